import type { ListQuery, Page } from '../platform/page.ts'
import type { LeadColumn } from './lead.columns.ts'
import type { Lead, LeadRow } from './lead.contract.ts'
import type { LeadDraft } from './lead.draft.ts'
import type { LeadSection } from './lead.enums.ts'

/** A draft as it is sent: with the version it was read at, and whether a clash was seen and accepted. */
export interface LeadSave extends LeadDraft {
  version?: number
  /** Confirms a viewing although the agent has another at that time. Source: decision L39. */
  override?: boolean
}

/** What the stores need of the outside for leads. Every call rejects with a `ProblemError`. */
export interface LeadsPort {
  list(section: LeadSection, query: ListQuery<LeadColumn>): Promise<Page<LeadRow>>
  get(id: number): Promise<Lead>
  create(draft: LeadSave): Promise<Lead>
  save(id: number, draft: LeadSave): Promise<boolean>
  remove(id: number): Promise<boolean>
}
