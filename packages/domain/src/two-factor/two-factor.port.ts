import type { BaseEnv } from '../platform/env.ts'
import type { SignInAnswer } from '../session/session.contract.ts'
import type {
  EnrolAnswer,
  EnrolledAnswer,
  RecoveryCodes,
  TwoFactorSecret,
  TwoFactorState,
} from './two-factor.contract.ts'

/** Every call rejects with a `ProblemError`. */
export interface TwoFactorPort {
  /** Accepts an app code or a recovery code. */
  enterWithCode(challenge: string, code: string): Promise<SignInAnswer>
  /** Returns the secret during a sign-in that requires enrolment. */
  enrol(challenge: string): Promise<EnrolAnswer>
  /** Submits the first code during a sign-in that requires enrolment. */
  confirmEnrolment(challenge: string, code: string): Promise<EnrolledAnswer>

  state(): Promise<TwoFactorState>
  /** Returns a new secret; false when two-factor sign-in is on already. */
  begin(password: string): Promise<TwoFactorSecret | false>
  switchOn(code: string): Promise<RecoveryCodes>
  /** False when a role requires it. */
  switchOff(proof: { password: string; code: string }): Promise<boolean>
  renewRecoveryCodes(proof: { password: string; code: string }): Promise<RecoveryCodes>
  /** Confirms the identity of the signed-in user. */
  prove(code: string): Promise<boolean>

  /** Removes another user's second factor; false when there is none. */
  reset(userId: number): Promise<boolean>
  setRequirement(roleId: number, isRequired: boolean): Promise<boolean>
}

export interface TwoFactorEnv extends BaseEnv {
  twoFactor: TwoFactorPort
}
