import { messageFor } from '../platform/field-errors.ts'
import type { PromptTexts } from '../prompts/question.store.ts'

export const USER_CREATED = 'User has been created.'

export const USERNAME_TAKEN = 'Username already exists'

/** For both disabling and enabling, as specified (rule U5). */
export const USER_TOGGLED = 'User has been disabled.'

export const USER_UNLOCKED = 'User has been unlocked.'

export const STATUS_PLACEHOLDER = 'Is User Active?'

export const NEVER_SIGNED_IN = 'Never Logged In'

export const USER_LOCKED = 'Locked'

export const USER_MAIL_FAILED = 'Email failed'

export const MAIL_GIVEN_UP = 'The email could not be sent within a day.'

export const NO_ROLES = 'None'

export const DELETE_USER: PromptTexts = {
  title: 'Delete User',
  question: 'Are you sure you wish to delete this user?',
  done: 'User account has been deleted.',
}

export function disableUser(username: string): PromptTexts {
  return {
    title: 'Disable Account',
    question: `Are you sure you wish to disable ${username}?`,
    done: USER_TOGGLED,
  }
}

export function resetUserPassword(username: string): PromptTexts {
  return {
    title: 'Reset Password',
    question: `Are you sure you wish to reset the password for ${username}?`,
    done: 'Password has been reset.',
  }
}

export function yesOrNo(flag: boolean): 'Yes' | 'No' {
  return flag ? 'Yes' : 'No'
}

/** An invalid email has another message outside of this form (rule U15). */
export function userFieldMessage(attribute: string, name: string): string {
  if (attribute === 'active') return name === 'required' ? 'Status is required' : 'Status is invalid'
  if (attribute !== 'username') return messageFor(attribute, name)
  if (name === 'required') return 'Username is required'
  if (name === 'email') return 'Username must be an email address'
  return name === 'unique' ? 'Username must be unique' : 'Username is invalid'
}
