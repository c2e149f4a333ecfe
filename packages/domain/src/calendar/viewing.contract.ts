import { Type, type Static } from 'typebox'

/** A lead in the calendar, without private fields. The last three keys are present where a window was requested. */
export const CalendarLeadContract = Type.Object({
  id: Type.Integer(),
  firstName: Type.String(),
  lastName: Type.String(),
  /** Unix seconds; a lead without a viewing date is not in the list. */
  viewingDate: Type.Integer(),
  status: Type.Optional(Type.Integer()),
  viewingUserId: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  /** First and last name, or the username when both are empty; null without an agent. */
  agentName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
})

/** A lead in the calendar. */
export type CalendarLead = Static<typeof CalendarLeadContract>

/** The leads with a viewing in the requested window. */
export const CalendarLeadsContract = Type.Array(CalendarLeadContract)
