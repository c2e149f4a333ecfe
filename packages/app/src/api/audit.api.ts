import type { AuditPort } from '@latchkey/domain/audit/audit.port'
import type { Http } from './http.ts'
import { listPath } from './list-query.ts'

/** The audit trail over HTTP. */
export const auditApi = (http: Http): AuditPort => ({
  list: (query) => http.get(listPath('/audit', query)),
  leadHistory: (leadId) => http.get(`/leads/${leadId}/history`),
})
