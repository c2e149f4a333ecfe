import type { BaseEnv } from '../platform/env.ts'
import type { CalendarLead } from './viewing.contract.ts'

/** First and last day, both included, as `YYYY-MM-DD`. */
export interface CalendarWindow {
  from: string
  to: string
  /** `me` or a user's id; all agents when omitted. */
  agent?: string
}

export interface CalendarPort {
  /** Leads with a viewing in the window. */
  leads(window: CalendarWindow): Promise<CalendarLead[]>
}

export interface CalendarEnv extends BaseEnv {
  calendar: CalendarPort
}
