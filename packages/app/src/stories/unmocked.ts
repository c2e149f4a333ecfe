import { NO_DUPLICATES } from '@latchkey/domain/duplicates/duplicates.fixtures'
import { FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import { NO_BRAND } from '@latchkey/domain/office/office.fixtures'
import { ProblemError } from '@latchkey/domain/platform/problem'
import { createMemoryStorage } from '@latchkey/domain/platform/storage/storage'
import type { StoreEnv } from '@latchkey/domain/root/env'
import { NO_BUILD, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'

/** Calls that a story made without answering them. */
const unmocked: string[] = []

/** Returns and clears the unanswered calls. */
export function takeUnmockedCalls(): string[] {
  return unmocked.splice(0)
}

/** Any call but the given ones rejects and fails the story. */
function strictPort<Port extends object>(name: string, given: Partial<Port> = {}): Port {
  return new Proxy(given as Port, {
    get: (port, call, receiver) =>
      (Reflect.get(port, call, receiver) as unknown) ??
      (() => {
        unmocked.push(`${name}.${String(call)}`)
        return Promise.reject(new ProblemError({ kind: 'broken' }))
      }),
  })
}

/** Answers only the given calls. */
export function strictEnv({
  audit,
  brand,
  calendar,
  calendarFeed,
  duplicates,
  exports,
  leads,
  media,
  notifications,
  office,
  passwords,
  profile,
  projects,
  properties,
  roles,
  search,
  session,
  settings,
  today,
  twoFactor,
  sheets,
  users,
  views,
  ...rest
}: EnvOverrides = {}): StoreEnv {
  return {
    audit: strictPort('audit', audit),
    brand: strictPort('brand', { own: NO_BRAND, ...brand }),
    calendar: strictPort('calendar', calendar),
    calendarFeed: strictPort('calendarFeed', calendarFeed),
    // Every open lead requests its duplicates; most have none.
    duplicates: strictPort('duplicates', { of: () => Promise.resolve(NO_DUPLICATES), ...duplicates }),
    exports: strictPort('exports', exports),
    leads: strictPort('leads', leads),
    media: strictPort('media', media),
    // The layout requests the count on every page.
    notifications: strictPort('notifications', {
      unread: () => Promise.resolve({ unread: 0 }),
      ...notifications,
    }),
    office: strictPort('office', office),
    passwords: strictPort('passwords', passwords),
    profile: strictPort('profile', profile),
    projects: strictPort('projects', projects),
    properties: strictPort('properties', properties),
    roles: strictPort('roles', roles),
    search: strictPort('search', search),
    session: strictPort('session', session),
    settings: strictPort('settings', settings),
    today: strictPort('today', today),
    twoFactor: strictPort('twoFactor', twoFactor),
    sheets: strictPort('sheets', sheets),
    users: strictPort('users', users),
    // Every list requests its views; most have none.
    views: strictPort('views', { all: () => Promise.resolve([]), ...views }),
    build: NO_BUILD,
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
    now: () => FIXTURE_NOW,
    ...rest,
  }
}
