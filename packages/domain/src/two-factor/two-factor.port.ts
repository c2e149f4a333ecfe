import type { BaseEnv } from '../platform/env.ts'
import type { SignInAnswer } from '../session/session.contract.ts'
import type {
  EnrolAnswer,
  EnrolledAnswer,
  RecoveryCodes,
  TwoFactorSecret,
  TwoFactorState,
} from './two-factor.contract.ts'

/** The API calls of the stores for two-factor sign-in. Every call rejects with a `ProblemError`. */
export interface TwoFactorPort {
  /** The second step of a sign-in, with a code of the app or one for a lost telephone. */
  enterWithCode(challenge: string, code: string): Promise<SignInAnswer>
  /** The secret for somebody who has to set up two factors to sign in. */
  enrol(challenge: string): Promise<EnrolAnswer>
  /** The first code of somebody who has to set up two factors to sign in. */
  confirmEnrolment(challenge: string, code: string): Promise<EnrolledAnswer>

  state(): Promise<TwoFactorState>
  /** A fresh secret, against the password; false when it is on already. */
  begin(password: string): Promise<TwoFactorSecret | false>
  switchOn(code: string): Promise<RecoveryCodes>
  /** False while a role asks for it. */
  switchOff(proof: { password: string; code: string }): Promise<boolean>
  renewRecoveryCodes(proof: { password: string; code: string }): Promise<RecoveryCodes>
  /** Proves by a code who a signed-in person is. */
  prove(code: string): Promise<boolean>

  /** Takes somebody else's second factor away; false when there is none. */
  reset(userId: number): Promise<boolean>
  /** Makes a role ask its holders for two factors, or no longer. */
  setRequirement(roleId: number, isRequired: boolean): Promise<boolean>
}

/** The environment with these calls. */
export interface TwoFactorEnv extends BaseEnv {
  twoFactor: TwoFactorPort
}
