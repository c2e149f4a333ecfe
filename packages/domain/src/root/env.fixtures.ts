import type { AuditPort } from '../audit/audit.port.ts'
import type { CalendarPort } from '../calendar/calendar.port.ts'
import type { CalendarFeedPort } from '../calendar-feed/calendar-feed.port.ts'
import { NO_DUPLICATES } from '../duplicates/duplicates.fixtures.ts'
import type { DuplicatesPort } from '../duplicates/duplicates.port.ts'
import type { ExportsPort } from '../exports/exports.port.ts'
import type { LeadsPort } from '../leads/leads.port.ts'
import { FIXTURE_NOW } from '../leads/lead.fixtures.ts'
import type { MediaPort } from '../media/media.port.ts'
import { EMPTY_OFFICE, NO_BRAND } from '../office/office.fixtures.ts'
import type { BrandPort } from '../office/brand.port.ts'
import type { NotificationsPort } from '../notifications/notifications.port.ts'
import type { OfficePort } from '../office/office.port.ts'
import type { PasswordsPort } from '../passwords/passwords.port.ts'
import type { ProfilePort } from '../profile/profile.port.ts'
import type { ProjectsPort } from '../projects/projects.port.ts'
import type { PropertiesPort } from '../properties/properties.port.ts'
import type { RolesPort } from '../roles/roles.port.ts'
import type { SearchPort } from '../search/search.port.ts'
import type { SessionPort } from '../session/session.port.ts'
import type { SettingsPort } from '../settings/settings.port.ts'
import type { TodayPort } from '../today/today.port.ts'
import type { TwoFactorPort } from '../two-factor/two-factor.port.ts'
import type { SheetsPort } from '../sheets/sheets.port.ts'
import type { UsersPort } from '../users/users.port.ts'
import type { ViewsPort } from '../views/views.port.ts'
import type { StoreEnv } from './env.ts'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import { ProblemError, type Problem } from '../platform/problem.ts'
import { createMemoryStorage } from '../platform/storage/storage.ts'

/** A build that is not checked for new versions, as in development. */
export const NO_BUILD = { own: '', fetchServed: () => Promise.resolve(null) }

/** A call that rejects with this kind of problem. */
export function failing(
  kind: Exclude<Problem['kind'], 'invalid' | 'refused' | 'limited'>,
): () => Promise<never> {
  return () => Promise.reject(new ProblemError({ kind }))
}

type PortName =
  | 'audit'
  | 'brand'
  | 'calendar'
  | 'calendarFeed'
  | 'duplicates'
  | 'exports'
  | 'leads'
  | 'media'
  | 'notifications'
  | 'office'
  | 'passwords'
  | 'profile'
  | 'projects'
  | 'properties'
  | 'roles'
  | 'search'
  | 'session'
  | 'settings'
  | 'today'
  | 'twoFactor'
  | 'sheets'
  | 'users'
  | 'views'

export interface EnvOverrides extends Partial<Omit<StoreEnv, PortName>> {
  audit?: Partial<AuditPort>
  brand?: Partial<BrandPort>
  calendar?: Partial<CalendarPort>
  calendarFeed?: Partial<CalendarFeedPort>
  duplicates?: Partial<DuplicatesPort>
  exports?: Partial<ExportsPort>
  leads?: Partial<LeadsPort>
  media?: Partial<MediaPort>
  notifications?: Partial<NotificationsPort>
  office?: Partial<OfficePort>
  passwords?: Partial<PasswordsPort>
  profile?: Partial<ProfilePort>
  projects?: Partial<ProjectsPort>
  properties?: Partial<PropertiesPort>
  roles?: Partial<RolesPort>
  search?: Partial<SearchPort>
  session?: Partial<SessionPort>
  settings?: Partial<SettingsPort>
  today?: Partial<TodayPort>
  twoFactor?: Partial<TwoFactorPort>
  sheets?: Partial<SheetsPort>
  users?: Partial<UsersPort>
  views?: Partial<ViewsPort>
}

