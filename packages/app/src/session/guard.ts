import type { Permission } from '@latchkey/domain/permissions/permission.enums'

/** Who may see a page: anyone, or whoever is signed in and holds all of the permissions named. */
export type PageAccess = 'public' | readonly Permission[]

/** Tells what an address asks of a person; the table of routes knows. */
export type AccessOf = (path: string) => PageAccess

/** What a guard looks at. */
export interface GuardedSession {
  phase: 'unknown' | 'signed-out' | 'signed-in'
  /** Null until they are known. */
  permissions: readonly Permission[] | null
  permissionsPhase: 'idle' | 'loading' | 'ready' | 'failed'
}

/**
 * What a guard does with a page: `wait` until enough is known, `show` it, send the person to `sign-in` or to `forbidden`,
 * or offer to `ask-again` where the permissions could not be read.
 */
export type GuardDecision = 'wait' | 'show' | 'sign-in' | 'forbidden' | 'ask-again'

/** Decides over one page. Source: specification §4, decision S23. */
export function guardDecision(session: GuardedSession, access: PageAccess): GuardDecision {
  if (access === 'public') return 'show'
  if (session.phase === 'unknown') return 'wait'
  if (session.phase === 'signed-out') return 'sign-in'
  const { permissions } = session
  if (permissions === null) return 'wait'
  if (access.every((permission) => permissions.includes(permission))) return 'show'
  return session.permissionsPhase === 'failed' ? 'ask-again' : 'forbidden'
}
