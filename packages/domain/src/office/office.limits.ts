import { WEEKDAYS } from './office-hours.ts'

/** Most days of office hours: one for each day of the week. */
export const OFFICE_HOURS_MAX = WEEKDAYS.length

/** Most days on which the office is closed. */
export const HOLIDAYS_MAX = 500
