import { describe, expect, it } from 'vitest'
import { guardDecision, type GuardDecision, type GuardedSession, type PageAccess } from './guard.ts'

const signedIn = (rest: Partial<GuardedSession> = {}): GuardedSession => ({
  phase: 'signed-in',
  permissions: ['enquiries-view'],
  permissionsPhase: 'ready',
  ...rest,
})
const nobody = (phase: 'unknown' | 'signed-out'): GuardedSession => ({
  phase,
  permissions: null,
  permissionsPhase: 'idle',
})

const table: [what: string, session: GuardedSession, access: PageAccess, decision: GuardDecision][] = [
  ['a public page before anything is loaded', nobody('unknown'), 'public', 'show'],
  ['a public page, signed out', nobody('signed-out'), 'public', 'show'],
  ['a staff page before the stored token was checked', nobody('unknown'), [], 'wait'],
  ['a staff page, signed out', nobody('signed-out'), [], 'sign-in'],
  ['a guarded page, signed out', nobody('signed-out'), ['users-view'], 'sign-in'],
  [
    'a staff page before the permissions are loaded',
    signedIn({ permissions: null, permissionsPhase: 'loading' }),
    [],
    'wait',
  ],
  [
    'a guarded page before the permissions are loaded',
    signedIn({ permissions: null, permissionsPhase: 'idle' }),
    ['users-view'],
    'wait',
  ],
  ['a staff page without any permission', signedIn({ permissions: [] }), [], 'show'],
  ['a page with its permission', signedIn(), ['enquiries-view'], 'show'],
  ['a page without its permission', signedIn(), ['users-view'], 'forbidden'],
  [
    'a page that needs any one of two permissions, with one of them',
    signedIn(),
    [['users-view', 'enquiries-view']],
    'show',
  ],
  [
    'a page that needs any one of two permissions, with none of them',
    signedIn({ permissions: ['data-import'] }),
    ['data-import', ['users-view', 'enquiries-view']],
    'forbidden',
  ],
  [
    'a page that needs two permissions, with one of them',
    signedIn(),
    ['enquiries-view', 'users-view'],
    'forbidden',
  ],
  [
    'a page that needs two permissions, with both',
    signedIn({ permissions: ['users-view', 'enquiries-view'] }),
    ['enquiries-view', 'users-view'],
    'show',
  ],
  [
    'permissions that could not be read',
    signedIn({ permissions: [], permissionsPhase: 'failed' }),
    ['users-view'],
    'ask-again',
  ],
  [
    'loaded permissions that could not be refetched',
    signedIn({ permissionsPhase: 'failed' }),
    ['enquiries-view'],
    'show',
  ],
]

describe('guardDecision', () => {
  it.each(table)('%s', (_what, session, access, decision) => {
    expect(guardDecision(session, access)).toBe(decision)
  })
})
