import { VIEWING_SECONDS } from '../leads/lead.limits.ts'
import { leadName } from '../leads/lead.names.ts'
import type { DateFormatter } from '../platform/values/time.ts'
import { agentLabelOf, type AgentLabel } from './calendar-agent.ts'
import { addDays, dateOf, fullDayLabel, type CalendarPeriod } from './calendar-day.ts'
import type { CalendarLead } from './viewing.contract.ts'

/** A viewing with its day and times in the time zone of the business. */
export interface PlacedViewing {
  /** Of the lead. */
  id: number
  name: string
  /** `YYYY-MM-DD`; a viewing past midnight stays on the day it starts. Source: decision C10. */
  day: string
  /** Minutes on the wall clock since midnight, 0 to 1439. */
  startMinute: number
  durationMinutes: number
  /** '10:00' */
  startLabel: string
  /** '11:00'; an hour of real time later, so across a clock change not an hour later on the wall. */
  endLabel: string
  /** '10:00 – 11:00, Ann Lee, Monday 2 March 2026, with Grace Patel' */
  fullLabel: string
  /** The agent as there is space for: 'Grace' or 'GP'; '' without an agent, or where none is shown. Source: decision A7. */
  agentLabel: string
}

/** Days in a row, both ends included, as `YYYY-MM-DD`. */
export interface DayRange {
  first: string
  last: string
}

/** The first and the last day of a period. */
export const rangeOf = ({ days }: Pick<CalendarPeriod, 'days'>): DayRange => ({
  first: days[0]?.day ?? '',
  last: days.at(-1)?.day ?? '',
})

function placeViewing(
  lead: CalendarLead,
  dateFormatter: DateFormatter,
  agentLabel: AgentLabel | undefined,
): PlacedViewing | null {
  const [day, startLabel] = dateFormatter.toLocalInput(lead.viewingDate).split('T')
  // An instant that no date field could hold is formatted as an empty text.
  if (!day || startLabel === undefined) return null
  const [hour = 0, minute = 0] = startLabel.split(':').map(Number)
  const name = leadName(lead)
  const agentName = lead.agentName ?? ''
  const endLabel = dateFormatter.formatTime(lead.viewingDate + VIEWING_SECONDS)
  return {
    id: lead.id,
    name,
    day,
    startMinute: hour * 60 + minute,
    durationMinutes: VIEWING_SECONDS / 60,
    startLabel,
    endLabel,
    fullLabel: `${startLabel} – ${endLabel}, ${name}, ${fullDayLabel(day)}${agentName && `, with ${agentName}`}`,
    agentLabel: agentLabel ? agentLabelOf(agentName, agentLabel) : '',
  }
}

/** The viewings of some days, each on its day and at its time in the business's zone, in the order they happen. `agentLabel` is how each shows its agent; left out where none does. Source: decisions C6, C10, G9. */
export function placeViewings(
  leads: readonly CalendarLead[],
  range: DayRange,
  dateFormatter: DateFormatter,
  agentLabel?: AgentLabel,
): PlacedViewing[] {
  // Placing costs far more than comparing, and no zone is a whole day away from UTC.
  const notBefore = dateOf(addDays(range.first, -1)).unix()
  const before = dateOf(addDays(range.last, 2)).unix()
  return leads
    .filter(({ viewingDate }) => viewingDate >= notBefore && viewingDate < before)
    .toSorted((one, other) => one.viewingDate - other.viewingDate || one.id - other.id)
    .map((lead) => placeViewing(lead, dateFormatter, agentLabel))
    .filter((viewing) => viewing !== null)
    .filter(({ day }) => day >= range.first && day <= range.last)
}
