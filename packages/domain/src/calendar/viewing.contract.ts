import { Type, type Static } from 'typebox'

/** A lead as the calendar receives it: these keys, nothing private. The last three come where a window was asked for. Source: decisions C6 and A7. */
export const CalendarLeadContract = Type.Object({
  id: Type.Integer(),
  firstName: Type.String(),
  lastName: Type.String(),
  /** Unix seconds; a lead without a viewing date is not in the list. */
  viewingDate: Type.Integer(),
  status: Type.Optional(Type.Integer()),
  viewingUserId: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  /** First and last name of the agent, or the username while both are empty; null without an agent. */
  agentName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
})

/** A lead as the calendar receives it. */
export type CalendarLead = Static<typeof CalendarLeadContract>

/** Everything the calendar can show. */
export const CalendarLeadsContract = Type.Array(CalendarLeadContract)
