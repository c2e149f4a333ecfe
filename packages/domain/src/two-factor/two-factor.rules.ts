/** RFC 6238. */
export const CODE_DIGITS = 6

/** RFC 6238. */
export const CODE_SECONDS = 30

/** Codes in one set. */
export const RECOVERY_CODES = 10

/** Without letters and digits that look alike. */
export const RECOVERY_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** Groups of letters in a code. */
export const RECOVERY_GROUPS = { count: 4, length: 4 } as const

const APP_CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`)
const RECOVERY_CODE = new RegExp(`^[${RECOVERY_LETTERS}]{${RECOVERY_GROUPS.count * RECOVERY_GROUPS.length}}$`)

/** Removes spaces and hyphens, and ignores case. */
export function plainCode(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase()
}

/** Checks the shape only. */
export const isAppCode = (text: string): boolean => APP_CODE.test(plainCode(text))

/** Checks the shape only. */
export const isRecoveryCode = (text: string): boolean => RECOVERY_CODE.test(plainCode(text))
