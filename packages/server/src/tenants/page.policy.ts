import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { VIEWING_OUTCOME } from '@latchkey/domain/leads/outcome/outcome.enums'
import { AVAILABILITY, TAKEN_AVAILABILITIES } from '@latchkey/domain/properties/property.enums'
import { isUnassignedLead } from '../leads/record/lead.policy.ts'
import type { FeedbackState } from '@latchkey/domain/tenants/page/page.contract'
import type { LeadRecord } from '../leads/record/lead.present.ts'
import { unixSeconds } from '../platform/values/unix-seconds.ts'
import type { Diary, PageFacts } from './page.queries.ts'

const { QuestionnaireSubmitted, PendingViewingScheduled, ViewingScheduled, ViewingCancelled } = LEAD_STATUS

const NOT_VIEWED: readonly (number | null)[] = [...TAKEN_AVAILABILITIES, AVAILABILITY.Archived]

/** `from` is the present start in unix seconds, null when choosing. */
export interface Booking extends Diary {
  readonly from: number | null
}

/** The time of the scheduled viewing; null once it has begun. */
export function viewingToCome(lead: LeadRecord, nowMs: number): Date | null {
  return lead.status === ViewingScheduled && lead.viewing_at !== null && lead.viewing_at.getTime() > nowMs
    ? lead.viewing_at
    : null
}

/**
 * Returns the diary that the tenant may book: the handler's when choosing, the agent's when moving. Null for neither.
 */
export function bookingOf(lead: LeadRecord, facts: PageFacts, nowMs: number): Booking | null {
  const of = { leadId: lead.id, propertyId: lead.property_id }
  const viewing = viewingToCome(lead, nowMs)
  if (viewing !== null) {
    const { viewing_user_id: agentId } = lead
    return agentId === null || !facts.is_agent_active ? null : { ...of, agentId, from: unixSeconds(viewing) }
  }
  const { handler_user_id: agentId } = lead
  if (agentId === null || isUnassignedLead(lead)) return null
  return mayChoose(lead, facts) ? { ...of, agentId, from: null } : null
}

function mayChoose({ status, property_id: homeId, outcome }: LeadRecord, facts: PageFacts): boolean {
  if (homeId === null || NOT_VIEWED.includes(facts.availability)) return false
  if (status === ViewingCancelled) return outcome === VIEWING_OUTCOME.CancelledByApplicant
  return status === QuestionnaireSubmitted || status === PendingViewingScheduled
}

/** Feedback is wanted once the viewing was attended, until it is given. */
export function feedbackStateOf({ outcome, feedback_at: givenAt }: LeadRecord): FeedbackState {
  if (givenAt !== null) return 'given'
  return outcome === VIEWING_OUTCOME.Attended ? 'wanted' : 'none'
}
