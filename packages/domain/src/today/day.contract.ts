import { Type, type Static } from 'typebox'
import { LeadContract } from '../leads/lead.contract.ts'
import { agentIn } from '../calendar/calendar-agent.ts'
import { isDay } from '../platform/values/days.ts'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { bodyOf, Text, type ValuesOf } from '../platform/validation/request-body.ts'

/** Viewings in a day of one agent, the first. */
export const DAY_VIEWINGS_MAX = 200

const TextOrNull = Type.Union([Type.String(), Type.Null()])

const DayViewingContract = Type.Object({
  id: Type.Integer(),
  firstName: Type.String(),
  lastName: Type.String(),
  phone: Type.String(),
  status: LeadContract.properties.status,
  /** Unix seconds. */
  viewingDate: Type.Integer(),
  property: Type.Union([
    Type.Object({
      name: TextOrNull,
      /** Formatted as in lists, including the postcode; '' for none. */
      address: Type.String(),
      postcode: TextOrNull,
    }),
    Type.Null(),
  ]),
  /** Null without a linked home, and without permission. */
  accessNotes: TextOrNull,
  /** The staff's notes on the lead. */
  notes: TextOrNull,
})

/** A viewing of a day, with the details that the agent needs while travelling. */
export type DayViewing = Static<typeof DayViewingContract>

/** The viewings of an agent on a day. */
export const DayContract = Type.Object({
  /** `YYYY-MM-DD`, in business time. */
  date: Type.String(),
  agent: Type.Object({ id: Type.Integer(), name: Type.String() }),
  /** By time. */
  models: Type.Array(DayViewingContract),
  /** The agent's next viewing after that day, in unix seconds; null for none. */
  nextDate: Type.Union([Type.Integer(), Type.Null()]),
})

export type Day = Static<typeof DayContract>

/** `date` is `YYYY-MM-DD`, '' for today; `agent` is `me` or an id, '' for `me`. */
export const DayQuery = bodyOf({ date: Text, agent: Text })

export type DayQueryValues = ValuesOf<typeof DayQuery>

/** Rejects a day that does not exist, and an agent that is neither `me` nor an id. */
export const dayQueryErrors = ({ date, agent }: DayQueryValues): ErrorsByField => ({
  ...(date !== '' && !isDay(date) && { date: ['date'] }),
  ...(agent !== '' && agentIn(agent) === null && { agent: ['enumerable'] }),
})
