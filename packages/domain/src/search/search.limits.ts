/** Fewest and most characters that are searched for. Source: decision A1. */
export const SEARCH_LENGTH = { min: 2, max: 100 } as const

/** From so many characters on, a match may be anywhere; fewer find names that begin with them. Source: decision A1.1. */
export const ANYWHERE_FROM = 3

/** From so many digits on, part of a phone number is found. Source: decision A1.1. */
export const PHONE_DIGITS_FROM = 3

/** How many results of a group can be asked for. Source: decision A1. */
export const SEARCH_RESULTS = { min: 1, max: 20, default: 8 } as const

/** Most opened records that are kept. Source: decision A1.5. */
export const RECENT_MAX = 10
