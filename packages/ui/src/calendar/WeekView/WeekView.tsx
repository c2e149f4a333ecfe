import { useId, useMemo, type CSSProperties } from 'react'
import { useScrollEdges } from '../../hooks/use-scroll-edges.ts'
import { useStableCallback } from '../../hooks/use-stable-callback.ts'
import { VisuallyHidden } from '../../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import { useGridDrop } from '../grid/calendar-dnd.ts'
import { dayLabel, eventsByDay } from '../calendar-event.ts'
import { DayHeader } from '../DayHeader/DayHeader.tsx'
import { Note, RowGroup } from '../grid/grid-look.ts'
import type { CalendarGridProps } from '../grid/grid-props.ts'
import { useGridWalk } from '../grid/use-grid-walk.ts'
import { laneDay, type HourRows, type LanedDay } from '../grid/week-lanes.ts'
import { useTodayInSight } from './use-today-in-sight.ts'
import { WeekCell } from './WeekCell.tsx'
import { LandscapePaper } from '../../theme/paper.ts'
import * as S from './WeekView.styles.ts'
import { hourLabel } from '../grid/hour-label.ts'

/** An event that is dragged to another day or hour keeps its minutes. */
export interface WeekViewProps extends Omit<CalendarGridProps, 'onDay'> {
  /** The first and last hour row; earlier and later events are in the nearest row, with their true time. */
  hours: HourRows
  /** The present time in minutes since midnight, shown as a line through today. */
  nowMinute?: number | undefined
}

const HOUR_MINUTES = 60

/** The number of parallel events that each day must have room for. */
const laneCounts = (laned: readonly LanedDay[]) =>
  Object.fromEntries(laned.map(({ lanes }, index) => [`--lanes-${index}`, lanes])) as CSSProperties

const minuteIn = (hour: number, minute: number | undefined) =>
  minute !== undefined && Math.floor(minute / HOUR_MINUTES) === hour ? minute % HOUR_MINUTES : undefined

/**
 * A week by the hour, with each event at its time; overlapping events are side by side.
 *
 * @do Show events before 07:00 or after 18:00 in the first and the last row.
 * @dont Do not hide an event because it is out of hours.
 * @key Arrow keys: Move between days and hours; past the edge they change the week.
 * @key Home, End: Go to Monday and to Sunday.
 * @key Page Up, Page Down: Change the week.
 * @key Enter or Space: Moves from an hour to its events; on an event, opens it.
 * @key Escape: Goes back from an event to its hour.
 */
export function WeekView({
  label,
  days,
  hours,
  events,
  today,
  nowMinute,
  onOpen,
  onMove,
  onMoveRequest,
  onStep,
  noun,
  isLoading = false,
}: WeekViewProps) {
  const hintId = useId()
  const scroller = useScrollEdges<HTMLDivElement>()
  useTodayInSight(scroller, `${days[0]?.day} ${today} ${isLoading}`)
  const { first, last } = hours
  const { current, gridProps } = useGridWalk({ days, hours: last - first + 1, today, onStep })
  const laned = useMemo(() => {
    const eventsOn = eventsByDay(events)
    return days.map(({ day }) => laneDay(eventsOn(day), { first, last }))
  }, [days, events, first, last])
  const handleOpen = useStableCallback(onOpen)
  const over = useGridDrop({
    grid: gridProps.ref,
    days,
    minuteAt: (row, startMinute) => (first + row) * HOUR_MINUTES + (startMinute % HOUR_MINUTES),
    onMove,
  })
  const handleMoveRequest = useStableCallback((id: number) => onMoveRequest?.(id))
  const rows = Array.from({ length: last - first + 1 }, (_, row) => first + row)

  return (
    <>
      <LandscapePaper />
      <S.Frame>
        <S.Scroller ref={scroller}>
          <S.Grid
            {...gridProps}
            style={laneCounts(laned)}
            aria-label={label}
            aria-describedby={hintId}
            aria-busy={isLoading || undefined}
          >
            <RowGroup as="thead">
              <S.Row>
                <S.Corner>
                  <VisuallyHidden>Time</VisuallyHidden>
                </S.Corner>
                {days.map((day) => (
                  <S.Heading
                    key={day.weekday}
                    aria-label={dayLabel(day, day.day === today)}
                    aria-current={day.day === today ? 'date' : undefined}
                    data-today={day.day === today || undefined}
                  >
                    <DayHeader weekday={day.weekday} dayNumber={day.dayNumber} isToday={day.day === today} />
                  </S.Heading>
                ))}
              </S.Row>
            </RowGroup>
            <RowGroup>
              {rows.map((hour, row) => (
                <S.Row key={hour}>
                  <S.Hour>{hourLabel(hour)}</S.Hour>
                  {days.map((day, column) => (
                    <WeekCell
                      key={day.weekday}
                      day={day}
                      hour={hour}
                      hourLabel={hourLabel(hour)}
                      index={row * days.length + column}
                      laned={laned[column]?.events.filter((placed) => placed.hour === hour) ?? []}
                      isToday={day.day === today}
                      isOver={row * days.length + column === over}
                      isTabStop={row * days.length + column === current}
                      nowMinute={day.day === today ? minuteIn(hour, nowMinute) : undefined}
                      noun={noun}
                      canMove={onMove !== undefined}
                      onOpen={handleOpen}
                      onMoveRequest={onMoveRequest && handleMoveRequest}
                    />
                  ))}
                </S.Row>
              ))}
            </RowGroup>
          </S.Grid>
        </S.Scroller>
      </S.Frame>
      <VisuallyHidden id={hintId}>
        Arrow keys move between days and hours, Page Up and Page Down between weeks; Enter moves to the events
        of an hour.
      </VisuallyHidden>
      <Note>{!isLoading && events.length === 0 ? `No ${noun.many} this week.` : ''}</Note>
    </>
  )
}
