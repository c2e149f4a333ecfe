import type { BaseEnv } from '../platform/env.ts'
import type { CalendarFeed } from './calendar-feed.contract.ts'

export interface CalendarFeedPort {
  read(): Promise<CalendarFeed>
  /** Creates an address; the previous one stops working. */
  create(): Promise<{ url: string }>
  end(): Promise<boolean>
}

export interface CalendarFeedEnv extends BaseEnv {
  calendarFeed: CalendarFeedPort
}
