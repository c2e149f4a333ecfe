import type { ErrorsByField } from '../platform/field-errors.ts'
import { bodyOf, Ids, Yes, type ValuesOf } from '../platform/validation/request-body.ts'
import { READ_AT_ONCE_MAX } from './notification.limits.ts'

/** The notifications that were read: some, or all there are. Source: decision A12. */
export const ReadNotificationsBody = bodyOf({ ids: Ids('invalid'), all: Yes })

/** What is wrong with the notifications that were named: none, or too many. */
export function readNotificationsErrors({ ids, all }: ValuesOf<typeof ReadNotificationsBody>): ErrorsByField {
  if (all) return {}
  if (ids === null || ids.length === 0) return { ids: ['required'] }
  return ids.length > READ_AT_ONCE_MAX ? { ids: ['maxlength'] } : {}
}
