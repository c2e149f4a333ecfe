import { getEnv } from 'mobx-state-tree'
import { agentIn, type AgentChoice } from '../calendar/calendar-agent.ts'
import { isDay } from '../platform/values/days.ts'
import type { Day } from './day.contract.ts'
import type { TodayEnv } from './today.calls.ts'

export interface DayPlace {
  /** `YYYY-MM-DD` */
  date: string
  agent: AgentChoice
}

/** Defaults to today and `me`. */
export function dayPlaceIn(params: URLSearchParams, today: string): DayPlace {
  const date = params.get('date') ?? ''
  return { date: isDay(date) ? date : today, agent: agentIn(params.get('agent') ?? '') ?? 'me' }
}

/** Keeps other parameters. */
export function withDayPlace(params: URLSearchParams, { date, agent }: DayPlace): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set('date', date)
  if (agent === 'me') next.delete('agent')
  else next.set('agent', String(agent))
  return next
}

/** Reads with the environment of `store`. */
export const readDay = (store: object, { date, agent }: DayPlace): Promise<Day> =>
  getEnv<TodayEnv>(store).today.day(date, agent)
