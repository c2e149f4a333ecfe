import type { LeadSection } from '@latchkey/domain/leads/lead.enums'
import type { LeadsPort } from '@latchkey/domain/leads/leads.port'
import type { Http } from './http.ts'
import { listPath } from './list-query.ts'

const LISTS: Readonly<Record<LeadSection, string>> = {
  Enquiry: '/leads/enquiries',
  Viewing: '/leads/viewings',
  Reservation: '/leads/reservations',
}

/** Leads over HTTP. Source: specification §7. */
export const leadsApi = (http: Http): LeadsPort => ({
  list: (section, query) => http.get(listPath(LISTS[section], query)),
  get: (id) => http.get(`/leads/${id}`),
  create: (draft) => http.post('/leads', draft),
  save: (id, draft) => http.post(`/leads/${id}`, draft),
  remove: (id) => http.post(`/leads/${id}/delete`),
})
