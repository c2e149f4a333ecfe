/** Length of a search text, in characters. */
export const SEARCH_LENGTH = { min: 2, max: 100 } as const

/** Characters from which a match may be anywhere; shorter texts match beginnings of names (rule A1.1). */
export const ANYWHERE_FROM = 3

/** Digits from which part of a phone number is matched. */
export const PHONE_DIGITS_FROM = 3

/** Results per group. */
export const SEARCH_RESULTS = { min: 1, max: 20, default: 8 } as const

/** Recently opened records that are stored. */
export const RECENT_MAX = 10
