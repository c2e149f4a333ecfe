import { create } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { errorsOf, requiredEmail, rule } from '../platform/validation/suite-rules.ts'
import { characterCount, cleanText } from '../platform/values/text.ts'
import { USERNAME_MAX } from '../session/session.rules.ts'
import type { ChangePasswordDraft, ForgotPasswordDraft, NewPasswordDraft } from './password.drafts.ts'
import { PASSWORD_CONDITIONS, PASSWORD_MAX, PASSWORD_MIN } from './password.rules.ts'

/** What a suite has to be told; what is left out passes, or is as the specification has it. */
export interface PasswordLookups {
  /** The longest password that the settings allow, in characters. */
  longest?: number
  /** True for a password that is easily guessed although it satisfies every condition. */
  isGuessable?: (password: string) => boolean
}

/** The rules of a new password, as the reset screen has them. Source: specification §5. */
export const createNewPasswordSuite = (lookups?: PasswordLookups) =>
  create((draft: NewPasswordDraft) => newPasswordRules(draft, lookups))

/** The rules of changing one's password. Whether the current one is right only the server knows. Source: specification §5. */
export const createChangePasswordSuite = (lookups?: PasswordLookups) =>
  create((draft: ChangePasswordDraft) => {
    rule('currentPassword', 'required', () => draft.currentPassword !== '')
    newPasswordRules(draft, lookups)
  })

/** The rules of asking for a reset link. Source: specification §5. */
export const createForgotPasswordSuite = () =>
  create((draft: ForgotPasswordDraft) => requiredEmail('email', draft.email, USERNAME_MAX))

/** What is wrong with a new password. */
export function validateNewPassword(draft: NewPasswordDraft, lookups?: PasswordLookups): ErrorsByField {
  return errorsOf(createNewPasswordSuite(lookups).runStatic(draft))
}

/** What is wrong with a change of password, in the dialog as on the server. */
export function validateChangePassword(draft: ChangePasswordDraft, lookups?: PasswordLookups): ErrorsByField {
  return errorsOf(createChangePasswordSuite(lookups).runStatic(draft))
}

/** What is wrong with a request for a reset link, on the screen as on the server. */
export function validateForgotPassword(draft: ForgotPasswordDraft): ErrorsByField {
  return errorsOf(createForgotPasswordSuite().runStatic({ email: cleanText(draft.email) }))
}

/** Passwords are never trimmed. Source: specification §5, decision S7. */
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
