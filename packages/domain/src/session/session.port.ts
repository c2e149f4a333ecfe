import type { BaseEnv } from '../platform/env.ts'
import type { Permission } from '../permissions/permission.enums.ts'
import type { OwnSession } from './own-sessions.contract.ts'
import type { Profile, Session, SignInAnswer } from './session.contract.ts'
import type { SignInDraft } from './session.rules.ts'

/** The API calls of the session store. Every call rejects with a `ProblemError`. */
export interface SessionPort {
  signIn(draft: SignInDraft): Promise<SignInAnswer>
  /** Renews a stored session token; false when it is no longer good. */
  resume(token: string): Promise<Session | false>
  /** Ends the session of this token on the server; the token is given because the store has dropped it by then. */
  signOut(token: string): Promise<void>
  myPermissions(): Promise<Permission[]>
  profile(): Promise<Profile>
  /** The devices that the person is signed in on, the one last used first. */
  sessions(): Promise<OwnSession[]>
  /** Signs one of them out. */
  endSession(id: number): Promise<boolean>
}

/** The environment with these calls. */
export interface SessionEnv extends BaseEnv {
  session: SessionPort
}

/** The part of the environment that takes the second step of a sign-in. */
export interface SecondStepEnv extends BaseEnv {
  twoFactor: { enterWithCode(challenge: string, code: string): Promise<SignInAnswer> }
}
