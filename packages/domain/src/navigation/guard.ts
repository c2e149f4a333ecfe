import type { Permission } from '../permissions/permission.enums.ts'

/** Who may see a page: anyone, or whoever is signed in and holds all of the permissions named. */
export type PageAccess = 'public' | readonly Permission[]

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

/** True when a holder of these permissions may see a page. */
export const isPermitted = (access: PageAccess, permissions: readonly Permission[]): boolean =>
  access === 'public' || access.every((permission) => permissions.includes(permission))

/** Decides over one page. Source: specification §4, decision S23. */
export function guardDecision(session: GuardedSession, access: PageAccess): GuardDecision {
  if (access === 'public') return 'show'
  if (session.phase === 'unknown') return 'wait'
  if (session.phase === 'signed-out') return 'sign-in'
  const { permissions } = session
  if (permissions === null) return 'wait'
  if (isPermitted(access, permissions)) return 'show'
  return session.permissionsPhase === 'failed' ? 'ask-again' : 'forbidden'
}
