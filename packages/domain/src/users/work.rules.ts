import { LEAD_STATUS, type LeadStatus } from '../leads/lead.status.ts'

/** Most viewings that are named before a hand-over. Source: decision A10. */
export const WORK_VIEWINGS_MAX = 50

/** Viewings in these statuses are handed over while they are to come. Source: decision A10.1. */
export const WORK_VIEWING_STATUSES: readonly LeadStatus[] = [
  LEAD_STATUS.PendingViewingScheduled,
  LEAD_STATUS.ViewingScheduled,
]
