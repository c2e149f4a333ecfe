import type { PromptTexts } from '../prompts/prompts.ts'

/** What a person reads after a user was created. Source: specification §8. */
export const USER_CREATED = 'User has been created.'

/** What a person reads when the first error of a new user is that the name is taken. Source: specification §8, decision G15. */
export const USERNAME_TAKEN = 'Username already exists'

/** What a person reads after a user was disabled, and after one was enabled. Source: specification §4, decision U5. */
export const USER_TOGGLED = 'User has been disabled.'

/** What a person reads after a user was unlocked. Source: decision U7. */
export const USER_UNLOCKED = 'User has been unlocked.'

/** Shown in the Status field until one is chosen. Source: specification §5. */
export const STATUS_PLACEHOLDER = 'Is User Active?'

/** Shown for the last sign-in of somebody who never signed in. Source: specification §2. */
export const NEVER_SIGNED_IN = 'Never Logged In'

/** Shown of a user whom too many failures keep out. Source: decision U7. */
export const USER_LOCKED = 'Locked'

/** Shown where a user has no roles. Source: specification §2. */
export const NO_ROLES = 'None'

/** What a person is asked before a user is deleted. Source: specification §8. */
export const DELETE_USER: PromptTexts = {
  title: 'Delete User',
  question: 'Are you sure you wish to delete this user?',
  done: 'User account has been deleted.',
}

/** What a person is asked before a user is disabled; enabling asks nothing. Source: specification §8, decision U6. */
export function disableUser(username: string): PromptTexts {
  return {
    title: 'Disable Account',
    question: `Are you sure you wish to disable ${username}?`,
    done: USER_TOGGLED,
  }
}

/** What a person is asked before somebody's password is reset. Source: specification §8, decision U10. */
export function resetUserPassword(username: string): PromptTexts {
  return {
    title: 'Reset Password',
    question: `Are you sure you wish to reset the password for ${username}?`,
    done: 'Password has been reset.',
  }
}

/** What a column says of a flag. Source: specification §2. */
export function yesOrNo(flag: boolean): 'Yes' | 'No' {
  return flag ? 'Yes' : 'No'
}

/** The sentence under a field of Create User. Source: specification §5, decision U15. */
export function userFieldMessage(attribute: string, name: string): string {
  if (attribute === 'active') return name === 'required' ? 'Status is required' : 'Status is invalid'
  if (name === 'required') return 'Username is required'
  if (name === 'email') return 'Username must be an email address'
  return name === 'unique' ? 'Username must be unique' : 'Username is invalid'
}
