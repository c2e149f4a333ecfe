import { LONG_TEXT_MAX, TEXT_MAX } from '../platform/limits.ts'

/** In characters. */
export const PROPERTY_LIMITS = { text: TEXT_MAX, long: LONG_TEXT_MAX } as const

/** In characters. */
export const ACCESS_NOTES_MAX = 2_000

export const PROPERTY_IMAGES_MAX = 100

/** In m²; the minimum is 0. */
export const AREA_MAX = 9_999_999.99

export const DECIMALS = 2

/** Unit of areas. */
export const AREA_UNIT = 'm²'

export const DECIMAL_STEP = 0.01

/** Forms offer 1 to 9; calls and sheets also accept 0 (rule J16). */
export const BEDROOMS_MAX = 9

/** Maximum of bathrooms, and of rooms. */
export const ROOMS_MAX = 99

/** Only http and https, which excludes `javascript:` links. */
export const WEB_ADDRESS = /^https?:\/\/[^\s]+$/i
