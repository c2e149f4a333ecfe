/** The days of the week as office hours count them, Monday first. */
export const WEEKDAYS = [
  { day: 1, label: 'Monday' },
  { day: 2, label: 'Tuesday' },
  { day: 3, label: 'Wednesday' },
  { day: 4, label: 'Thursday' },
  { day: 5, label: 'Friday' },
  { day: 6, label: 'Saturday' },
  { day: 7, label: 'Sunday' },
] as const

/** When the office is open on one day of the week, in business time; `from` and `to` are `HH:mm`, kept while it is closed. */
export interface DayHours {
  /** 1 Monday to 7 Sunday. */
  day: number
  open: boolean
  from: string
  to: string
}

/** A day on which the office is closed, `YYYY-MM-DD`. */
export interface Holiday {
  on: string
  name: string
}

/** When enquiries are answered, and how soon. Source: decisions A3.2 and A3.3. */
export interface AnsweringSettings {
  hours: DayHours[]
  holidays: Holiday[]
  /** Open hours after which a lead is due soon. */
  warnHours: number
  /** Open hours after which it is overdue. */
  targetHours: number
}

const weekday = { open: true, from: '09:00', to: '18:00' }

/** The hours until somebody sets others. Source: decision A3.3. */
export const DEFAULT_HOURS: readonly DayHours[] = [
  ...[1, 2, 3, 4, 5].map((day) => ({ day, ...weekday })),
  { day: 6, open: true, from: '10:00', to: '16:00' },
  { day: 7, open: false, from: '10:00', to: '16:00' },
]

/** Open hours until a lead is due soon and overdue, until somebody sets others. Source: decision A3.3. */
export const DEFAULT_ANSWER_HOURS = { warnHours: 2, targetHours: 4 } as const

/** The bounds of both, in half hours. Source: decision A3.3. */
export const ANSWER_HOURS = { min: 0.5, max: 80, step: 0.5 } as const
