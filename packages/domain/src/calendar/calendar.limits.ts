export const WEEK_DAYS = 7

/** The start week and the five after it. */
export const CALENDAR_WEEKS = 6

/** First and last hour row of the week view. */
export const WEEK_HOURS = { first: 7, last: 18 } as const

/** Longest window of one call, in days. */
export const CALENDAR_WINDOW_DAYS = 92
