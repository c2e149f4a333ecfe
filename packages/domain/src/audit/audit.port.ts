import type { BaseEnv } from '../platform/env.ts'
import type { LeadHistory } from '../leads/lead-history.contract.ts'
import type { ListQuery, Page } from '../platform/lists/page.ts'
import type { AuditFilter } from './audit.columns.ts'
import type { AuditLine } from './audit.contract.ts'

export interface AuditPort {
  list(query: ListQuery<AuditFilter>): Promise<Page<AuditLine>>
  leadHistory(leadId: number): Promise<LeadHistory>
}

export interface AuditEnv extends BaseEnv {
  audit: AuditPort
}
