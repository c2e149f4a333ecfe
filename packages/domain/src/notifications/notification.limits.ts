/** Lines that the panel shows, and adds each time older ones are asked for. Source: decision A12. */
export const NOTIFICATIONS_PER_PAGE = 20

/** Where the count of unread notifications ends. Source: decision A12 ('99+ new'). */
export const UNREAD_COUNTED_MAX = 100

/** Most notifications that one call marks as read by their ids. */
export const READ_AT_ONCE_MAX = 100

/** How long notifications are kept, in days. Source: decision A12.4. */
export const NOTIFICATIONS_KEPT_DAYS = 90
