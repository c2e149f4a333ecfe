import type { BaseEnv } from '../platform/env.ts'
import type { Permission } from '../permissions/permission.enums.ts'
import type { OwnSession } from './own-sessions.contract.ts'
import type { Profile, Session, SignInAnswer } from './session.contract.ts'
import type { SignInDraft } from './session.rules.ts'

/** Every call rejects with a `ProblemError`. */
export interface SessionPort {
  signIn(draft: SignInDraft): Promise<SignInAnswer>
  /** Renews a stored session token; false when it is no longer valid. */
  resume(token: string): Promise<Session | false>
  /** Takes the token because the store has cleared it by then. */
  signOut(token: string): Promise<void>
  myPermissions(): Promise<Permission[]>
  profile(): Promise<Profile>
  /** Most recently used first. */
  sessions(): Promise<OwnSession[]>
  /** Signs a device out. */
  endSession(id: number): Promise<boolean>
}

export interface SessionEnv extends BaseEnv {
  session: SessionPort
}

/** The part needed for the second step of a sign-in. */
export interface SecondStepEnv extends BaseEnv {
  twoFactor: { enterWithCode(challenge: string, code: string): Promise<SignInAnswer> }
}
