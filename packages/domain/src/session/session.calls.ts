import type { Permission } from '../permissions/permission.enums.ts'
import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import type { OwnSession } from './own-sessions.contract.ts'
import type { Profile, Session, SignInResponse } from './session.contract.ts'
import type { SignInDraft } from './session.rules.ts'

export const sessionCalls = {
  signIn: {
    call: 'POST /users/login',
    body: typed<SignInDraft>,
    response: typed<SignInResponse>,
    isPublic: true,
  },
  /** Renews a stored session token; false when it is no longer valid. */
  resume: {
    call: 'POST /users/jwt-login',
    body: (token: string) => ({ token }),
    response: typed<Session | false>,
    isPublic: true,
  },
  /** Takes the token because the store has cleared it by then. */
  signOut: { call: 'POST /users/logout', token: typed<string>, response: (): void => undefined },
  myPermissions: { call: 'GET /users/my-permissions', response: typed<Permission[]> },
  profile: { call: 'GET /users/profile', response: typed<Profile> },
  /** Most recently used first. */
  sessions: { call: 'GET /users/sessions', response: typed<OwnSession[]> },
  /** Signs a device out. */
  endSession: { call: 'POST /users/sessions/:id/end' },
} as const satisfies CallTable

export interface SessionEnv extends EnvOf<{ session: typeof sessionCalls }> {}

/** The part needed for the second step of a sign-in. */
export interface SecondStepEnv {
  readonly twoFactor: { enterWithCode(challenge: string, code: string): Promise<SignInResponse> }
}
