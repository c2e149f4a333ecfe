import { NOTIFICATIONS_KEPT_DAYS } from '@latchkey/domain/notifications/notification.limits'

/** How long what has ended is kept, in milliseconds: ended sessions, used links, counters, pictures that nothing shows. Of the audit trail only failures of nobody known are deleted, after ninety days, by the database itself. */
export const SETTLED_MS = 30 * 24 * 60 * 60_000

/** How long the cells of a previewed spreadsheet are kept, in milliseconds: a working day and the night. */
export const SEEN_SHEET_MS = 24 * 60 * 60_000

/** How long notifications are kept, in milliseconds. Source: decision A12.4. */
export const NOTIFICATIONS_KEPT_MS = NOTIFICATIONS_KEPT_DAYS * 24 * 60 * 60_000
