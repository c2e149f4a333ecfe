import type { ReservationPort } from '@latchkey/domain/reservation/reservation.port'
import type { Http } from './http.ts'
import { identityQuery } from './identity-query.ts'

/** The request of a reservation over HTTP. Source: specification §7, decisions P2 and P5. */
export const reservationApi = (http: Http): ReservationPort => ({
  identify: (token, identity) =>
    http.get(`/users/verified-lead/${token}?${identityQuery(identity)}`, { isPublic: true }),
  request: (lead) => http.post(`/users/reserve-request/${lead.id}`, lead, { isPublic: true }),
})
