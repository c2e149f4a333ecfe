import { ChevronLeft, ChevronRight } from 'lucide-react'
import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { DayPicker, type DayButtonProps, type MonthCaptionProps } from 'react-day-picker'
import { IconButton } from '../../controls/IconButton/IconButton.tsx'
import type { Bookings } from './bookings.ts'
import { addTo, dayOfLocalDate, formatWall, toLocalDate } from './day.ts'
import * as S from './MonthGrid.styles.ts'

interface MonthGridProps {
  /** A day of the displayed month. */
  current: string
  /** Empty if none is chosen. */
  chosen: string
  today: string
  min: string
  max: string
  bookings: Bookings | undefined
  /** Called with the day that has the focus, or a day of the month that is displayed next. */
  onMove: (day: string) => void
  onPick: (day: string) => void
}

const GridContext = createContext<MonthGridProps | null>(null)

function useGrid(): MonthGridProps {
  const grid = use(GridContext)
  if (grid === null) throw new Error('A part of a MonthGrid is outside of one')
  return grid
}

/** The name of the month, announced when it changes, between the buttons that change it. */
function Head({ calendarMonth: { weeks }, children }: MonthCaptionProps) {
  const { current, bookings, onMove } = useGrid()
  const [first, last] = [weeks[0]?.days[0]?.isoDate ?? '', weeks.at(-1)?.days.at(-1)?.isoDate ?? '']
  const handleShow = useEffectEvent((from: string, to: string) => bookings?.onShow(from, to))
  useEffect(() => handleShow(first, last), [first, last])

  return (
    <S.Head>
      <IconButton
        label="Previous month"
        size="small"
        icon={<ChevronLeft aria-hidden />}
        onClick={() => onMove(addTo(current, 'month', -1))}
      />
      {children}
      <IconButton
        label="Next month"
        size="small"
        icon={<ChevronRight aria-hidden />}
        onClick={() => onMove(addTo(current, 'month', 1))}
      />
    </S.Head>
  )
}

/** Disabled days can have the focus, so that screen readers announce that they are disabled. */
function Day({ day: { isoDate }, modifiers, ...rest }: DayButtonProps) {
  const { min, max, bookings, onPick } = useGrid()
  const button = useRef<HTMLButtonElement>(null)
  const isOffered = isoDate >= min && isoDate <= max
  const count = bookings?.countOf(isoDate) ?? 0
  const booked = bookings !== undefined && count > 0 ? bookings.describe(count) : undefined

  // At once: when its month is replaced, Base UI would move the focus to the popup.
  const hasFocus = modifiers['focused']
  useLayoutEffect(() => {
    if (hasFocus) button.current?.focus()
  }, [hasFocus])

  return (
    <S.Day
      {...rest}
      ref={button}
      aria-label={[formatWall(isoDate, 'dayInFull'), booked].filter(Boolean).join(', ')}
      title={booked}
      data-count={count || undefined}
      aria-current={modifiers['today'] ? 'date' : undefined}
      aria-disabled={!isOffered || undefined}
      // Not that of the library, which would move the focus to the day.
      onClick={() => isOffered && onPick(isoDate)}
    />
  )
}

const PARTS = { MonthCaption: Head, DayButton: Day }

/** A month of days in weeks from Monday, to be walked and chosen from with the keys of the ARIA practices' date grid. */
export function MonthGrid(props: MonthGridProps) {
  const { current, chosen, today, onMove } = props
  const month = useRef<HTMLDivElement>(null)
  // The popup has no place yet: the page must not scroll to it.
  useEffect(() => {
    month.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus({ preventScroll: true })
  }, [])

  return (
    <GridContext value={props}>
      <S.Month ref={month}>
        <DayPicker
          mode="single"
          selected={chosen === '' ? undefined : toLocalDate(chosen)}
          today={toLocalDate(today)}
          month={toLocalDate(current)}
          onMonthChange={(next) => onMove(dayOfLocalDate(next))}
          // A pressed day of another month must stay under the pointer.
          onDayFocus={(day, { outside }) => outside || onMove(dayOfLocalDate(day))}
          weekStartsOn={1}
          showOutsideDays
          fixedWeeks
          hideNavigation
          lang="en-GB"
          components={PARTS}
        />
      </S.Month>
    </GridContext>
  )
}
