import type { Identity } from '../identity.suite.ts'
import { typed, type CallTable, type EnvOf } from '../../platform/calls.ts'
import type { ReservationLead } from './reservation.contract.ts'

/** The server ignores the comments, which may exceed the body limit of the call. */
const withoutComments = (lead: ReservationLead) => ({ ...lead, notes: null })

export const reservationCalls = {
  /** False when the identity does not match or the link no longer works. */
  identify: {
    call: 'GET /users/verified-lead/:token',
    params: (token: string, { phone, lastName }: Identity) => ({ token, phone, lastName }),
    response: typed<ReservationLead | false>,
    isPublic: true,
  },
  /** False when the lead is no longer in status 7 or the home is taken. */
  request: {
    call: 'POST /users/reserve-request/:id',
    params: ({ id }: ReservationLead) => ({ id }),
    body: (lead: ReservationLead): Pick<ReservationLead, 'verification'> => withoutComments(lead),
    isPublic: true,
  },
} as const satisfies CallTable

export interface ReservationEnv extends EnvOf<{ reservation: typeof reservationCalls }> {}
