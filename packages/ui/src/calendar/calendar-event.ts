/** One event as a calendar shows it. The caller has placed it in the zone it belongs to: nothing here knows zones. */
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
   * The accessible name: '10:00 – 11:00, Ann Lee, Monday 2 March 2026'. Times and person come first and as they are
   * shown, so that somebody who speaks what they read is understood. Source: WCAG 2.2, 2.5.3.
   */
  fullLabel: string
  /** True while it is on its way elsewhere, so that it shows as not settled and cannot be dragged. */
  isDimmed?: boolean
}

/** One day as a calendar shows it. */
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

/** Where an event was put down: a day, and the minute on its wall clock. */
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

const FIELDS = ['id', 'name', 'day', 'startMinute', 'durationMinutes', 'fullLabel', 'isDimmed'] as const

/** True when two lists show the same; a refresh that changed one day then draws one day. */
export function isSameEvents(one: readonly CalendarEvent[], other: readonly CalendarEvent[]): boolean {
  if (one === other) return true
  if (one.length !== other.length) return false
  return one.every((event, index) => FIELDS.every((field) => event[field] === other[index]?.[field]))
}

/** What a listener hears of a day: its date, whether it is today, and whatever else is known of it. */
export function dayLabel(day: CalendarDay, isToday: boolean, ...more: string[]): string {
  return [day.fullLabel, isToday ? 'today' : '', ...more].filter(Boolean).join(', ')
}
