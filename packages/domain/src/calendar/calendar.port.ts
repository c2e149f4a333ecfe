import type { CalendarLead } from './viewing.contract.ts'

/** What the stores need of the outside for the calendar. The call rejects with a `ProblemError`. */
export interface CalendarPort {
  /** Every lead that has a viewing date. Source: decision C6. */
  leads(): Promise<CalendarLead[]>
}
