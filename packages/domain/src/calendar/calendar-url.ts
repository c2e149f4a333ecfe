import { agentIn, type AgentChoice } from './calendar-agent.ts'
import { isDay } from '../platform/values/days.ts'

export interface CalendarPlace {
  view: 'month' | 'week'
  /** `YYYY-MM-DD` */
  day: string
  /** Null for all agents. */
  agent: AgentChoice | null
}

const VIEW = 'view'
const DATE = 'date'
const AGENT = 'agent'

/** Defaults to the month of today. */
export function calendarPlaceIn(params: URLSearchParams, today: string): CalendarPlace {
  const day = params.get(DATE) ?? ''
  return {
    view: params.get(VIEW) === 'week' ? 'week' : 'month',
    day: isDay(day) ? day : today,
    agent: agentIn(params.get(AGENT) ?? ''),
  }
}

/** The query of the week of a day. */
export const weekQuery = (day: string): string =>
  withCalendarPlace(new URLSearchParams(), { view: 'week', day, agent: null }).toString()

/** Keeps other parameters. */
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
