import { messageFor } from '../platform/field-errors.ts'

export const CHANGE_PASSWORD = 'Change Password'

export const PASSWORD_CHANGED = 'Your password has been changed successfully.'

export const UNKNOWN_USERNAME = "The username doesn't exist"

export const RESET_LINK_SENT = {
  title: 'Reset link has been sent',
  text: 'Please check your email inbox and follow the instructions to reset your password.',
} as const

/** A guessable new password fails `invalid`, like a wrong current one, but needs the message of a pattern. */
export function passwordFieldMessage(attribute: string, name: string): string {
  return messageFor(attribute, attribute === 'newPassword' && name === 'invalid' ? 'pattern' : name)
}
