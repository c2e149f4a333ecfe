import type { ErrorsByField } from '../platform/field-errors.ts'
import { bodyOf, Ids, Yes, type ValuesOf } from '../platform/validation/request-body.ts'
import { READ_AT_ONCE_MAX } from './notification.limits.ts'

/** Some by id, or all. */
export const ReadNotificationsBody = bodyOf({ ids: Ids('invalid', READ_AT_ONCE_MAX), all: Yes })

export function readNotificationsErrors({ ids, all }: ValuesOf<typeof ReadNotificationsBody>): ErrorsByField {
  return all || (ids !== null && ids.length > 0) ? {} : { ids: ['required'] }
}
