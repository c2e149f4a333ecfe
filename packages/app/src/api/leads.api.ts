import type { Lead, LeadRow, WaitingLeads } from '@latchkey/domain/leads/lead.contract'
import type { LeadSort } from '@latchkey/domain/leads/lead.columns'
import { LEAD_STATUS, LEAD_STATUS_LABELS, type LeadSection } from '@latchkey/domain/leads/lead.status'
import type { Page } from '@latchkey/domain/platform/lists/page'
import type { StoreEnv } from '@latchkey/domain/root/env'
import type { Http } from './http/http.ts'
import { listPath } from './http/list-query.ts'
import { leadOnOwnClock, leadsOnOwnClock } from './own-clock.ts'

const LISTS: Readonly<Record<LeadSection, string>> = {
  Enquiry: '/leads/enquiries',
  Viewing: '/leads/viewings',
  Reservation: '/leads/reservations',
}

export const leadsApi = (
  http: Http,
): Pick<StoreEnv, 'audit' | 'calendar' | 'duplicates' | 'leads' | 'today'> => ({
  audit: {
    list: (query) => http.get(listPath('/audit', query)),
    leadHistory: (leadId) => http.get(`/leads/${leadId}/history`),
  },
  today: { day: (date, agent) => http.get(`/leads/day?date=${date}&agent=${agent}`) },
  calendar: { leads: (window) => http.get(`/leads/all?${new URLSearchParams({ ...window }).toString()}`) },
  duplicates: {
    of: (leadId) => http.get(`/leads/${leadId}/duplicates`),
    merge: (keptId, merge) => http.post(`/leads/${keptId}/merge`, merge),
    unmerge: (keptId, mergeId) => http.post(`/leads/${keptId}/unmerge`, { mergeId }),
    dismiss: (leadId, dismissal) => http.post(`/leads/${leadId}/not-duplicate`, dismissal),
    undismiss: (leadId, otherId) => http.post(`/leads/${leadId}/not-duplicate/undo`, { otherId }),
  },
  leads: {
    list: async (section, query) =>
      leadsOnOwnClock(await http.get<Page<LeadRow>>(listPath(LISTS[section], query))),
    scheduled: ({ page, limit }) => http.get(`/leads/enquiries/scheduled/${page}/${limit}`),
    awaiting: ({ page, limit }) =>
      http.get(
        listPath<LeadSort>(LISTS.Enquiry, {
          page,
          limit,
          filters: { status: LEAD_STATUS_LABELS[LEAD_STATUS.AwaitingFeedback] },
          sort: { column: 'dateSubmitted', direction: 'asc' },
        }),
      ),
    get: async (id) => leadOnOwnClock(await http.get<Lead>(`/leads/${id}`)),
    handlers: () => http.get('/leads/handlers'),
    assign: (id, userId, from) => http.post(`/leads/${id}/handler`, { userId, from }),
    answer: (id, how) => http.post(`/leads/${id}/answered`, { how }),
    waiting: async () => leadsOnOwnClock(await http.get<WaitingLeads>('/leads/waiting')),
    create: (draft) => http.post('/leads', draft),
    save: (id, draft) => http.post(`/leads/${id}`, draft),
    remove: (id) => http.post(`/leads/${id}/delete`),
    restore: (id) => http.post(`/leads/${id}/restore`),
    assignMany: (ids, userId) => http.post('/leads/bulk/assign', { ids, userId }),
    removeMany: (ids) => http.post('/leads/bulk/delete', { ids }),
    restoreMany: (ids) => http.post('/leads/bulk/restore', { ids }),
    verify: (id) => http.post(`/leads/${id}/verify-lead`),
    decline: (id) => http.post(`/leads/${id}/decline-lead`),
    confirmViewing: (id, viewing) => http.post(`/leads/${id}/confirm-viewing`, viewing),
    sendQuestionnaire: (id) => http.post(`/leads/${id}/send-questionnaire`),
  },
})
