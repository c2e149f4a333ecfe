import type { BaseEnv } from '../platform/env.ts'
import type { Identity } from '../links/identity.suite.ts'
import type { ReservationLead } from './reservation.contract.ts'

/** Every call rejects with a `ProblemError`. */
export interface ReservationPort {
  /** False when the identity does not match or the link no longer works. */
  identify(token: string, identity: Identity): Promise<ReservationLead | false>
  /** False when the lead is no longer in status 7 or the home is taken (rule P16). */
  request(lead: ReservationLead): Promise<boolean>
}

export interface ReservationEnv extends BaseEnv {
  reservation: ReservationPort
}
