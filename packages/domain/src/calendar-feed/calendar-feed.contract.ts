import { Type, type Static } from 'typebox'

const OptionalInstant = Type.Union([Type.Integer(), Type.Null()])

/** What a person knows of their calendar feed; the address itself is shown once. Times are unix seconds. Source: decision A11. */
export const CalendarFeedContract = Type.Object({
  on: Type.Boolean(),
  createdAt: OptionalInstant,
  /** When a calendar last read it; null before the first time. */
  lastReadAt: OptionalInstant,
})

/** What a person knows of their calendar feed. */
export type CalendarFeed = Static<typeof CalendarFeedContract>

/** The address of a new feed. */
export const NewCalendarFeedContract = Type.Object({ url: Type.String() })
