import { UNREAD_COUNTED_MAX } from './notification.limits.ts'

export const CLOSED_LEAD = 'A lead that you may no longer open.'

export const severalAssignedText = (assignedBy: string, count: number): string =>
  `${assignedBy} assigned ${count} leads to you.`

export const NOTHING_NEW = 'Nothing new.'

/** On the bell; '' for none. */
export function unreadText(unread: number): string {
  if (unread === 0) return ''
  return unread < UNREAD_COUNTED_MAX ? `${unread} new` : `${UNREAD_COUNTED_MAX - 1}+ new`
}
