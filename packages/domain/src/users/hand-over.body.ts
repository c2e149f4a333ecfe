import {
  bodyOf,
  recordOf,
  Text,
  WholeOrNull,
  Yes,
  type ValuesOf,
} from '../platform/validation/request-body.ts'

/** Who gets the work of a user who is disabled or deleted, null for nobody, and whether also where it clashes; without `handOver` nothing is handed over. Source: decision A10. */
export const HandOverBody = bodyOf({
  handOver: recordOf({ toUserId: WholeOrNull('enumerable'), override: Yes }),
})

/** Who gets the work, and whether also where it clashes. */
export type HandOver = NonNullable<ValuesOf<typeof HandOverBody>['handOver']>

/** Whose diary the viewings are compared with; '' for nobody's. */
export const WorkQuery = bodyOf({ to: Text })
