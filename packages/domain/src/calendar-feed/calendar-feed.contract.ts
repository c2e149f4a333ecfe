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
