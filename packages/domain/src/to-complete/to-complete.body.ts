import { bodyOf, LongText } from '../platform/validation/request-body.ts'

export const IgnoreBody = bodyOf({ reason: LongText }, ['reason'])
