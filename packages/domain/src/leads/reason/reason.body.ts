import { bodyOf, LongText, Whole } from '../../platform/validation/request-body.ts'

/** Part of a save, and the body of a decline. */
export const reasonFields = { reason: Whole('enumerable'), words: LongText }

/** May be empty: the reason is then recorded as missing. */
export const DeclineBody = bodyOf(reasonFields)

export const StatusReasonBody = bodyOf(reasonFields, ['reason'])
