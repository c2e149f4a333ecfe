import { create } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { errorsOf, requiredEmail, rule } from '../platform/suite-rules.ts'
import { cleanText } from '../platform/text.ts'
import { USERNAME_MAX } from '../session/session.rules.ts'
import type { ChangePasswordDraft, ForgotPasswordDraft, NewPasswordDraft } from './password.drafts.ts'
import { passwordErrors, repeatErrors } from './password.rules.ts'

/** The rules of a new password, as the reset screen has them. Source: specification §5. */
export const createNewPasswordSuite = () => create((draft: NewPasswordDraft) => newPasswordRules(draft))

/** The rules of changing one's password. Whether the current one is right only the server knows. Source: specification §5. */
export const createChangePasswordSuite = () =>
  create((draft: ChangePasswordDraft) => {
    rule('currentPassword', 'required', () => draft.currentPassword !== '')
    newPasswordRules(draft)
  })

/** The rules of asking for a reset link. Source: specification §5. */
export const createForgotPasswordSuite = () =>
  create((draft: ForgotPasswordDraft) => requiredEmail('email', draft.email, USERNAME_MAX))

/** What is wrong with a new password. */
export function validateNewPassword(draft: NewPasswordDraft): ErrorsByField {
  return errorsOf(createNewPasswordSuite().runStatic(draft))
}

/** What is wrong with a change of password, in the dialog as on the server. */
export function validateChangePassword(draft: ChangePasswordDraft): ErrorsByField {
  return errorsOf(createChangePasswordSuite().runStatic(draft))
}

/** What is wrong with a request for a reset link, on the screen as on the server. */
export function validateForgotPassword(draft: ForgotPasswordDraft): ErrorsByField {
  return errorsOf(createForgotPasswordSuite().runStatic({ email: cleanText(draft.email) }))
}

function newPasswordRules(draft: NewPasswordDraft): void {
  for (const name of passwordErrors(draft.newPassword)) rule('newPassword', name, () => false)
  for (const name of repeatErrors(draft.repeatPassword, draft.newPassword)) {
    rule('repeatPassword', name, () => false)
  }
}
