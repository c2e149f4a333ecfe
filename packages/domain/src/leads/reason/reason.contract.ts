import { Type, type Static } from 'typebox'
import { bodyOf, LongText, Whole } from '../../platform/validation/request-body.ts'

/** The last decline or cancellation; `reason` is null when none was recorded. */
export const LastReasonContract = Type.Union([
  Type.Object({
    /** The one that was entered; the number of the reason is of its list. */
    status: Type.Integer(),
    reason: Type.Union([Type.Integer(), Type.Null()]),
    words: Type.Union([Type.String(), Type.Null()]),
    /** Unix seconds. */
    at: Type.Integer(),
  }),
  Type.Null(),
])

/** The last decline or cancellation. */
export type LastReason = NonNullable<Static<typeof LastReasonContract>>

/** Part of a save, and the body of a decline. */
export const reasonFields = { reason: Whole('enumerable'), words: LongText }

/** May be empty: the reason is then recorded as missing. */
export const DeclineBody = bodyOf(reasonFields)

/** The reason for a status that the lead has already. */
export const StatusReasonBody = bodyOf(reasonFields, ['reason'])
