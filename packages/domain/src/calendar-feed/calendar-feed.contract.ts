import { Type, type Static } from 'typebox'

const OptionalInstant = Type.Union([Type.Integer(), Type.Null()])

/** A user's calendar feed, without its address, which is shown only once. Times are unix seconds. */
export const CalendarFeedContract = Type.Object({
  on: Type.Boolean(),
  createdAt: OptionalInstant,
  /** Null until a calendar has read it. */
  lastReadAt: OptionalInstant,
})

/** A user's calendar feed. */
export type CalendarFeed = Static<typeof CalendarFeedContract>

/** The address of a new feed. */
export const NewCalendarFeedContract = Type.Object({ url: Type.String() })

/** Days around today whose viewings are in the feed (rule A11.2). */
export const FEED_DAYS = { back: 30, ahead: 365 } as const

/** Viewings in a feed, the earliest. */
export const FEED_VIEWINGS_MAX = 10_000

/** As calendars are asked to; some do so less often. */
export const FEED_REFRESH_SECONDS = 3600

/** Per feed. */
export const FEED_READS_PER_HOUR = 60
