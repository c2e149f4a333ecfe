/** The days around today whose viewings a calendar feed holds. Source: decision A11.2. */
export const FEED_DAYS = { back: 30, ahead: 365 } as const

/** How often each feed may be read in an hour. Source: decision A11. */
export const FEED_READS_PER_HOUR = 60
