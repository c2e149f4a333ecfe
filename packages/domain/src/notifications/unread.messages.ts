import { UNREAD_COUNTED_MAX } from './notification.limits.ts'

/** '' for none. */
export function unreadText(unread: number): string {
  if (unread === 0) return ''
  return unread < UNREAD_COUNTED_MAX ? `${unread} new` : `${UNREAD_COUNTED_MAX - 1}+ new`
}
