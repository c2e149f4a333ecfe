import { agentIn } from '../calendar/calendar-agent.ts'
import { isDay } from '../calendar/calendar-day.ts'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { bodyOf, Text, type ValuesOf } from '../platform/validation/request-body.ts'

/** Which day of whom is asked for: `YYYY-MM-DD`, and `me` or an id; '' is today, and oneself. Source: decision A9. */
export const DayQuery = bodyOf({ date: Text, agent: Text })

/** Which day of whom is asked for. */
export type DayQueryValues = ValuesOf<typeof DayQuery>

/** What is wrong with a question: a day that does not exist, an agent that nobody can be. */
export const dayQueryErrors = ({ date, agent }: DayQueryValues): ErrorsByField => ({
  ...(date !== '' && !isDay(date) && { date: ['date'] }),
  ...(agent !== '' && agentIn(agent) === null && { agent: ['enumerable'] }),
})
