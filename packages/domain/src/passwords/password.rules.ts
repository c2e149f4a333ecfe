import type { ErrorName } from '../platform/field-errors.ts'
import { characterCount } from '../platform/text.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Shortest password, in characters. Source: specification §5. */
export const PASSWORD_MIN = 8

/** Longest password, in characters. Source: specification §5. */
export const PASSWORD_MAX = 30

/** The line above the checklist. Source: specification §5. */
export const PASSWORD_CHECKLIST_HEADING = `Passwords must be ${PASSWORD_MIN}-${PASSWORD_MAX} characters long and contain the following:`

/** One thing that a password must contain. */
export interface PasswordCondition {
  name: 'lowercase' | 'uppercase' | 'number' | 'special' | 'non-space'
  /** Its line in the checklist; null for one that no line shows. Source: decision S14. */
  text: string | null
  isMet: (password: string) => boolean
}

/** The five things that a password must contain; anything else may be in it too. Source: specification §5, decisions S11 to S14. */
export const PASSWORD_CONDITIONS: readonly PasswordCondition[] = [
  { name: 'lowercase', text: 'At least 1 lowercase letter', isMet: (password) => /[a-z]/.test(password) },
  { name: 'uppercase', text: 'At least 1 uppercase letter', isMet: (password) => /[A-Z]/.test(password) },
  { name: 'number', text: 'At least 1 number', isMet: (password) => /\d/.test(password) },
  {
    name: 'special',
    text: 'At least 1 special character from $@$!%*?&',
    isMet: (password) => /[@$!%*?&]/.test(password),
  },
  { name: 'non-space', text: null, isMet: (password) => /\S/.test(password) },
]

/** One line of the live checklist. */
export interface PasswordCheck {
  text: string
  isMet: boolean
}

/** The live checklist of a password. Source: specification §5. */
export function passwordChecklist(password: string): PasswordCheck[] {
  return PASSWORD_CONDITIONS.flatMap(({ text, isMet }) =>
    text === null ? [] : [{ text, isMet: isMet(password) }],
  )
}

/** Every rule that a new password fails, in the order they are checked. It is never trimmed. Source: specification §5, decision S7. */
export function passwordErrors(password: string): ErrorName[] {
  if (password === '') return ['required']
  const length = characterCount(password)
  const errors: ErrorName[] = []
  if (length < PASSWORD_MIN) errors.push('minlength')
  if (length > PASSWORD_MAX) errors.push('maxlength')
  if (!PASSWORD_CONDITIONS.every(({ isMet }) => isMet(password))) errors.push('pattern')
  if (errors.length === 0 && isCommonPassword(password)) errors.push('invalid')
  return errors
}

/** Every rule that the repeated password fails. Source: specification §5. */
export function repeatErrors(repeat: string, password: string): ErrorName[] {
  if (repeat === '') return ['required']
  return repeat === password ? [] : ['compare']
}
