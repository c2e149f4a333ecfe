import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import type { CalendarLead } from './viewing.contract.ts'

/** First and last day, both included, as `YYYY-MM-DD`. */
export interface CalendarWindow {
  from: string
  to: string
  /** `me` or a user's id; all agents when omitted. */
  agent?: string
}

export const calendarCalls = {
  /** Leads with a viewing in the window. */
  leads: { call: 'GET /leads/all', params: typed<CalendarWindow>, response: typed<CalendarLead[]> },
} as const satisfies CallTable

export interface CalendarEnv extends EnvOf<{ calendar: typeof calendarCalls }> {}
