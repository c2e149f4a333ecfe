import type { Noun } from '../data/noun.ts'
import { addTo, formatWall } from '../inputs/dates/day.ts'
import type { CalendarDay, CalendarEvent } from './calendar-event.ts'

const clockTime = (minute: number): string => formatWall(addTo('2026-03-02T00:00', 'minute', minute), 'time')

/** One hour, Monday 2 March 2026 at 10:00 by default; the labels follow the times. */
export function anEvent(changes: Partial<CalendarEvent> = {}): CalendarEvent {
  const { name = 'Ann Lee', day = '2026-03-02', startLabel = '10:00' } = changes
  const [hour = 0, minute = 0] = startLabel.split(':').map(Number)
  const startMinute = changes.startMinute ?? hour * 60 + minute
  const start = clockTime(startMinute)
  const end = clockTime(startMinute + 60)
  return {
    id: 1,
    durationMinutes: 60,
    ...changes,
    name,
    day,
    startMinute,
    startLabel: start,
    endLabel: end,
    fullLabel: `${start} – ${end}, ${name}, ${formatWall(day, 'dayInFull')}`,
  }
}

/** Consecutive days; `isOtherMonth` is true for those outside `month` ('2026-03'). */
export function daysFrom(first: string, count: number, month?: string): CalendarDay[] {
  return Array.from({ length: count }, (_, index) => {
    const day = addTo(first, 'day', index)
    return {
      day,
      weekday: formatWall(day, 'weekday'),
      dayNumber: Number(formatWall(day, 'dayOfMonth')),
      fullLabel: formatWall(day, 'dayInFull'),
      isOtherMonth: month !== undefined && !day.startsWith(month),
    }
  })
}

export const VIEWINGS: Noun = { one: 'viewing', many: 'viewings' }

export const MARCH = daysFrom('2026-02-23', 42, '2026-03')

export const APRIL = daysFrom('2026-03-30', 42, '2026-04')

export const WEEK = daysFrom('2026-03-02', 7)

export const NEXT_WEEK = daysFrom('2026-03-09', 7)

const PEOPLE = [
  'Ann Lee',
  'Priya Shah',
  'Tom Okafor',
  'Maria Silva',
  'George Whitfield',
  'Yusuf Demir',
  'Hannah Price',
  'Li Wei',
  'Rose Adeyemi',
  'Callum Fraser',
]

/** Steps of the golden ratio are even but not regular. */
const spread = (index: number, range: number): number => Math.floor(((index * 0.618_034) % 1) * range)

/** Events distributed over days as in an office; deterministic. */
export function someEvents(count: number, days: readonly CalendarDay[]): CalendarEvent[] {
  return Array.from({ length: count }, (_, index) =>
    anEvent({
      id: index + 1,
      name: PEOPLE[index % PEOPLE.length],
      day: days[spread(index, days.length)]?.day,
      startMinute: 9 * 60 + ((index * 7) % 36) * 15,
    }),
  ).toSorted((one, other) => one.day.localeCompare(other.day) || one.startMinute - other.startMinute)
}

export const BUSY_DAY: readonly CalendarEvent[] = [
  ['08:30', 'Ann Lee'],
  ['09:00', 'Priya Shah'],
  ['10:00', 'Tom Okafor'],
  ['10:00', 'Maria Silva'],
  ['10:15', 'George Whitfield'],
  ['10:30', 'Yusuf Demir'],
  ['10:45', 'Hannah Price'],
  ['12:00', 'Li Wei'],
  ['14:00', 'Rose Adeyemi'],
  ['14:30', 'Callum Fraser'],
  ['17:45', 'Alma Lindqvist'],
].map(([startLabel, name], index) => anEvent({ id: index + 1, name, startLabel, day: '2026-03-04' }))

/** Events begin before seven in the morning and after seven in the evening; one ends past midnight. */
export const OUT_OF_HOURS: readonly CalendarEvent[] = [
  ['05:30', 'Ann Lee'],
  ['06:45', 'Priya Shah'],
  ['07:00', 'Tom Okafor'],
  ['18:45', 'Maria Silva'],
  ['20:15', 'George Whitfield'],
  ['23:30', 'Yusuf Demir'],
].map(([startLabel, name], index) => anEvent({ id: index + 1, name, startLabel, day: '2026-03-05' }))

/** Names wider than an event. */
export const LONG_NAMES: readonly CalendarEvent[] = [
  'Bartholomew Featherstonehaugh-Cholmondeley',
  'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff',
  'Nguyễn Thị Minh Khai',
  'X',
].map((name, index) => anEvent({ id: index + 1, name, startMinute: 540 + index * 30, day: '2026-03-03' }))
