import { Type, type Static } from 'typebox'

/** A lead as the calendar receives it: exactly these keys, nothing private. Source: decision C6. */
export const CalendarLeadContract = Type.Object({
  id: Type.Integer(),
  firstName: Type.String(),
  lastName: Type.String(),
  /** Unix seconds; a lead without a viewing date is not in the list. */
  viewingDate: Type.Integer(),
})

/** A lead as the calendar receives it. */
export type CalendarLead = Static<typeof CalendarLeadContract>

/** Everything the calendar can show. */
export const CalendarLeadsContract = Type.Array(CalendarLeadContract)
