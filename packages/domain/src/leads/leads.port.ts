import type { BaseEnv } from '../platform/env.ts'
import type { ListQuery, Page } from '../platform/lists/page.ts'
import type { BulkLeadsPort } from './bulk/bulk.port.ts'
import type { HandlerOption } from './handler/handler.contract.ts'
import type { LeadColumn } from './lead.columns.ts'
import type { AnswerHow } from './waiting/waiting.words.ts'
import type { Lead, LeadRow, WaitingLeads } from './lead.contract.ts'
import type { LeadDraft } from './lead.draft.ts'
import type { LeadSection } from './lead.status.ts'

/** A draft as it is sent: with the version it was read at, and whether a clash was seen and accepted. */
export interface LeadSave extends LeadDraft {
  version?: number
  /** Confirms a viewing although the agent has another at that time. Source: decision L39. */
  override?: boolean
}

/** A viewing as it is confirmed. Source: specification §3. */
export interface ConfirmViewing {
  /** Unix seconds. */
  viewingDate: number
  viewingUserId: number
  /** Goes ahead although the agent has another viewing at that time. Source: decision L39. */
  override?: boolean
}

/** The API calls of the stores for leads. Every call rejects with a `ProblemError`. */
export interface LeadsPort extends BulkLeadsPort {
  list(section: LeadSection, query: ListQuery<LeadColumn>): Promise<Page<LeadRow>>
  /** Viewings that are scheduled, earliest first. Source: decision C2. */
  scheduled(query: Pick<ListQuery, 'page' | 'limit'>): Promise<Page<LeadRow>>
  /** Enquiries that await feedback, oldest first. Source: decision C3. */
  awaiting(query: Pick<ListQuery, 'page' | 'limit'>): Promise<Page<LeadRow>>
  get(id: number): Promise<Lead>
  /** Everybody who can be given a lead, by name. Source: decision A2. */
  handlers(): Promise<HandlerOption[]>
  create(draft: LeadSave): Promise<Lead>
  /** Marks a lead as answered; null takes the mark back. Source: decision A3. */
  answer(id: number, how: AnswerHow | null): Promise<boolean>
  /** What waits longest for a first answer. Source: decision A3. */
  waiting(): Promise<WaitingLeads>
  /** Gives a lead to somebody, or to nobody; `from` is who has it as far as the page knows. Source: decision A2. */
  assign(id: number, userId: number | null, from: number | null): Promise<boolean>
  save(id: number, draft: LeadSave): Promise<boolean>
  remove(id: number): Promise<boolean>
  /** Brings a deleted lead back. Source: decision L41. */
  restore(id: number): Promise<boolean>
  verify(id: number): Promise<boolean>
  decline(id: number): Promise<boolean>
  confirmViewing(id: number, viewing: ConfirmViewing): Promise<boolean>
  /** Mails a fresh questionnaire link. Source: decision P1. */
  sendQuestionnaire(id: number): Promise<boolean>
}

/** The environment with these calls. */
export interface LeadsEnv extends BaseEnv {
  leads: LeadsPort
}
