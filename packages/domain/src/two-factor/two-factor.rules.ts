/** Digits of a code of an authenticator app. Source: RFC 6238. */
export const CODE_DIGITS = 6

/** How long an app shows one code, in seconds. Source: RFC 6238. */
export const CODE_SECONDS = 30

/** Recovery codes that a person is given at a time. */
export const RECOVERY_CODES = 10

/** Letters of recovery codes: none that look alike on paper. */
export const RECOVERY_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** How a recovery code is laid out: so many groups of so many letters. */
export const RECOVERY_GROUPS = { count: 4, length: 4 } as const

const APP_CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`)
const RECOVERY_CODE = new RegExp(`^[${RECOVERY_LETTERS}]{${RECOVERY_GROUPS.count * RECOVERY_GROUPS.length}}$`)

/** A code as it is compared: people type spaces, hyphens and small letters. */
export function plainCode(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase()
}

/** True for what may be a code of an authenticator app. */
export const isAppCode = (text: string): boolean => APP_CODE.test(plainCode(text))

/** True for what may be a recovery code. */
export const isRecoveryCode = (text: string): boolean => RECOVERY_CODE.test(plainCode(text))
