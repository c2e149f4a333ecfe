import { bodyOf, Secret } from '../platform/validation/request-body.ts'

/** Asks for the reservation: of what the page shows, only the proof counts. Source: decisions P2 and P16. */
export const ReservationBody = bodyOf({ verification: Secret }, ['verification'])
