import type { ReservationPort } from '@latchkey/domain/reservation/reservation.port'
import { identityQuery } from './identity-query.ts'
import type { PublicHttp } from './light-http.ts'

/** The request of a reservation over HTTP. Source: specification §7, decisions P2 and P5. */
export const reservationApi = (http: PublicHttp): ReservationPort => ({
  identify: (token, identity) => http.get(`/users/verified-lead/${token}?${identityQuery(identity)}`),
  request: (lead) => http.post(`/users/reserve-request/${lead.id}`, lead),
})
