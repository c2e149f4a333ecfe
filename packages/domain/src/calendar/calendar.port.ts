import type { BaseEnv } from '../platform/env.ts'
import type { CalendarLead } from './viewing.contract.ts'

/** The days that the calendar shows, both included, as `YYYY-MM-DD`, and whose viewings. */
export interface CalendarWindow {
  from: string
  to: string
  /** `me` or the id of a user; everybody's when left out. */
  agent?: string
}

/** The API call of the calendar and dashboard stores. It rejects with a `ProblemError`. */
export interface CalendarPort {
  /** The leads with a viewing on the days of a window, of one agent where one is given. Source: decisions C6 and A7. */
  leads(window: CalendarWindow): Promise<CalendarLead[]>
}

/** The environment with these calls. */
export interface CalendarEnv extends BaseEnv {
  calendar: CalendarPort
}
