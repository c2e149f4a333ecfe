import {
  bodyOf,
  recordOf,
  Text,
  WholeOrNull,
  Yes,
  type ValuesOf,
} from '../platform/validation/request-body.ts'

/**
 * `toUserId` null makes leads unassigned; `override` accepts clashing viewings. Without `handOver` nothing is
 * handed over.
 */
export const HandOverBody = bodyOf({
  handOver: recordOf({ toUserId: WholeOrNull('enumerable'), override: Yes }),
})

export type HandOver = NonNullable<ValuesOf<typeof HandOverBody>['handOver']>

/** Id of the user whose diary is checked for clashes; '' for none. */
export const WorkQuery = bodyOf({ to: Text })
