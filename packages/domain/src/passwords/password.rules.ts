/** In characters. */
export const PASSWORD_MIN = 8

/** In characters, unless the settings allow longer ones (ASVS 5.0, 6.2.9). */
export const PASSWORD_MAX = 30

export const passwordChecklistHeading = (longest: number = PASSWORD_MAX): string =>
  `Passwords must be ${PASSWORD_MIN}-${longest} characters long and contain the following:`

export interface PasswordCondition {
  name: 'lowercase' | 'uppercase' | 'number' | 'special' | 'non-space'
  /** Null for a condition without a line in the checklist. */
  text: string | null
  isMet: (password: string) => boolean
}

/** Any other characters are allowed (rule S11). */
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

export interface PasswordCheck {
  text: string
  isMet: boolean
}

export function passwordChecklist(password: string): PasswordCheck[] {
  return PASSWORD_CONDITIONS.flatMap(({ text, isMet }) =>
    text === null ? [] : [{ text, isMet: isMet(password) }],
  )
}
