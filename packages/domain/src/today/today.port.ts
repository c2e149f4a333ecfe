import type { AgentChoice } from '../calendar/calendar-agent.ts'
import type { BaseEnv } from '../platform/env.ts'
import type { Day } from './day.contract.ts'

/** The API call of the page Today. It rejects with a `ProblemError`. */
export interface TodayPort {
  /** The viewings of an agent on a day, `YYYY-MM-DD`. */
  day(date: string, agent: AgentChoice): Promise<Day>
}

/** The environment with this call. */
export interface TodayEnv extends BaseEnv {
  today: TodayPort
}
