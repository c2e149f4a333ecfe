import type { ErrorsByField } from '../platform/field-errors.ts'
import { bodyOf, Text, type ValuesOf } from '../platform/validation/request-body.ts'
import { agentIn } from './calendar-agent.ts'
import { CALENDAR_WINDOW_DAYS } from './calendar.limits.ts'
import { daysBetween, isDay } from '../platform/values/days.ts'

/** Days are `YYYY-MM-DD`, both included; each value is '' when omitted. */
export const CalendarQuery = bodyOf({ from: Text, to: Text, agent: Text })

export type CalendarQueryValues = ValuesOf<typeof CalendarQuery>

/**
 * Rejects half a window, days that do not exist, a window that is reversed or too long, and an agent that is
 * neither `me` nor an id.
 */
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
