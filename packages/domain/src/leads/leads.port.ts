import type { BaseEnv } from '../platform/env.ts'
import type { ListQuery, Page } from '../platform/lists/page.ts'
import type { BulkLeadsPort } from './bulk/bulk.port.ts'
import type { HandlerOption } from './handler/handler.contract.ts'
import type { LeadColumn } from './lead.columns.ts'
import type { AnswerHow } from './waiting/waiting.words.ts'
import type { Lead, LeadRow, WaitingLeads } from './lead.contract.ts'
import type { LeadDraft } from './lead.draft.ts'
import type { LeadSection } from './lead.status.ts'

/** `version` is the one that the draft was read at. */
export interface LeadSave extends LeadDraft {
  version?: number
  /** Saves although the agent has another viewing at that time (rule L39). */
  override?: boolean
}

export interface ConfirmViewing {
  /** Unix seconds. */
  viewingDate: number
  viewingUserId: number
  /** Confirms although the agent has another viewing at that time (rule L39). */
  override?: boolean
}

/** Every call rejects with a `ProblemError`. */
export interface LeadsPort extends BulkLeadsPort {
  list(section: LeadSection, query: ListQuery<LeadColumn>): Promise<Page<LeadRow>>
  /** Status 4, soonest first (rule C2). */
  scheduled(query: Pick<ListQuery, 'page' | 'limit'>): Promise<Page<LeadRow>>
  /** Status 1, oldest first (rule C3). */
  awaiting(query: Pick<ListQuery, 'page' | 'limit'>): Promise<Page<LeadRow>>
  get(id: number): Promise<Lead>
  /** Users who can be assigned, by name. */
  handlers(): Promise<HandlerOption[]>
  create(draft: LeadSave): Promise<Lead>
  /** Null removes the mark. */
  answer(id: number, how: AnswerHow | null): Promise<boolean>
  waiting(): Promise<WaitingLeads>
  /** Null releases the lead; `from` is the displayed handler, for detecting a concurrent change. */
  assign(id: number, userId: number | null, from: number | null): Promise<boolean>
  save(id: number, draft: LeadSave): Promise<boolean>
  remove(id: number): Promise<boolean>
  restore(id: number): Promise<boolean>
  verify(id: number): Promise<boolean>
  decline(id: number): Promise<boolean>
  confirmViewing(id: number, viewing: ConfirmViewing): Promise<boolean>
  /** Mails a new questionnaire link (rule P1). */
  sendQuestionnaire(id: number): Promise<boolean>
}

export interface LeadsEnv extends BaseEnv {
  leads: LeadsPort
}
