/** Longest short text, in characters. Source: specification §9. */
export const TEXT_MAX = 255

/** Longest free text (notes, descriptions), in characters. Source: specification §9. */
export const LONG_TEXT_MAX = 524_288

/** Longest postcode of a lead, in characters. Source: specification §9. */
export const POSTCODE_MAX = 8

/** First instant, in unix seconds, that no date field may reach: 1 January 2100 UTC. Source: decision P13. */
export const DATE_LIMIT = 4_102_444_800
