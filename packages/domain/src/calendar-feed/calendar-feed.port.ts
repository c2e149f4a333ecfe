import type { BaseEnv } from '../platform/env.ts'
import type { CalendarFeed } from './calendar-feed.contract.ts'

/** The API calls of the calendar feed. Every call rejects with a `ProblemError`. */
export interface CalendarFeedPort {
  read(): Promise<CalendarFeed>
  /** Makes an address, which ends the one before. */
  create(): Promise<{ url: string }>
  end(): Promise<boolean>
}

/** The environment with these calls. */
export interface CalendarFeedEnv extends BaseEnv {
  calendarFeed: CalendarFeedPort
}
