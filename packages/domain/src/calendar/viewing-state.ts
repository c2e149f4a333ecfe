import { VIEWING_SECONDS } from '../leads/lead.limits.ts'
import { LEAD_STATUS, LEAD_STATUS_LABELS, type LeadStatus } from '../leads/lead-status.ts'
import type { CalendarLead } from './viewing.contract.ts'

/** `over` for one that took place or was cancelled, or whose lead has left the viewings since. */
export type ViewingState = 'pending' | 'confirmed' | 'over'

/** A viewing without a status, as outside a requested window, counts as confirmed. */
export function viewingState({ status }: Pick<CalendarLead, 'status'>): ViewingState {
  if (status === undefined || status === LEAD_STATUS.ViewingScheduled) return 'confirmed'
  return status === LEAD_STATUS.PendingViewingScheduled ? 'pending' : 'over'
}

/** Added to the accessible name, because the looks differ; '' for a confirmed viewing. */
export function stateText(lead: Pick<CalendarLead, 'status'>): string {
  const state = viewingState(lead)
  if (state === 'confirmed') return ''
  return state === 'pending' ? 'not confirmed' : LEAD_STATUS_LABELS[lead.status as LeadStatus].toLowerCase()
}

/** The ids of planned viewings of an agent who has another one within the same hour. */
export function clashingIds(leads: readonly CalendarLead[]): ReadonlySet<number> {
  const clashing = new Set<number>()
  const byAgent = Map.groupBy(
    leads.filter((lead) => lead.viewingUserId && viewingState(lead) !== 'over'),
    ({ viewingUserId }) => viewingUserId,
  )
  for (const own of byAgent.values()) {
    const ordered = own.toSorted((one, other) => one.viewingDate - other.viewingDate)
    for (const [index, lead] of ordered.entries()) {
      const next = ordered[index + 1]
      if (next === undefined || next.viewingDate - lead.viewingDate >= VIEWING_SECONDS) continue
      clashing.add(lead.id)
      clashing.add(next.id)
    }
  }
  return clashing
}
