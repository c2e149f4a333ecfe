import { countOf, type Noun } from '../data/noun.ts'
import type { CalendarDay } from './calendar-event.ts'

export interface DayCountProps {
  day: CalendarDay
  count: number
  noun: Noun
  onDay: (day: string) => void
}

/** The number of events of a day, in place of them where their times would not fit; styled by an `EventContainer`. */
export function DayCount({ day, count, noun, onDay }: DayCountProps) {
  return (
    <button
      type="button"
      data-part="day-count"
      aria-label={`${countOf(count, noun)}, ${day.fullLabel}`}
      onClick={() => onDay(day.day)}
    >
      {count}
    </button>
  )
}
