import type { Instance } from 'mobx-state-tree'
import { tenantVisitModel } from '../tenant-visit.ts'
import type { ReservationLead } from './reservation.contract.ts'
import type { ReservationEnv } from './reservation.calls.ts'

/** Sends the lead unchanged, with its verification. */
export const ReservationStoreModel = tenantVisitModel('Reservation', {
  purpose: 'reservation',
  identify: ({ reservation }: ReservationEnv, token, identity) => reservation.identify(token, identity),
  send: ({ reservation }: ReservationEnv, lead: ReservationLead, _nothing: void) => reservation.request(lead),
})

export interface ReservationStore extends Instance<typeof ReservationStoreModel> {}
