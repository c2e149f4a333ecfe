import type { BaseEnv } from '../platform/env.ts'
import type { ChangePasswordDraft, ForgotPasswordDraft, ResetPasswordDraft } from './password.drafts.ts'

/** The API calls for setting passwords. Every call rejects with a `ProblemError`. */
export interface PasswordsPort {
  /** Mails a link; false for an address that no account has. Source: decision S8. */
  requestReset(draft: ForgotPasswordDraft): Promise<boolean>
  /** False for a link that does not work. Source: decision S10. */
  reset(draft: ResetPasswordDraft): Promise<boolean>
  change(draft: ChangePasswordDraft): Promise<boolean>
  /** Proves by the password who a signed-in person is. */
  prove(password: string): Promise<boolean>
}

/** The environment with these calls. */
export interface PasswordsEnv extends BaseEnv {
  passwords: PasswordsPort
}
