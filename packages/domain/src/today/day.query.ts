import { agentIn } from '../calendar/calendar-agent.ts'
import { isDay } from '../platform/values/days.ts'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { bodyOf, Text, type ValuesOf } from '../platform/validation/request-body.ts'

/** `date` is `YYYY-MM-DD`, '' for today; `agent` is `me` or an id, '' for `me`. */
export const DayQuery = bodyOf({ date: Text, agent: Text })

export type DayQueryValues = ValuesOf<typeof DayQuery>

/** Rejects a day that does not exist, and an agent that is neither `me` nor an id. */
export const dayQueryErrors = ({ date, agent }: DayQueryValues): ErrorsByField => ({
  ...(date !== '' && !isDay(date) && { date: ['date'] }),
  ...(agent !== '' && agentIn(agent) === null && { agent: ['enumerable'] }),
})
