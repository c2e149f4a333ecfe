import { LONG_TEXT_MAX, TEXT_MAX } from '../platform/limits.ts'

/** Longest text of each kind of field of a home, in characters. Source: specification §5. */
export const PROPERTY_LIMITS = { text: TEXT_MAX, long: LONG_TEXT_MAX } as const

/** Longest access notes, in characters. Source: decision A9. */
export const ACCESS_NOTES_MAX = 2_000

/** Most pictures of a home. */
export const PROPERTY_IMAGES_MAX = 100

/** The most any amount may be, in pounds; the least is 0. Source: specification §9, decision J14. */
export const AMOUNT_MAX = 999_999

/** The most any area may be, in m²; the least is 0. Source: decision J14. */
export const AREA_MAX = 9_999_999.99

/** Decimals of amounts and areas. Source: specification §9. */
export const DECIMALS = 2

/** What an area is measured in. Source: specification §9. */
export const AREA_UNIT = 'm²'

/** The step of amounts and areas. Source: specification §5. */
export const DECIMAL_STEP = 0.01

/** The most bedrooms; forms offer 1 to 9, and none is allowed. Source: specification §9, decision J16. */
export const BEDROOMS_MAX = 9

/** The most rooms or bathrooms. Source: decision J16. */
export const ROOMS_MAX = 99

/** An address of a web page: a link that a browser can follow without running anything. */
export const WEB_ADDRESS = /^https?:\/\/[^\s]+$/i
