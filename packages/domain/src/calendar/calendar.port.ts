import type { BaseEnv } from '../platform/env.ts'
import type { CalendarLead } from './viewing.contract.ts'

/** The API call of the calendar and dashboard stores. It rejects with a `ProblemError`. */
export interface CalendarPort {
  /** Every lead that has a viewing date. Source: decision C6. */
  leads(): Promise<CalendarLead[]>
}

/** The environment with these calls. */
export interface CalendarEnv extends BaseEnv {
  calendar: CalendarPort
}
