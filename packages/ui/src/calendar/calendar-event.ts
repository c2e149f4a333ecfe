/** One event of a calendar. Its times are already in the business time zone: this package knows no zones. */
export interface CalendarEvent {
  id: number
  /** Who it is about. */
  name: string
  /** The day it starts, `YYYY-MM-DD`. */
  day: string
  /** Minutes on the wall clock since midnight, 0 to 1439. */
  startMinute: number
  durationMinutes: number
  /** '10:00' */
  startLabel: string
  /** '11:00' */
  endLabel: string
  /**
   * The accessible name: '10:00 – 11:00, Ann Lee, Monday 2 March 2026, with Grace Patel'. Times and person come first and as shown, so
   * that voice control finds the event by its visible text. Source: WCAG 2.2, 2.5.3.
   */
  fullLabel: string
  /** Who is there, in short: 'Grace' or 'GP'; '' shows nobody. */
  agentLabel?: string
  /** True while a move is being saved: it is dimmed and cannot be dragged. */
  isDimmed?: boolean
}

/** One day of a calendar. */
export interface CalendarDay {
  /** `YYYY-MM-DD` */
  day: string
  /** 'Monday' */
  weekday: string
  /** 1 to 31 */
  dayNumber: number
  /** 'Monday 2 March 2026' */
  fullLabel: string
  /** True for a day of another month than the one on show. */
  isOtherMonth: boolean
}

/** Where an event was dropped: a day, and the minute of that day. */
export interface CalendarSlot {
  /** `YYYY-MM-DD` */
  day: string
  /** Minutes since midnight. */
  minute: number
}

const NONE: readonly CalendarEvent[] = []

/** Events by the day they start on, each day's in the order given. */
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
  'isDimmed',
] as const

/** True when two lists have the same content, so that a refresh which changed one day renders one day. */
export function isSameEvents(one: readonly CalendarEvent[], other: readonly CalendarEvent[]): boolean {
  if (one === other) return true
  if (one.length !== other.length) return false
  return one.every((event, index) => FIELDS.every((field) => event[field] === other[index]?.[field]))
}

/** The accessible name of a day: its date, whether it is today, and further details. */
export function dayLabel(day: CalendarDay, isToday: boolean, ...more: string[]): string {
  return [day.fullLabel, isToday ? 'today' : '', ...more].filter(Boolean).join(', ')
}
