/** Also the number of lines that each request for older ones adds. */
export const NOTIFICATIONS_PER_PAGE = 20

/** Shown as '99+ new'. */
export const UNREAD_COUNTED_MAX = 100

/** In one call by ids. */
export const READ_AT_ONCE_MAX = 100

export const NOTIFICATIONS_KEPT_DAYS = 90
