import { memo, useCallback } from 'react'
import { countOf, type Noun } from '../../data/noun.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { useEventDrop } from '../calendar-dnd.ts'
import {
  dayLabel,
  isSameEvents,
  type CalendarDay,
  type CalendarEvent,
  type CalendarSlot,
} from '../calendar-event.ts'
import { MovableEvent } from '../MovableEvent/MovableEvent.tsx'
import * as S from './MonthView.styles.ts'

interface MonthDayProps {
  day: CalendarDay
  index: number
  events: readonly CalendarEvent[]
  isToday: boolean
  /** True for the one cell that Tab reaches. */
  isTabStop: boolean
  noun: Noun
  canMove: boolean
  onOpen: (id: number) => void
  onMove: (id: number, slot: CalendarSlot) => void
  onMoveRequest?: (id: number) => void
}

/** From this many on, a day says how many it holds: one does not count a long column. */
const COUNTED_FROM = 4

function Day({
  day,
  index,
  events,
  isToday,
  isTabStop,
  noun,
  canMove,
  onOpen,
  onMove,
  onMoveRequest,
}: MonthDayProps) {
  const slotFor = useCallback(
    ({ startMinute }: { startMinute: number }) => ({ day: day.day, minute: startMinute }),
    [day.day],
  )
  const { isOver, drop } = useEventDrop(slotFor, onMove)
  const count = events.length === 0 ? '' : countOf(events.length, noun)
  return (
    <S.Cell
      ref={(node) => {
        drop(node)
      }}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      data-cell={index}
      data-day={day.day}
      data-today={isToday || undefined}
      data-outside={day.isOutside || undefined}
      data-over={isOver || undefined}
    >
      <S.Head>
        <VisuallyHidden>{dayLabel(day, isToday, count)}</VisuallyHidden>
        <S.Number aria-hidden data-today={isToday || undefined}>
          {day.dayNumber}
        </S.Number>
        {events.length >= COUNTED_FROM && (
          <S.Count aria-hidden title={count}>
            {events.length}
          </S.Count>
        )}
      </S.Head>
      {events.map((event) => (
        <MovableEvent
          key={event.id}
          event={event}
          isTabStop={isTabStop}
          canDrag={canMove}
          onOpen={onOpen}
          onMoveRequest={onMoveRequest}
        />
      ))}
    </S.Cell>
  )
}

/** One day of a month; drawn again only when something in it changed. */
export const MonthDay = memo(
  Day,
  ({ events, day, ...before }, { events: eventsNow, day: dayNow, ...now }) =>
    day.day === dayNow.day &&
    day.isOutside === dayNow.isOutside &&
    isSameEvents(events, eventsNow) &&
    (Object.keys(before) as (keyof typeof before)[]).every((key) => before[key] === now[key]),
)
