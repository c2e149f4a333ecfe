import { bodyOf, Whole } from '../../platform/validation/request-body.ts'

/** How a lead was answered, 1 to 4; null takes the mark back. Source: decision A3. */
export const AnsweredBody = bodyOf({ how: Whole('enumerable') })
