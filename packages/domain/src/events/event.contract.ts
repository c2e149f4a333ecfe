import { Type, type Static } from 'typebox'
import { EVENT_AUTHORS, EVENT_TYPES } from './event.enums.ts'

const OptionalWhole = Type.Optional(Type.Union([Type.Integer(), Type.Null()]))

/** An event contains ids and names of fields, never values of a record (rule I2.2). */
export const EventDataContract = Type.Object({
  /** Rises by one from event to event; null for a test. */
  sequence: Type.Union([Type.Integer(), Type.Null()]),
  /** Of the lead, the property or the webhook. */
  id: Type.Integer(),
  by: Type.Object({
    kind: Type.Enum([...EVENT_AUTHORS]),
    id: Type.Union([Type.Integer(), Type.Null()]),
  }),
  /** A status, a user or a moment in unix seconds, as the type says. */
  from: OptionalWhole,
  to: OptionalWhole,
  /** Names of the changed fields. */
  fields: Type.Optional(Type.Array(Type.String())),
  /** The other lead of a merge. */
  otherId: Type.Optional(Type.Integer()),
})

/** One event; `timestamp` is ISO 8601 in UTC. */
export const EventContract = Type.Object({
  id: Type.String(),
  type: Type.Enum([...EVENT_TYPES]),
  timestamp: Type.String(),
  data: EventDataContract,
})

/** One event. */
export type LatchkeyEvent = Static<typeof EventContract>

/** Events after a sequence; `last` is what to ask for next. */
export const EventsContract = Type.Object({
  events: Type.Array(EventContract),
  last: Type.Integer(),
  more: Type.Boolean(),
})

/** Events after a sequence. */
export type Events = Static<typeof EventsContract>

/** A 409: events after the given sequence have been removed already. */
export const EventsGoneContract = Type.Object({
  error: Type.Literal('gone'),
  message: Type.String(),
  oldest: Type.Integer(),
})
