import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import type { CalendarFeed } from './calendar-feed.contract.ts'

export const calendarFeedCalls = {
  read: { call: 'GET /users/calendar-feed', response: typed<CalendarFeed> },
  /** Creates an address; the previous one stops working. */
  create: { call: 'POST /users/calendar-feed', response: typed<{ url: string }> },
  end: { call: 'POST /users/calendar-feed/end' },
} as const satisfies CallTable

export interface CalendarFeedEnv extends EnvOf<{ calendarFeed: typeof calendarFeedCalls }> {}
