import { ChevronLeft, ChevronRight } from 'lucide-react'
import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Announcement } from '../../accessibility/Announcement/Announcement.tsx'
import { IconButton } from '../../controls/IconButton/IconButton.tsx'
import type { Bookings } from './bookings.ts'
import { DateReaderContext } from './date-reader.ts'
import { showDateText, type DateKind } from './date-text.ts'
import { addTo, formatWall, isSameMonth, mondayOf, weeksOf, type DateUnit } from './day.ts'
import * as S from './DatePicker.styles.ts'
import { TimeStepContext } from './time-step.ts'

export interface DatePickerProps {
  kind: DateKind
  /** As in the field; invalid text selects nothing. */
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

/** The day that a key moves to, as in the ARIA practices' date grid. */
function dayByKey({ key, shiftKey }: KeyboardEvent, day: string): string | null {
  const steps: Record<string, readonly [DateUnit, number]> = {
    ArrowLeft: ['day', -1],
    ArrowRight: ['day', 1],
    ArrowUp: ['day', -7],
    ArrowDown: ['day', 7],
    PageUp: [shiftKey ? 'year' : 'month', -1],
    PageDown: [shiftKey ? 'year' : 'month', 1],
  }
  const step = steps[key]
  if (step !== undefined) return addTo(day, ...step)
  if (key === 'Home') return mondayOf(day)
  return key === 'End' ? addTo(mondayOf(day), 'day', 6) : null
}

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
  const grid = useRef<HTMLTableElement>(null)
  const times = useRef<HTMLUListElement>(null)

  /** True from a key until the target day is rendered; the focused day may unmount with its month. */
  const isWalking = useRef(false)
  const focusDay = () => tabStopIn(grid.current)?.focus()
  useEffect(focusDay, [])
  useLayoutEffect(() => {
    if (isWalking.current) focusDay()
    isWalking.current = false
  })
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

  const weeks = weeksOf(current)
  const [firstWeek = []] = weeks
  const [first = '', last = ''] = [firstWeek[0], weeks.at(-1)?.at(-1)]
  const handleShow = useEffectEvent((from: string, to: string) => bookings?.onShow(from, to))
  useEffect(() => handleShow(first, last), [first, last])

  const pickDay = (day: string) => {
    setCurrent(day)
    if (kind === 'date') {
      onPick(day)
      onDone()
    } else {
      onPick(chosenTime === '' ? showDateText(day, 'date') : `${day}T${chosenTime}`)
      tabStopIn(times.current)?.focus()
    }
  }
  const pickTime = (time: string) => {
    onPick(`${chosenDay || current}T${time}`)
    onDone()
  }

  const handleGridKey = (event: KeyboardEvent) => {
    const next = dayByKey(event, current)
    if (next === null) return
    event.preventDefault()
    isWalking.current = next !== current
    setCurrent(next)
  }
  const handleTimeKey = (event: KeyboardEvent) => {
    const options = [...(times.current?.querySelectorAll('button') ?? [])]
    const at = options.indexOf(event.target as HTMLButtonElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    options[to]?.focus()
  }

  const bookedOn = (day: string): string => {
    const count = bookings?.countOf(day) ?? 0
    return bookings === undefined || count === 0 ? '' : bookings.describe(count)
  }
  return (
    <S.Columns>
      <div>
        <S.Head>
          <IconButton
            label="Previous month"
            size="small"
            icon={<ChevronLeft aria-hidden />}
            onClick={() => setCurrent(addTo(current, 'month', -1))}
          />
          <S.Month>{formatWall(current, 'month')}</S.Month>
          <IconButton
            label="Next month"
            size="small"
            icon={<ChevronRight aria-hidden />}
            onClick={() => setCurrent(addTo(current, 'month', 1))}
          />
        </S.Head>
        <Announcement>{formatWall(current, 'month')}</Announcement>
        <S.Grid ref={grid} role="grid" aria-label={formatWall(current, 'month')} onKeyDown={handleGridKey}>
          <thead>
            <tr>
              {firstWeek.map((day) => (
                <S.Weekday key={day} abbr={formatWall(day, 'weekday')}>
                  {formatWall(day, 'weekdayInShort')}
                </S.Weekday>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <S.Cell key={day} aria-selected={day === chosenDay}>
                    <S.Day
                      type="button"
                      aria-label={[formatWall(day, 'dayInFull'), bookedOn(day)].filter(Boolean).join(', ')}
                      title={bookedOn(day) || undefined}
                      data-count={bookings?.countOf(day) || undefined}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={day < min || day > max || undefined}
                      data-other-month={!isSameMonth(day, current) || undefined}
                      tabIndex={day === current ? 0 : -1}
                      onClick={() => day >= min && day <= max && pickDay(day)}
                    >
                      {formatWall(day, 'dayOfMonth')}
                    </S.Day>
                  </S.Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </S.Grid>
      </div>
      {kind === 'date-time' && (
        <S.Times ref={times} aria-label="Time" onKeyDown={handleTimeKey}>
          {timesEvery(timeStep, chosenTime).map((time) => (
            <li key={time}>
              <S.Time
                type="button"
                aria-pressed={time === chosenTime}
                tabIndex={time === (chosenTime || USUAL_TIME) ? 0 : -1}
                onClick={() => pickTime(time)}
              >
                {time} {bookings?.isTaken(chosenDay || current, time) && <S.Taken>Taken</S.Taken>}
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
