import type { BaseEnv } from '../platform/env.ts'
import type { LeadHistory } from '../leads/lead-history.contract.ts'
import type { ListQuery, Page } from '../platform/lists/page.ts'
import type { AuditFilter } from './audit.columns.ts'
import type { AuditLine } from './audit.contract.ts'

/** The API calls of the audit trail store. Every call rejects with a `ProblemError`. */
export interface AuditPort {
  list(query: ListQuery<AuditFilter>): Promise<Page<AuditLine>>
  /** What happened to one lead, newest first. */
  leadHistory(leadId: number): Promise<LeadHistory>
}

/** The environment with these calls. */
export interface AuditEnv extends BaseEnv {
  audit: AuditPort
}
