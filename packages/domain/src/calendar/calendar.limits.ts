/** Days of a week, Monday first. Source: specification §9. */
export const WEEK_DAYS = 7

/** Weeks that a period of the calendar generates: the start week plus 5. Source: specification §2, §9. */
export const CALENDAR_WEEKS = 6

/** The first and the last hour row of the week view. Source: specification §9. */
export const WEEK_HOURS = { first: 7, last: 18 } as const

/** Most days of the calendar that one call answers. Source: decision A7. */
export const CALENDAR_WINDOW_DAYS = 92
