import { getEnv } from 'mobx-state-tree'
import type { AgentChoice } from '../calendar/calendar-agent.ts'
import type { Day } from './day.contract.ts'
import type { TodayEnv } from './today.calls.ts'

/** Reads with the environment of `store`. */
export const readDay = (store: object, date: string, agent: AgentChoice): Promise<Day> =>
  getEnv<TodayEnv>(store).today.day(date, agent)
