import { LONG_TEXT_MAX, POSTCODE_MAX, TEXT_MAX } from '../platform/limits.ts'

/** In characters. */
export const LEAD_LIMITS = { text: TEXT_MAX, postcode: POSTCODE_MAX, notes: LONG_TEXT_MAX } as const

/** 0, 44 or +44, then 9 or 10 digits, with optional spaces (rule L32). */
export const UK_PHONE = /^(?:0|\+?44)(?: *\d){9,10}$/

/** Case-insensitive, with an optional space (rule L33). */
export const UK_POSTCODE = /^[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}$/

/** Duration of a viewing. */
export const VIEWING_SECONDS = 3600

/** Nouns for the message of a pattern error. */
export const LEAD_PATTERN_NOUNS = {
  phone: 'phone',
  postcode: 'postcode',
  'property.postcode': 'postcode',
} as const
