import { Type, type Static } from 'typebox'
import { PageOf } from '../platform/lists/page.contract.ts'
import { NOTIFICATION_KINDS } from './notification.kinds.ts'

/** Something that happened to a lead of the reader, written when it is read. Times are unix seconds. Source: decision A12. */
export const NotificationContract = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum([...NOTIFICATION_KINDS]),
  at: Type.Integer(),
  readAt: Type.Union([Type.Integer(), Type.Null()]),
  /** The lead that it is about; null for several, and for one that the reader may not open. */
  leadId: Type.Union([Type.Integer(), Type.Null()]),
  text: Type.String(),
})

/** Something that happened to a lead of the reader. */
export type Notification = Static<typeof NotificationContract>

/** One page of notifications, newest first. */
export const NotificationPageContract = PageOf(NotificationContract)

/** How many notifications are unread, counted up to `UNREAD_COUNTED_MAX`. */
export const UnreadContract = Type.Object({ unread: Type.Integer() })
