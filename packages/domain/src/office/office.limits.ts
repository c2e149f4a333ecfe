import { WEEKDAYS } from './office-hours.ts'

export const OFFICE_HOURS_MAX = WEEKDAYS.length

export const HOLIDAYS_MAX = 500
