import { NOTIFICATIONS_KEPT_DAYS } from '@latchkey/domain/notifications/notification.limits'
import { DAY_MS } from '@latchkey/domain/platform/values/durations'

/**
 * Retention of ended sessions, used links, counters and unused pictures. Of the audit trail only failures of unknown
 * callers are deleted, after 90 days, by the database.
 */
export const SETTLED_MS = 30 * DAY_MS

/** Retention of the cells of a previewed spreadsheet: a working day and the night. */
export const SEEN_SHEET_MS = DAY_MS

export const NOTIFICATIONS_KEPT_MS = NOTIFICATIONS_KEPT_DAYS * DAY_MS
