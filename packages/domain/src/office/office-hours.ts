import { WEEKDAY_NAMES } from '../platform/values/days.ts'

export const WEEKDAYS = WEEKDAY_NAMES.map((label, index) => ({ day: index + 1, label }))

/** In business time; `from` and `to` are `HH:mm`, and are kept while the day is closed. */
export interface DayHours {
  /** 1 (Monday) to 7 (Sunday). */
  day: number
  open: boolean
  from: string
  to: string
}

/** `on` is `YYYY-MM-DD`. */
export interface Holiday {
  on: string
  name: string
}

/** Opening hours, and the target of a first answer. */
export interface OpeningHoursSettings {
  hours: DayHours[]
  holidays: Holiday[]
  /** In hours of opening time, before a waiting lead is due soon. */
  warnHours: number
  /** In hours of opening time, before it is overdue. */
  targetHours: number
}

const weekday = { open: true, from: '09:00', to: '18:00' }

export const DEFAULT_HOURS: readonly DayHours[] = [
  ...[1, 2, 3, 4, 5].map((day) => ({ day, ...weekday })),
  { day: 6, open: true, from: '10:00', to: '16:00' },
  { day: 7, open: false, from: '10:00', to: '16:00' },
]

/** In hours of opening time. */
export const DEFAULT_RESPONSE_HOURS = { warnHours: 2, targetHours: 4 } as const

/** Viewings that tenants book: the notice in hours, and how many days ahead. */
export const DEFAULT_BOOKING = { noticeHours: 24, daysAhead: 14 } as const

/** Whole numbers. */
export const BOOKING_LIMITS = {
  noticeHours: { min: 0, max: 168 },
  daysAhead: { min: 1, max: 60 },
} as const

/** In months: how long details are kept after the last change, and after a completed reservation (rule W5.1). */
export const DEFAULT_KEEPING = { keepMonths: 24, keepMonthsComplete: 84 } as const

/** Whole months. */
export const KEEPING_LIMITS = {
  keepMonths: { min: 6, max: 120 },
  keepMonthsComplete: { min: 12, max: 120 },
} as const

/** In hours of opening time. */
export const RESPONSE_HOURS = { min: 0.5, max: 80, step: 0.5 } as const

export const OFFICE_HOURS_MAX = WEEKDAYS.length

export const HOLIDAYS_MAX = 500
