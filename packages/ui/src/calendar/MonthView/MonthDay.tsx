import { memo } from 'react'
import { countOf } from '../../data/noun.ts'
import { dayLabel, isSameEvents, type CalendarEvent } from '../calendar-event.ts'
import type { GridCellProps } from '../grid/grid-props.ts'
import { DayCount } from '../DayCount.tsx'
import { MovableEvents } from '../MovableEvents/MovableEvents.tsx'
import * as S from './MonthView.styles.ts'

interface MonthDayProps extends GridCellProps {
  events: readonly CalendarEvent[]
  onDay: ((day: string) => void) | undefined
}

/** A day with at least this many events shows their number. */
const COUNTED_FROM = 4

function Day({
  day,
  index,
  events,
  isToday,
  isOver,
  isTabStop,
  noun,
  canMove,
  onOpen,
  onDay,
  onMoveRequest,
}: MonthDayProps) {
  const count = events.length === 0 ? '' : countOf(events.length, noun)
  return (
    <S.Cell
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      data-cell={index}
      data-day={day.day}
      data-today={isToday || undefined}
      data-other-month={day.isOtherMonth || undefined}
      data-over={isOver || undefined}
    >
      {events.length >= COUNTED_FROM && (
        <span data-part="count" aria-hidden title={count}>
          {events.length}
        </span>
      )}
      {/* Labelled with its day: hidden text in each cell would cost more to render than all its numbers. */}
      <time dateTime={day.day} aria-label={dayLabel(day, isToday, count)} data-today={isToday || undefined}>
        {day.dayNumber}
      </time>
      {onDay && events.length > 0 && <DayCount day={day} count={events.length} noun={noun} onDay={onDay} />}
      <MovableEvents
        events={events}
        isTabStop={isTabStop}
        canDrag={canMove}
        onOpen={onOpen}
        onMoveRequest={onMoveRequest}
      />
    </S.Cell>
  )
}

/** One day of a month; re-renders only when its content changes. */
export const MonthDay = memo(
  Day,
  ({ events, day, ...before }, { events: eventsNow, day: dayNow, ...now }) =>
    day.day === dayNow.day &&
    day.isOtherMonth === dayNow.isOtherMonth &&
    isSameEvents(events, eventsNow) &&
    (Object.keys(before) as (keyof typeof before)[]).every((key) => before[key] === now[key]),
)
