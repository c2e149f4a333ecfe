import { Type, type Static } from 'typebox'
import { PageOf } from '../platform/lists/page.contract.ts'
import { NOTIFICATION_KINDS } from './notification-kinds.ts'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { bodyOf, Ids, Yes, type ValuesOf } from '../platform/validation/request-body.ts'
import { READ_AT_ONCE_MAX } from './notification.limits.ts'

/** Worded when it is read (rule A12.2). Times are unix seconds. */
export const NotificationContract = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum([...NOTIFICATION_KINDS]),
  at: Type.Integer(),
  readAt: Type.Union([Type.Integer(), Type.Null()]),
  /** Null when it is about several leads, about none, or about one that the reader may not open. */
  leadId: Type.Union([Type.Integer(), Type.Null()]),
  /** The page that it opens; null for leads. */
  path: Type.Union([Type.String(), Type.Null()]),
  text: Type.String(),
})

export type Notification = Static<typeof NotificationContract>

/** One page of notifications, newest first. */
export const NotificationPageContract = PageOf(NotificationContract)

/** The number of unread notifications, at most `UNREAD_COUNTED_MAX`. */
export const UnreadContract = Type.Object({ unread: Type.Integer() })

/** Some by id, or all. */
export const ReadNotificationsBody = bodyOf({ ids: Ids('invalid', READ_AT_ONCE_MAX), all: Yes })

/** Rejects a body with neither ids nor `all`. */
export function readNotificationsErrors({ ids, all }: ValuesOf<typeof ReadNotificationsBody>): ErrorsByField {
  return all || (ids !== null && ids.length > 0) ? {} : { ids: ['required'] }
}
