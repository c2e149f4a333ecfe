import { bodyOf, Whole } from '../../platform/validation/request-body.ts'

/** `outcome` is 1 or 2. */
export const ViewingOutcomeBody = bodyOf({ outcome: Whole('enumerable') }, ['outcome'])
