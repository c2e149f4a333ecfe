import { messageFor } from '../platform/field-errors.ts'

/** What a person reads after a reset and after a change. Source: specification §8, decision S16. */
export const PASSWORD_CHANGED = 'Your password has been changed successfully.'

/** What a person reads when no account has the address they gave. Source: specification §8. */
export const UNKNOWN_USERNAME = "The username doesn't exist"

/** What a person reads once a reset link is on its way. Source: specification §8. */
export const RESET_LINK_SENT = {
  title: 'Reset link has been sent',
  text: 'Please check your email inbox and follow the instructions to reset your password.',
} as const

/** The sentence under a password field: one that is easily guessed is `invalid` like a wrong current one, but is said as a rule is. */
export function passwordFieldMessage(attribute: string, name: string): string {
  return messageFor(attribute, attribute === 'newPassword' && name === 'invalid' ? 'pattern' : name)
}
