import { bodyOf, Text, WholeOrNull } from '../../platform/validation/request-body.ts'

/** How a lead was answered, 1 to 4; null takes the mark back. Source: decision A3. */
export const AnsweredBody = bodyOf({ how: WholeOrNull('enumerable') })

/** How many of the leads that wait are asked for, in digits; '' for the default. Source: decision A3. */
export const WaitingQuery = bodyOf({ limit: Text })
