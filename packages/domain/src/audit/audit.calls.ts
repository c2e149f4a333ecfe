import type { LeadHistory } from '../leads/lead-history.contract.ts'
import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import { listQuery } from '../platform/lists/list-query.ts'
import type { Page } from '../platform/lists/page.ts'
import type { AuditFilter } from './audit.columns.ts'
import type { AuditLine } from './audit.contract.ts'

export const auditCalls = {
  list: {
    call: 'GET /audit/:page/:limit',
    params: listQuery<AuditFilter>,
    response: typed<Page<AuditLine>>,
  },
  /** The newest lines, or those before the line with this id. */
  leadHistory: {
    call: 'GET /leads/:id/history',
    params: (id: number, before: number | null) => ({ id, before }),
    response: typed<LeadHistory>,
  },
} as const satisfies CallTable

export interface AuditEnv extends EnvOf<{ audit: typeof auditCalls }> {}
