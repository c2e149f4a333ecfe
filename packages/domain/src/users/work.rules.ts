import { LEAD_STATUS, type LeadStatus } from '../leads/lead.status.ts'

/** Viewings listed before a hand-over. */
export const WORK_VIEWINGS_MAX = 50

/** Handed over when in the future (rule A10.1). */
export const WORK_VIEWING_STATUSES: readonly LeadStatus[] = [
  LEAD_STATUS.PendingViewingScheduled,
  LEAD_STATUS.ViewingScheduled,
]
