import { memo, type CSSProperties } from 'react'
import { countOf } from '../../data/noun.ts'
import { VisuallyHidden } from '../../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import { dayLabel, isSameEvents } from '../calendar-event.ts'
import { MovableEvents } from '../MovableEvents/MovableEvents.tsx'
import type { GridCellProps } from '../grid/grid-props.ts'
import { BAND_MINUTES, type LanedEvent } from '../grid/week-lanes.ts'
import * as S from './WeekView.styles.ts'

interface WeekCellProps extends GridCellProps {
  hour: number
  /** '07:00' */
  hourLabel: string
  /** Events that start in this hour or are moved to it as the closest. */
  laned: readonly LanedEvent[]
  /** The minute of this hour at which it is now; undefined in other cells. */
  nowMinute: number | undefined
}

const lineAt = (minute: number) => ({ '--at': minute / BAND_MINUTES }) as CSSProperties

const placeOf = ({ band, bands, lane, lanes }: LanedEvent) =>
  ({ '--band': band, '--bands': bands, '--lane': lane, '--lanes': lanes }) as CSSProperties

function Cell(props: WeekCellProps) {
  const { day, hour, laned, isToday, isOver, isTabStop, canMove, onOpen, onMoveRequest } = props
  const count = laned.length === 0 ? '' : countOf(laned.length, props.noun)
  return (
    <S.Cell
      tabIndex={isTabStop ? 0 : -1}
      data-cell={props.index}
      data-day={day.day}
      data-hour={hour}
      data-today={isToday || undefined}
      data-over={isOver || undefined}
    >
      <VisuallyHidden>{dayLabel(day, isToday, props.hourLabel, count)}</VisuallyHidden>
      {laned.map((placed) => (
        <S.Place key={placed.event.id} style={placeOf(placed)}>
          <MovableEvents
            events={[placed.event]}
            isTabStop={isTabStop}
            canDrag={canMove}
            onOpen={onOpen}
            onMoveRequest={onMoveRequest}
          />
        </S.Place>
      ))}
      {props.nowMinute !== undefined && <S.Now data-part="now" style={lineAt(props.nowMinute)} aria-hidden />}
    </S.Cell>
  )
}

const isSamePlace = (one: LanedEvent, other: LanedEvent | undefined): boolean =>
  one.band === other?.band &&
  one.bands === other.bands &&
  one.lane === other.lane &&
  one.lanes === other.lanes

const isSameLaned = (one: readonly LanedEvent[], other: readonly LanedEvent[]): boolean =>
  isSameEvents(
    one.map(({ event }) => event),
    other.map(({ event }) => event),
  ) && one.every((placed, index) => isSamePlace(placed, other[index]))

/** One hour of one day; re-renders only when its content changes. */
export const WeekCell = memo(
  Cell,
  ({ laned, day, ...before }, { laned: lanedNow, day: dayNow, ...now }) =>
    day.day === dayNow.day &&
    isSameLaned(laned, lanedNow) &&
    (Object.keys(before) as (keyof typeof before)[]).every((key) => before[key] === now[key]),
)
