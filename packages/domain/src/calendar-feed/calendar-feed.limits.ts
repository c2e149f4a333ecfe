/** Days around today whose viewings are in the feed (rule A11.2). */
export const FEED_DAYS = { back: 30, ahead: 365 } as const

/** Per feed. */
export const FEED_READS_PER_HOUR = 60
