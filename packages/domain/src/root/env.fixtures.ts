import { NO_DUPLICATES } from '../duplicates/duplicates.fixtures.ts'
import { EMPTY_OFFICE, NO_BRAND } from '../office/office.fixtures.ts'
import type { Call } from '../platform/calls.ts'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import { ProblemError, type Problem } from '../platform/problem.ts'
import { envWith, type Overrides } from './env-with.fixtures.ts'
import type { StoreEnv } from './env.ts'
import { ROOT_CALLS } from './root.calls.ts'
import { STAFF_CALLS } from './staff.calls.ts'

type PlainKind = Exclude<Problem['kind'], 'invalid' | 'refused' | 'limited'>

/** A call that rejects with this kind of problem. */
export function failing(kind: PlainKind): () => Promise<never> {
  return () => Promise.reject(new ProblemError({ kind }))
}

export const ALL_CALLS = { ...ROOT_CALLS, ...STAFF_CALLS }
export type EnvOverrides = Overrides<typeof ALL_CALLS, StoreEnv>

function answering<Answer>(answer: Answer) {
  return () => Promise.resolve(answer)
}
const none = answering([])
const done = (ids: readonly number[]) => Promise.resolve({ done: [...ids], failed: [] })

export const ANSWERS = {
  audit: { leadHistory: none },
  brand: { own: NO_BRAND, fetch: answering(NO_BRAND) },
  // Not checked for new versions, as in development.
  build: { own: '', fetchServed: answering(null) },
  calendar: { leads: none },
  calendarFeed: {
    read: answering({ on: false, createdAt: null, lastReadAt: null }),
    create: answering({ url: 'https://latchkey.example/calendar-feed/secret.ics' }),
  },
  duplicates: { of: answering(NO_DUPLICATES), unmerge: answering({ kept: [] }) },
  leads: {
    handlers: none,
    waiting: answering({ total: 0, due: 0, overdue: 0, models: [] }),
    assignMany: done,
    removeMany: done,
    restoreMany: done,
  },
  notifications: { unread: answering({ unread: 0 }) },
  office: { read: answering(EMPTY_OFFICE) },
  roles: { permissions: none },
  search: { find: answering({}), recent: answering({ recent: [] }) },
  session: {
    signIn: answering(false),
    resume: answering(false),
    myPermissions: none,
    profile: answering({ firstName: null, lastName: null, media: null }),
    sessions: none,
  },
  twoFactor: {
    enterWithCode: answering(false),
    confirmEnrolment: answering(false),
    state: answering({ isOn: false, isRequired: false, recoveryCodesLeft: 0 }),
  },
  users: { dropdown: none, work: answering({ viewings: [], viewingsTotal: 0, leadsTotal: 0 }) },
  views: { all: none },
} satisfies EnvOverrides

/** True, an empty page, or a problem. */
function plainAnswer({ isCancellable, ...rest }: Call): () => unknown {
  if (isCancellable) return () => ({ answer: plainAnswer(rest)(), cancel: () => undefined })
  if (rest.answer === undefined) return answering(true)
  if (rest.call.endsWith('/:page/:limit')) return () => Promise.resolve(aPageOf([]))
  return failing(rest.call.endsWith('/:id') ? 'gone' : 'broken')
}

/** Calls answer with empty results, at FIXTURE_NOW. */
export const anEnv = (given: EnvOverrides = {}): StoreEnv => envWith(ALL_CALLS, plainAnswer, ANSWERS, given)
