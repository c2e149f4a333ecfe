/** Shortest password, in characters. Source: specification §5. */
export const PASSWORD_MIN = 8

/** Longest password, in characters, unless a setting allows longer ones. Source: specification §5; ASVS 5.0, 6.2.9. */
export const PASSWORD_MAX = 30

/** The line above the checklist. Source: specification §5. */
export const passwordChecklistHeading = (longest: number = PASSWORD_MAX): string =>
  `Passwords must be ${PASSWORD_MIN}-${longest} characters long and contain the following:`

/** One thing that a password must contain. */
export interface PasswordCondition {
  name: 'lowercase' | 'uppercase' | 'number' | 'special' | 'non-space'
  /** Its line in the checklist; null for one that no line shows. Source: decision S14. */
  text: string | null
  isMet: (password: string) => boolean
}

/** The five requirements of a password; anything else may be in it too. Source: specification §5, decisions S11 to S14. */
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
