import { useId, useMemo, useState } from 'react'
import { useStableCallback } from '../../hooks/use-stable-callback.ts'
import { VisuallyHidden } from '../../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import { useGridDrop } from '../grid/calendar-dnd.ts'
import { eventsByDay } from '../calendar-event.ts'
import { DayHeader } from '../DayHeader/DayHeader.tsx'
import { Note, RowGroup } from '../grid/grid-look.ts'
import type { CalendarGridProps } from '../grid/grid-props.ts'
import { useGridWalk } from '../grid/use-grid-walk.ts'
import { MonthDay } from './MonthDay.tsx'
import { LandscapePaper } from '../../theme/paper.ts'
import * as S from './MonthView.styles.ts'

/** An event that is dragged to another day keeps its time. */
export interface MonthViewProps extends CalendarGridProps {}

const DAYS_PER_ROW = 7

/** An event dragged to another day keeps its time. */
const keepTime = (_row: number, startMinute: number) => startMinute

/**
 * A month as whole weeks from Monday to Sunday, with each event on its day; days grow with their content.
 *
 * @do Pass six weeks, Monday to Sunday.
 * @do Announce a change of period with an Announcement.
 * @dont Do not hide events of other months: they are dimmed.
 * @key Arrow keys: Move between days; past the edge they change the month.
 * @key Home, End: Go to Monday and to Sunday.
 * @key Page Up, Page Down: Change the month.
 * @key Enter or Space: Moves from a day to its events; on an event, opens it.
 * @key Escape: Goes back from an event to its day.
 */
export function MonthView({
  label,
  days,
  events,
  today,
  onOpen,
  onMove,
  onMoveRequest,
  onDay,
  onStep,
  noun,
  isLoading = false,
}: MonthViewProps) {
  const hintId = useId()
  const { current, gridProps } = useGridWalk({ days, today, onStep })
  const eventsOn = useMemo(() => eventsByDay(events), [events])
  const handleOpen = useStableCallback(onOpen)
  const over = useGridDrop({ grid: gridProps.ref, days, minuteAt: keepTime, onMove })
  const handleDay = useStableCallback((day: string) => onDay?.(day))
  const handleMoveRequest = useStableCallback((id: number) => onMoveRequest?.(id))
  // Days that grow when their events arrive would shift all later ones down.
  const [hasDays, setHasDays] = useState(!isLoading)
  if (!isLoading && !hasDays) setHasDays(true)
  const rows = Array.from({ length: days.length / DAYS_PER_ROW }, (_, row) => row * DAYS_PER_ROW)

  return (
    <>
      <LandscapePaper />
      <S.Grid {...gridProps} aria-label={label} aria-describedby={hintId} aria-busy={isLoading || undefined}>
        <RowGroup as="thead">
          <S.Row data-heading>
            {days.slice(0, DAYS_PER_ROW).map(({ weekday }) => (
              <S.Heading key={weekday} aria-label={weekday}>
                <DayHeader weekday={weekday} />
              </S.Heading>
            ))}
          </S.Row>
        </RowGroup>
        <RowGroup>
          {rows.map((from) =>
            hasDays ? (
              <S.Row key={from}>
                {days.slice(from, from + DAYS_PER_ROW).map((day, column) => (
                  <MonthDay
                    key={day.weekday}
                    day={day}
                    index={from + column}
                    events={eventsOn(day.day)}
                    isToday={day.day === today}
                    isOver={from + column === over}
                    isTabStop={from + column === current}
                    noun={noun}
                    canMove={onMove !== undefined}
                    onOpen={handleOpen}
                    onDay={onDay && handleDay}
                    onMoveRequest={onMoveRequest && handleMoveRequest}
                  />
                ))}
              </S.Row>
            ) : (
              <S.Row key={`waiting ${from}`} aria-hidden>
                {days.slice(from, from + DAYS_PER_ROW).map(({ weekday }) => (
                  <S.Cell key={weekday} />
                ))}
              </S.Row>
            ),
          )}
        </RowGroup>
      </S.Grid>
      <VisuallyHidden id={hintId}>
        Arrow keys move between days, Page Up and Page Down between months; Enter moves to the events of a
        day.
      </VisuallyHidden>
      <Note>{!isLoading && events.length === 0 ? `No ${noun.many} in ${label}.` : ''}</Note>
    </>
  )
}
