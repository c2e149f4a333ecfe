/** Adults of one home. */
export const ADULTS = { min: 1, max: 20 } as const

/** Checks of one lead; a deleted one does not count. */
export const CHECKS_MAX = 100

/** Characters of the reason for completing without every check. */
export const OVERRIDE_MIN = 20
export const OVERRIDE_MAX = 1000

/** A check with a time limit is valid this long for the start of a tenancy, in days from the check. */
export const CHECK_HOLDS_DAYS = 28

/** Days before the end of a check at which the handler is reminded. */
export const EXPIRY_NOTICE_DAYS = 28
