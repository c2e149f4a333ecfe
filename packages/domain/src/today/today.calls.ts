import type { AgentChoice } from '../calendar/calendar-agent.ts'
import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import type { Day } from './day.contract.ts'

export const todayCalls = {
  /** `date` is `YYYY-MM-DD`. */
  day: {
    call: 'GET /leads/day',
    params: (date: string, agent: AgentChoice) => ({ date, agent }),
    response: typed<Day>,
  },
} as const satisfies CallTable

export interface TodayEnv extends EnvOf<{ today: typeof todayCalls }> {}
