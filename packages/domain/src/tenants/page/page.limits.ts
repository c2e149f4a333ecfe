import { DAY_SECONDS } from '../../platform/values/durations.ts'

/** Links sent again for a lead, within `PAGE_WINDOW_SECONDS`. */
export const LINKS_SENT_MAX = 3

/** Viewings booked, moved and cancelled by the tenant of a lead, within `PAGE_WINDOW_SECONDS` (rule T2.4). */
export const VIEWING_CHANGES_MAX = 10

export const PAGE_WINDOW_SECONDS = DAY_SECONDS

/** Free times offered instead of one that was just taken. */
export const ALTERNATIVES_MAX = 5
