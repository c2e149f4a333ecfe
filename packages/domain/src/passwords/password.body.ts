import { bodyOf, Email, RawText, Text } from '../platform/validation/request-body.ts'

const fields = { newPassword: RawText, repeatPassword: RawText }

export const ForgotPasswordBody = bodyOf({ email: Email }, ['email'])

/** A missing token or username is read as '' and answers `false` (rule S9). */
export const ResetPasswordBody = bodyOf({ ...fields, resetToken: Text, username: Email }, [
  'newPassword',
  'repeatPassword',
])

export const ChangePasswordBody = bodyOf({ currentPassword: RawText, ...fields }, [
  'currentPassword',
  'newPassword',
  'repeatPassword',
])
