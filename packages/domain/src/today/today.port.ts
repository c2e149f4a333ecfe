import type { AgentChoice } from '../calendar/calendar-agent.ts'
import type { BaseEnv } from '../platform/env.ts'
import type { Day } from './day.contract.ts'

/** Rejects with a `ProblemError`. */
export interface TodayPort {
  /** `date` is `YYYY-MM-DD`. */
  day(date: string, agent: AgentChoice): Promise<Day>
}

export interface TodayEnv extends BaseEnv {
  today: TodayPort
}
