import type { Permission } from '../permissions/permission.enums.ts'

/** An empty list requires only a signed-in user; otherwise each is required, and of a list within it any one. */
export type PageAccess = 'public' | readonly (Permission | readonly Permission[])[]

export interface GuardedSession {
  phase: 'unknown' | 'signed-out' | 'signed-in'
  /** Null until loaded. */
  permissions: readonly Permission[] | null
  permissionsPhase: 'idle' | 'loading' | 'ready' | 'failed'
}

/** `wait` until permissions are loaded; `ask-again` offers Retry when loading them failed. */
export type GuardDecision = 'wait' | 'show' | 'sign-in' | 'forbidden' | 'ask-again'

export const isPermitted = (access: PageAccess, permissions: readonly Permission[]): boolean =>
  access === 'public' ||
  access.every((required) =>
    typeof required === 'string'
      ? permissions.includes(required)
      : required.some((permission) => permissions.includes(permission)),
  )

export function guardDecision(session: GuardedSession, access: PageAccess): GuardDecision {
  if (access === 'public') return 'show'
  if (session.phase === 'unknown') return 'wait'
  if (session.phase === 'signed-out') return 'sign-in'
  const { permissions } = session
  if (permissions === null) return 'wait'
  if (isPermitted(access, permissions)) return 'show'
  return session.permissionsPhase === 'failed' ? 'ask-again' : 'forbidden'
}
