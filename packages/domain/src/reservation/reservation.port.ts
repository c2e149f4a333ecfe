import type { BaseEnv } from '../platform/env.ts'
import type { Identity } from '../links/identity.suite.ts'
import type { ReservationLead } from './reservation.contract.ts'

/** The API calls of a reservation request. Every call rejects with a `ProblemError`. */
export interface ReservationPort {
  /** False for whatever does not match. Source: decision P3. */
  identify(token: string, identity: Identity): Promise<ReservationLead | false>
  /** False when the lead has moved on or the home is taken. Source: decision P16. */
  request(lead: ReservationLead): Promise<boolean>
}

/** The environment of the reservation store. */
export interface ReservationEnv extends BaseEnv {
  reservation: ReservationPort
}
