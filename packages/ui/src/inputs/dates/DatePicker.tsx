import { use, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Bookings } from './bookings.ts'
import { DateReaderContext } from './date-reader.ts'
import { showDateText, type DateKind } from './date-text.ts'
import { addTo, formatWall } from './day.ts'
import { MonthGrid } from './MonthGrid.tsx'
import * as S from './DatePicker.styles.ts'
import { TimeStepContext } from './time-step.ts'

export interface DatePickerProps {
  kind: DateKind
  /** The text in the field; invalid text selects nothing. */
  value: string
  today: string
  min?: string | undefined
  max?: string | undefined
  bookings?: Bookings | undefined
  /** Called with the chosen day or time; if no time is chosen yet, with the day as it would be typed. */
  onPick: (value: string) => void
  /** Called once the choice is complete. */
  onDone: () => void
}

/** The first time that is offered, on any day. */
const FIRST_TIME = '2000-01-01T07:00'
/** The list of times scrolls here when none is chosen. */
const USUAL_TIME = '09:00'
const HOURS_OFFERED = 14

/** A month of days and, for a date with a time, the times of a day. */
export function DatePicker({
  kind,
  value,
  today,
  min = '',
  max = '9999-12-31',
  bookings,
  onPick,
  onDone,
}: DatePickerProps) {
  const readDateText = use(DateReaderContext)
  const [chosenDay = '', chosenTime = ''] = (
    readDateText(value, kind, today) ??
    readDateText(value, 'date', today) ??
    ''
  ).split('T')
  const timeStep = use(TimeStepContext)
  const [current, setCurrent] = useState(chosenDay || today)
  const times = useRef<HTMLUListElement>(null)

  // With the first layout, which in a popup is later than this effect, and before the first paint.
  useLayoutEffect(() => {
    const list = times.current
    if (list === null) return undefined
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      const shown = tabStopIn(list)
      if (shown) list.scrollTop = shown.offsetTop - list.clientHeight / 2
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [])

  const day = chosenDay || current
  const offered = timesEvery(timeStep, chosenTime).filter(
    (time) => time === chosenTime || !bookings?.isPast(day, time),
  )
  const tabStop = [chosenTime, USUAL_TIME].find((time) => offered.includes(time)) ?? offered[0]

  const pickDay = (picked: string) => {
    setCurrent(picked)
    if (kind === 'date') {
      onPick(picked)
      onDone()
    } else {
      onPick(chosenTime === '' ? showDateText(picked, 'date') : `${picked}T${chosenTime}`)
      tabStopIn(times.current)?.focus()
    }
  }
  const pickTime = (time: string) => {
    onPick(`${day}T${time}`)
    onDone()
  }

  const handleTimeKey = (event: KeyboardEvent) => {
    const options = [...(times.current?.querySelectorAll('button') ?? [])]
    const at = options.indexOf(event.target as HTMLButtonElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    options[to]?.focus()
  }

  return (
    <S.Columns>
      <MonthGrid
        {...{ current, today, min, max, bookings }}
        chosen={chosenDay}
        onMove={setCurrent}
        onPick={pickDay}
      />
      {kind === 'date-time' && (
        <S.Times ref={times} aria-label="Time" onKeyDown={handleTimeKey}>
          {offered.map((time) => (
            <li key={time}>
              <S.Time
                type="button"
                aria-pressed={time === chosenTime}
                tabIndex={time === tabStop ? 0 : -1}
                onClick={() => pickTime(time)}
              >
                {time} {bookings?.isTaken(day, time) && <S.Taken>Taken</S.Taken>}
              </S.Time>
            </li>
          ))}
        </S.Times>
      )}
    </S.Columns>
  )
}

/** The times offered, at intervals of `step` minutes, and the typed one if it is not among them. */
function timesEvery(step: number, typed: string): readonly string[] {
  const times = Array.from({ length: (HOURS_OFFERED * 60) / step }, (_, index) =>
    formatWall(addTo(FIRST_TIME, 'minute', index * step), 'time'),
  )
  return typed === '' || times.includes(typed) ? times : [...times, typed].toSorted()
}

const tabStopIn = (element: HTMLElement | null) => element?.querySelector<HTMLElement>('[tabindex="0"]')
