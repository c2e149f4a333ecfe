import { create } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { errorsOf, requiredEmail, rule } from '../platform/validation/suite-rules.ts'
import { normalisedEmail } from '../platform/values/email.ts'
import { characterCount } from '../platform/values/text.ts'
import { USERNAME_MAX } from '../session/session.rules.ts'
import type { ChangePasswordDraft, ForgotPasswordDraft, NewPasswordDraft } from './password-drafts.ts'
import { PASSWORD_CONDITIONS, PASSWORD_MAX, PASSWORD_MIN } from './password.rules.ts'

/** Overrides of the defaults; what is omitted passes. */
export interface PasswordLookups {
  /** Longest password that the settings allow, in characters. */
  longest?: number
  /** True for a guessable password that meets every condition. */
  isGuessable?: (password: string) => boolean
}

export const createNewPasswordSuite = (lookups?: PasswordLookups) =>
  create((draft: NewPasswordDraft) => newPasswordRules(draft, lookups))

/** Only the server can check the current password. */
export const createChangePasswordSuite = (lookups?: PasswordLookups) =>
  create((draft: ChangePasswordDraft) => {
    rule('currentPassword', 'required', () => draft.currentPassword !== '')
    newPasswordRules(draft, lookups)
  })

export const createForgotPasswordSuite = () =>
  create((draft: ForgotPasswordDraft) => requiredEmail('email', draft.email, USERNAME_MAX))

export function validateNewPassword(draft: NewPasswordDraft, lookups?: PasswordLookups): ErrorsByField {
  return errorsOf(createNewPasswordSuite(lookups), draft)
}

export function validateChangePassword(draft: ChangePasswordDraft, lookups?: PasswordLookups): ErrorsByField {
  return errorsOf(createChangePasswordSuite(lookups), draft)
}

export function validateForgotPassword(draft: ForgotPasswordDraft): ErrorsByField {
  return errorsOf(createForgotPasswordSuite(), { email: normalisedEmail(draft.email) })
}

/** Passwords are never trimmed (rule S7). */
function newPasswordRules(
  draft: NewPasswordDraft,
  { isGuessable = () => false, longest = PASSWORD_MAX }: PasswordLookups = {},
): void {
  const { newPassword, repeatPassword } = draft
  rule('newPassword', 'required', () => newPassword !== '')
  rule('newPassword', 'minlength', () => characterCount(newPassword) >= PASSWORD_MIN)
  rule('newPassword', 'maxlength', () => characterCount(newPassword) <= longest)
  rule('newPassword', 'pattern', () => PASSWORD_CONDITIONS.every(({ isMet }) => isMet(newPassword)))
  rule('newPassword', 'invalid', () => !isGuessable(newPassword))
  rule('repeatPassword', 'required', () => repeatPassword !== '')
  rule('repeatPassword', 'compare', () => repeatPassword === newPassword)
}
