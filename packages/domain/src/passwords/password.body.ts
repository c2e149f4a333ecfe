import { bodyOf, RawText, Text } from '../platform/validation/request-body.ts'

const fields = { newPassword: RawText, repeatPassword: RawText }

/** Asks for a reset link. Source: specification §3. */
export const ForgotPasswordBody = bodyOf({ email: Text }, ['email'])

/** Sets a password by a mailed link; a link that is left out is one that does not work. Source: specification §3, decision S9. */
export const ResetPasswordBody = bodyOf({ ...fields, resetToken: Text, username: Text }, [
  'newPassword',
  'repeatPassword',
])

/** Changes one's own password. Source: specification §3. */
export const ChangePasswordBody = bodyOf({ currentPassword: RawText, ...fields }, [
  'currentPassword',
  'newPassword',
  'repeatPassword',
])
