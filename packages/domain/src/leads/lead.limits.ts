import { LONG_TEXT_MAX, POSTCODE_MAX, TEXT_MAX } from '../platform/limits.ts'

/** Longest text of each kind of lead field, in characters. Source: specification §5 and §9. */
export const LEAD_LIMITS = { text: TEXT_MAX, postcode: POSTCODE_MAX, notes: LONG_TEXT_MAX } as const

/** A UK telephone number: 0, 44 or +44, then 9 or 10 digits, spaces allowed between them. Source: specification §5, decision L32. */
export const UK_PHONE = /^(?:0|\+?44)(?: *\d){9,10}$/

/** A UK postcode, any case. Source: specification §5, decision L33. */
export const UK_POSTCODE = /^[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}$/

/** How long a viewing lasts, in seconds. Source: specification §9. */
export const VIEWING_SECONDS = 3600

/** Fields whose pattern error speaks of the field by name. Source: decision G14. */
export const LEAD_PATTERN_NOUNS = {
  phone: 'phone',
  postcode: 'postcode',
  'property.postcode': 'postcode',
} as const