/** Calls answer with empty results, at FIXTURE_NOW. */
export function anEnv({
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
    audit: {
      list: () => Promise.resolve(aPageOf([])),
      leadHistory: () => Promise.resolve([]),
      ...audit,
    },
    brand: { own: NO_BRAND, fetch: () => Promise.resolve(NO_BRAND), ...brand },
    calendar: { leads: () => Promise.resolve([]), ...calendar },
    calendarFeed: {
      read: () => Promise.resolve({ on: false, createdAt: null, lastReadAt: null }),
      create: () => Promise.resolve({ url: 'https://latchkey.example/calendar-feed/secret.ics' }),
      end: () => Promise.resolve(true),
      ...calendarFeed,
    },
    duplicates: {
      of: () => Promise.resolve(NO_DUPLICATES),
      merge: () => Promise.resolve(true),
      unmerge: () => Promise.resolve({ kept: [] }),
      dismiss: () => Promise.resolve(true),
      undismiss: () => Promise.resolve(true),
      ...duplicates,
    },
    exports: { run: () => ({ done: Promise.resolve(), cancel: () => undefined }), ...exports },
    leads: {
      list: () => Promise.resolve(aPageOf([])),
      get: failing('gone'),
      handlers: () => Promise.resolve([]),
      create: failing('broken'),
      assign: () => Promise.resolve(true),
      answer: () => Promise.resolve(true),
      waiting: () => Promise.resolve({ total: 0, due: 0, overdue: 0, models: [] }),
      save: () => Promise.resolve(true),
      scheduled: () => Promise.resolve(aPageOf([])),
      awaiting: () => Promise.resolve(aPageOf([])),
      remove: () => Promise.resolve(true),
      restore: () => Promise.resolve(true),
      assignMany: (ids) => Promise.resolve({ done: [...ids], failed: [] }),
      removeMany: (ids) => Promise.resolve({ done: [...ids], failed: [] }),
      restoreMany: (ids) => Promise.resolve({ done: [...ids], failed: [] }),
      verify: () => Promise.resolve(true),
      decline: () => Promise.resolve(true),
      confirmViewing: () => Promise.resolve(true),
      sendQuestionnaire: () => Promise.resolve(true),
      ...leads,
    },
    media: { upload: failing('broken'), ...media },
    notifications: {
      page: () => Promise.resolve(aPageOf([])),
      unread: () => Promise.resolve({ unread: 0 }),
      read: () => Promise.resolve(true),
      ...notifications,
    },
    office: {
      read: () => Promise.resolve(EMPTY_OFFICE),
      save: () => Promise.resolve(true),
      ...office,
    },
    passwords: {
      requestReset: () => Promise.resolve(true),
      reset: () => Promise.resolve(true),
      change: () => Promise.resolve(true),
      prove: () => Promise.resolve(true),
      ...passwords,
    },
    profile: { save: () => Promise.resolve(true), setImage: () => Promise.resolve(true), ...profile },
    projects: {
      list: () => Promise.resolve(aPageOf([])),
      get: failing('gone'),
      create: failing('broken'),
      save: () => Promise.resolve(true),
      remove: () => Promise.resolve(true),
      removeImage: () => Promise.resolve(true),
      ...projects,
    },
    properties: {
      list: () => Promise.resolve(aPageOf([])),
      units: () => Promise.resolve(aPageOf([])),
      get: failing('gone'),
      create: failing('broken'),
      createUnit: failing('broken'),
      save: () => Promise.resolve(true),
      remove: () => Promise.resolve(true),
      removeImage: () => Promise.resolve(true),
      ...properties,
    },
    roles: {
      list: () => Promise.resolve(aPageOf([])),
      get: failing('gone'),
      permissions: () => Promise.resolve([]),
      create: failing('broken'),
      save: () => Promise.resolve(true),
      toggleActive: () => Promise.resolve(true),
      remove: () => Promise.resolve(true),
      removeMany: () => Promise.resolve(true),
      ...roles,
    },
    search: {
      find: () => Promise.resolve({}),
      recent: () => Promise.resolve({ recent: [] }),
      ...search,
    },
    session: {
      signIn: () => Promise.resolve(false),
      resume: () => Promise.resolve(false),
      signOut: () => Promise.resolve(),
      myPermissions: () => Promise.resolve([]),
      profile: () => Promise.resolve({ firstName: null, lastName: null, media: null }),
      sessions: () => Promise.resolve([]),
      endSession: () => Promise.resolve(true),
      ...session,
    },
    settings: { read: failing('broken'), ...settings },
    today: { day: failing('broken'), ...today },
    twoFactor: {
      enterWithCode: () => Promise.resolve(false),
      enrol: failing('broken'),
      confirmEnrolment: () => Promise.resolve(false),
      state: () => Promise.resolve({ isOn: false, isRequired: false, recoveryCodesLeft: 0 }),
      begin: failing('broken'),
      switchOn: failing('broken'),
      switchOff: () => Promise.resolve(true),
      renewRecoveryCodes: failing('broken'),
      prove: () => Promise.resolve(true),
      reset: () => Promise.resolve(true),
      setRequirement: () => Promise.resolve(true),
      ...twoFactor,
    },
    sheets: {
      download: () => Promise.resolve(),
      preview: () => ({ answer: failing('broken')(), cancel: () => undefined }),
      confirm: () => Promise.resolve(true),
      forget: () => Promise.resolve(true),
      downloadFailures: () => Promise.resolve(),
      ...sheets,
    },
    users: {
      dropdown: () => Promise.resolve([]),
      list: () => Promise.resolve(aPageOf([])),
      get: failing('gone'),
      create: failing('broken'),
      work: () => Promise.resolve({ viewings: [], viewingsTotal: 0, leadsTotal: 0 }),
      toggleActive: () => Promise.resolve(true),
      unlock: () => Promise.resolve(true),
      remove: () => Promise.resolve(true),
      resetPassword: () => Promise.resolve(true),
      setRoles: () => Promise.resolve(true),
      ...users,
    },
    views: {
      all: () => Promise.resolve([]),
      create: failing('broken'),
      update: () => Promise.resolve(true),
      remove: () => Promise.resolve(true),
      use: () => Promise.resolve(true),
      order: () => Promise.resolve(true),
      ...views,
    },
    build: NO_BUILD,
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
    now: () => FIXTURE_NOW,
    ...rest,
  }
}
