import { Type, type Static } from 'typebox'
import { LeadContract } from '../leads/lead.contract.ts'

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
      /** As lists show it, the postcode included; '' for none. */
      address: Type.String(),
      postcode: TextOrNull,
    }),
    Type.Null(),
  ]),
  /** How one gets in; null without a linked home, and for those who may not know. Source: decision A9.2. */
  accessNotes: TextOrNull,
  /** The staff's notes on the lead. */
  notes: TextOrNull,
})

/** A viewing of a day, with what one needs on the way. */
export type DayViewing = Static<typeof DayViewingContract>

/** The viewings of an agent on a day. Source: decision A9. */
export const DayContract = Type.Object({
  /** `YYYY-MM-DD`, in business time. */
  date: Type.String(),
  agent: Type.Object({ id: Type.Integer(), name: Type.String() }),
  /** By time. */
  models: Type.Array(DayViewingContract),
  /** Unix seconds of the agent's next viewing after that day; null for none. */
  nextDate: Type.Union([Type.Integer(), Type.Null()]),
})

/** The viewings of an agent on a day. */
export type Day = Static<typeof DayContract>
