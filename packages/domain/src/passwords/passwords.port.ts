import type { BaseEnv } from '../platform/env.ts'
import type { ChangePasswordDraft, ForgotPasswordDraft, ResetPasswordDraft } from './password.drafts.ts'

/** Every call rejects with a `ProblemError`. */
export interface PasswordsPort {
  /** Mails a link; false if no account has the address (rule S8). */
  requestReset(draft: ForgotPasswordDraft): Promise<boolean>
  /** False for a link that is unknown, used or expired (rule S10). */
  reset(draft: ResetPasswordDraft): Promise<boolean>
  change(draft: ChangePasswordDraft): Promise<boolean>
  /** Confirms the identity of the signed-in user. */
  prove(password: string): Promise<boolean>
}

export interface PasswordsEnv extends BaseEnv {
  passwords: PasswordsPort
}
