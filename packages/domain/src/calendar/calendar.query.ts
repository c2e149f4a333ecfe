import type { ErrorsByField } from '../platform/field-errors.ts'
import { bodyOf, Text, type ValuesOf } from '../platform/validation/request-body.ts'
import { agentIn } from './calendar-agent.ts'
import { CALENDAR_WINDOW_DAYS } from './calendar.limits.ts'
import { daysBetween, isDay } from './calendar-day.ts'

/** What the calendar's call can be asked: days `YYYY-MM-DD`, both included, and an agent; each is '' when left out. Source: decision A7. */
export const CalendarQuery = bodyOf({ from: Text, to: Text, agent: Text })

/** What the calendar's call is asked. */
export type CalendarQueryValues = ValuesOf<typeof CalendarQuery>

/** What is wrong with a question: half a window, days that do not exist, too many of them or in the wrong order, an agent that nobody can be. Source: decision A7. */
export function calendarQueryErrors({ from, to, agent }: CalendarQueryValues): ErrorsByField {
  return {
    ...windowErrors(from, to),
    ...(agent === '' || agentIn(agent) !== null ? {} : { agent: ['enumerable'] }),
  }
}

function windowErrors(from: string, to: string): ErrorsByField {
  if (from === '' && to === '') return {}
  if (from === '') return { from: ['range'] }
  if (to === '') return { to: ['range'] }
  if (!isDay(from)) return { from: ['date'] }
  if (!isDay(to)) return { to: ['date'] }
  const days = daysBetween(from, to) + 1
  return days >= 1 && days <= CALENDAR_WINDOW_DAYS ? {} : { to: ['range'] }
}
