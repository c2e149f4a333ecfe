import { Button } from '../../controls/Button/Button.tsx'
import type { CalendarDay, CalendarEvent } from '../calendar-event.ts'
import { formatWall } from '../../inputs/dates/day.ts'
import type { HourRows } from '../grid/week-lanes.ts'
import * as S from './OutsideHoursStrip.styles.ts'
import { hourLabel } from '../grid/hour-label.ts'

export interface OutsideHoursStripProps {
  /** The days of the week. */
  days: readonly CalendarDay[]
  /** The events of those days in order of time; events within the hours are ignored. */
  events: readonly CalendarEvent[]
  /** The rows of the week view. */
  hours: HourRows
  onOpen: (id: number) => void
}

/**
 * Lists the events of a week that start before or after its hours, with day and time; renders nothing if
 * there are none.
 *
 * @do Put it below a `WeekView` with the same days, events and hours.
 * @dont Do not leave the events out of the week because they are here.
 * @key Enter or Space: Opens the event.
 */
export function OutsideHoursStrip({ days, events, hours, onOpen }: OutsideHoursStripProps) {
  const { first, last } = hours
  const outside = days.flatMap((day) =>
    events
      .filter((event) => event.day === day.day)
      .filter(({ startMinute }) => startMinute < first * 60 || startMinute >= (last + 1) * 60)
      .map((event) => ({
        id: event.id,
        label: `${formatWall(day.day, 'dayInShort')} ${event.startLabel} ${event.name}`,
      })),
  )
  if (outside.length === 0) return null
  const title = `Outside ${hourLabel(first)} to ${hourLabel(last + 1)}`
  return (
    <S.Root aria-label={title}>
      <S.Title>{title}</S.Title>
      {outside.map(({ id, label }) => (
        <Button key={id} size="small" onClick={() => onOpen(id)}>
          {label}
        </Button>
      ))}
    </S.Root>
  )
}
