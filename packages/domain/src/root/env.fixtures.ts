import { NO_DUPLICATES } from '../duplicates/duplicates.fixtures.ts'
import { EMPTY_OFFICE, NO_BRAND } from '../office/office.fixtures.ts'
import type { Call } from '../platform/calls.ts'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import { ProblemError, type Problem } from '../platform/problem.ts'
import { envWith, type Overrides } from './env-with.fixtures.ts'
import { type StoreEnv, ROOT_CALLS } from './root.calls.ts'

type PlainKind = Exclude<Problem['kind'], 'invalid' | 'rejected' | 'limited'>

/** A call that rejects with this kind of problem. */
export function failing(kind: PlainKind): () => Promise<never> {
  return () => Promise.reject(new ProblemError({ kind }))
}

export type EnvOverrides = Overrides<typeof ROOT_CALLS, StoreEnv>

function responding<Value>(value: Value) {
  return () => Promise.resolve(value)
}
const none = responding([])
const done = (ids: readonly number[]) => Promise.resolve({ done: [...ids], failed: [] })

export const RESPONSES = {
  audit: { leadHistory: none },
  brand: { own: NO_BRAND, fetch: responding(NO_BRAND) },
  // Not checked for new versions, as in development.
  build: { own: '', fetchServed: responding(null) },
  calendar: { leads: none },
  calendarFeed: {
    read: responding({ on: false, createdAt: null, lastReadAt: null }),
    create: responding({ url: 'https://latchkey.example/calendar-feed/secret.ics' }),
  },
  deposits: { list: responding({ cap: null, rent: null, deposits: [] }) },
  duplicates: { of: responding(NO_DUPLICATES), unmerge: responding({ kept: [] }) },
  leads: {
    handlers: none,
    waiting: responding({ total: 0, due: 0, overdue: 0, toComplete: { total: 0, late: 0 }, models: [] }),
    assignMany: done,
    removeMany: done,
    restoreMany: done,
  },
  listings: { toMend: responding({ total: 0 }) },
  keys: { list: none },
  notifications: { unread: responding({ unread: 0 }) },
  office: { read: responding(EMPTY_OFFICE) },
  rightToRent: { get: responding({ adults: 1, recorded: 0, complete: false, checks: [] }) },
  roles: { permissions: none },
  search: { find: responding({}), recent: responding({ recent: [] }) },
  session: {
    signIn: responding(false),
    resume: responding(false),
    myPermissions: none,
    profile: responding({ firstName: null, lastName: null, media: null }),
    sessions: none,
  },
  sources: { list: none },
  toComplete: { list: none },
  twoFactor: {
    enterWithCode: responding(false),
    confirmEnrolment: responding(false),
    state: responding({ isOn: false, isRequired: false, recoveryCodesLeft: 0 }),
  },
  users: { dropdown: none, work: responding({ viewings: [], viewingsTotal: 0, leadsTotal: 0, keys: 0 }) },
  views: { all: none },
} satisfies EnvOverrides

/** True, an empty page, or a problem. */
function plainResponse({ isCancellable, ...rest }: Call): () => unknown {
  if (isCancellable) return () => ({ response: plainResponse(rest)(), cancel: () => undefined })
  if (rest.response === undefined) return responding(true)
  if (rest.call.endsWith('/:page/:limit')) return () => Promise.resolve(aPageOf([]))
  return failing(rest.call.endsWith('/:id') ? 'gone' : 'broken')
}

/** Calls return empty results, at FIXTURE_NOW. */
export const anEnv = (given: EnvOverrides = {}): StoreEnv =>
  envWith(ROOT_CALLS, plainResponse, RESPONSES, given)
