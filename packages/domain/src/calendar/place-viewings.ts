import { VIEWING_SECONDS } from '../leads/lead.limits.ts'
import { leadName } from '../leads/lead-names.ts'
import type { DateFormatter } from '../platform/values/time.ts'
import { agentLabelOf, type AgentLabel } from './calendar-agent.ts'
import type { CalendarPeriod } from './calendar-day.ts'
import { addDays, fullDayText, startInUtc } from '../platform/values/days.ts'
import type { CalendarLead } from './viewing.contract.ts'
import { clashingIds, stateText, viewingState, type ViewingState } from './viewing-state.ts'

/** Day and times are in the business's time zone. */
export interface PlacedViewing {
  /** Id of the lead. */
  id: number
  name: string
  /** `YYYY-MM-DD`; a viewing past midnight belongs to the day it starts (rule C10). */
  day: string
  /** Local minutes since midnight, 0 to 1439. */
  startMinute: number
  durationMinutes: number
  /** '10:00' */
  startLabel: string
  /** '11:00'; one elapsed hour later, so the local difference is not an hour across a clock change. */
  endLabel: string
  /** '10:00 – 11:00, Ann Lee, Monday 2 March 2026, not confirmed, with Grace Patel' */
  fullLabel: string
  /** 'Grace' or 'GP'; '' without an agent, or where agents are not shown. */
  agentLabel: string
  state: ViewingState
  /** True if its agent has another viewing within the same hour. */
  isClash: boolean
}

/** Both ends included, as `YYYY-MM-DD`. */
export interface DayRange {
  first: string
  last: string
}

export const rangeOf = ({ days }: Pick<CalendarPeriod, 'days'>): DayRange => ({
  first: days[0]?.day ?? '',
  last: days.at(-1)?.day ?? '',
})

function placeViewing(
  lead: CalendarLead,
  dateFormatter: DateFormatter,
  dayLabelOf: (day: string) => string,
  agentLabel: AgentLabel | undefined,
  isClash: boolean,
): PlacedViewing | null {
  const [day, startLabel] = dateFormatter.toLocalInput(lead.viewingDate).split('T')
  // Instants beyond what a date field can hold are formatted as ''.
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
    fullLabel: [
      `${startLabel} – ${endLabel}`,
      name,
      dayLabelOf(day),
      stateText(lead),
      agentName && `with ${agentName}`,
      isClash && 'who has another viewing at this time',
    ]
      .filter(Boolean)
      .join(', '),
    agentLabel: agentLabel ? agentLabelOf(agentName, agentLabel) : '',
    state: viewingState(lead),
    isClash,
  }
}

/** In order of time, then id. Without `agentLabel`, agents are not shown. */
export function placeViewings(
  leads: readonly CalendarLead[],
  range: DayRange,
  dateFormatter: DateFormatter,
  agentLabel?: AgentLabel,
): PlacedViewing[] {
  // Filters by time first: a store may hold viewings of several months; no time zone is a whole day from UTC.
  const notBefore = startInUtc(addDays(range.first, -1))
  const before = startInUtc(addDays(range.last, 2))
  const dayLabels = new Map<string, string>()
  const dayLabelOf = (day: string) => {
    const label = dayLabels.get(day) ?? fullDayText(day)
    dayLabels.set(day, label)
    return label
  }
  const inPeriod = leads.filter(({ viewingDate }) => viewingDate >= notBefore && viewingDate < before)
  const clashing = clashingIds(inPeriod)
  return inPeriod
    .toSorted((one, other) => one.viewingDate - other.viewingDate || one.id - other.id)
    .map((lead) => placeViewing(lead, dateFormatter, dayLabelOf, agentLabel, clashing.has(lead.id)))
    .filter((viewing) => viewing !== null)
    .filter(({ day }) => day >= range.first && day <= range.last)
}
