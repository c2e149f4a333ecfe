/** Short text, in characters. */
export const TEXT_MAX = 255

/** Notes and descriptions, in characters. */
export const LONG_TEXT_MAX = 524_288

/** Of a lead, in characters. */
export const POSTCODE_MAX = 8

/** Of prices and rents, in pounds; the minimum is 0. */
export const AMOUNT_MAX = 999_999

/** 1 January 2100 UTC in unix seconds; dates must be earlier (rule P13). */
export const DATE_LIMIT = 4_102_444_800
