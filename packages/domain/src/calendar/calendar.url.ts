import { agentIn, type AgentChoice } from './calendar-agent.ts'
import { isDay } from './calendar-day.ts'

/** What the calendar shows: a month or a week, by a day in it. */
export interface CalendarPlace {
  view: 'month' | 'week'
  /** `YYYY-MM-DD` */
  day: string
  /** Whose viewings; null for everybody's. Source: decision A7.2. */
  agent: AgentChoice | null
}

const VIEW = 'view'
const DATE = 'date'
const AGENT = 'agent'

/** What an address shows: the month of today, unless it says otherwise. Source: specification §2 "Calendar". */
export function calendarPlaceIn(params: URLSearchParams, today: string): CalendarPlace {
  const day = params.get(DATE) ?? ''
  return {
    view: params.get(VIEW) === 'week' ? 'week' : 'month',
    day: isDay(day) ? day : today,
    agent: agentIn(params.get(AGENT) ?? ''),
  }
}

/** The same address with another period on show, or other viewings in it. */
export function withCalendarPlace(
  params: URLSearchParams,
  { view, day, agent }: CalendarPlace,
): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set(VIEW, view)
  next.set(DATE, day)
  if (agent === null) next.delete(AGENT)
  else next.set(AGENT, String(agent))
  return next
}
