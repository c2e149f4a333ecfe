import { bodyOf, Secret } from '../../platform/validation/request-body.ts'

/** Other posted fields are ignored (rule P15). */
export const ReservationBody = bodyOf({ verification: Secret }, ['verification'])
