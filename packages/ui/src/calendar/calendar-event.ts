/**
 * One event of a calendar. Its times are in the business time zone already; this package does not convert
 * time zones.
 */
export interface CalendarEvent {
  id: number
  /** The person concerned. */
  name: string
  /** The day on which it starts, `YYYY-MM-DD`. */
  day: string
  /** Minutes since midnight by the clock, 0 to 1439. */
  startMinute: number
  durationMinutes: number
  /** '10:00' */
  startLabel: string
  /** '11:00' */
  endLabel: string
  /**
   * The accessible name: '10:00 – 11:00, Ann Lee, Monday 2 March 2026, with Grace Patel'. Times and person
   * come first and as displayed, so that voice control finds the event by its visible text (WCAG 2.2, 2.5.3).
   */
  fullLabel: string
  /** The agent, abbreviated: 'Grace' or 'GP'; '' shows none. */
  agentLabel?: string
  /** Shown by its look; confirmed if omitted. The words belong in `fullLabel`. */
  state?: 'pending' | 'confirmed' | 'over'
  /** True if it is marked as overlapping another of the same agent. */
  isClash?: boolean
  /** True while a move is being saved: it is dimmed and cannot be dragged. */
  isDimmed?: boolean
}

export interface CalendarDay {
  /** `YYYY-MM-DD` */
  day: string
  /** 'Monday' */
  weekday: string
  /** 1 to 31 */
  dayNumber: number
  /** 'Monday 2 March 2026' */
  fullLabel: string
  /** True for a day outside the displayed month. */
  isOtherMonth: boolean
}

/** The target of a drop. */
export interface CalendarSlot {
  /** `YYYY-MM-DD` */
  day: string
  /** Minutes since midnight. */
  minute: number
}

const NONE: readonly CalendarEvent[] = []

/** Groups events by the day on which they start, each day's in the given order. */
export function eventsByDay(events: readonly CalendarEvent[]): (day: string) => readonly CalendarEvent[] {
  const byDay = Map.groupBy(events, (event) => event.day)
  return (day) => byDay.get(day) ?? NONE
}

const FIELDS = [
  'id',
  'name',
  'day',
  'startMinute',
  'durationMinutes',
  'fullLabel',
  'agentLabel',
  'state',
  'isClash',
  'isDimmed',
] as const

/** Compares by content, so that a refresh re-renders only the days that changed. */
export function isSameEvents(one: readonly CalendarEvent[], other: readonly CalendarEvent[]): boolean {
  if (one === other) return true
  if (one.length !== other.length) return false
  return one.every((event, index) => FIELDS.every((field) => event[field] === other[index]?.[field]))
}

/** The accessible name of a day: its date, whether it is today, and further details. */
export function dayLabel(day: CalendarDay, isToday: boolean, ...more: string[]): string {
  return [day.fullLabel, isToday ? 'today' : '', ...more].filter(Boolean).join(', ')
}
