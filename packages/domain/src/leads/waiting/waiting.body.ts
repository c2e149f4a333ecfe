import { bodyOf, Text, WholeOrNull } from '../../platform/validation/request-body.ts'

/** `how` is 1 to 4; null removes the mark. */
export const AnsweredBody = bodyOf({ how: WholeOrNull('enumerable') })

/** Digits; '' for the default. */
export const WaitingQuery = bodyOf({ limit: Text })
