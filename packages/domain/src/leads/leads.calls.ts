import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import { creating } from '../platform/creation-key.ts'
import { listQuery, pageQuery } from '../platform/lists/list-query.ts'
import type { ListQuery, Page } from '../platform/lists/page.ts'
import type { BulkReport } from './bulk/bulk.contract.ts'
import type { HandlerOption } from './handler/handler.contract.ts'
import type { LeadColumn, LeadSort } from './lead.columns.ts'
import type { Lead, LeadRow, WaitingLeads } from './lead.contract.ts'
import type { LeadSave } from './lead-save.ts'
import type { NewLeadSave } from './new-lead-values.ts'
import { LEAD_STATUS, LEAD_STATUS_LABELS, type LeadSection } from './lead-status.ts'
import type { LeadMail } from './mails/lead-mails.contract.ts'
import type { ReasonValues } from './reason/reason-values.ts'
import type { RecordedOutcome } from './outcome/outcome.enums.ts'
import type { ResponseMethod } from './waiting/waiting.messages.ts'
import { onOwnClock } from './waiting/waiting-clock.ts'

/** Shifts the waiting time to this computer's clock, which may be wrong. */
export const leadOnOwnClock = <Row extends Pick<LeadRow | Lead, 'waiting'>>(row: Row): Row =>
  row.waiting === null ? row : { ...row, waiting: onOwnClock(row.waiting, Math.floor(Date.now() / 1000)) }

const leadsOnOwnClock = <Answer extends Page<LeadRow> | WaitingLeads>(answer: Answer): Answer => ({
  ...answer,
  models: answer.models.map(leadOnOwnClock),
})

export interface ConfirmViewing {
  /** Unix seconds. */
  viewingDate: number
  viewingUserId: number
  /** Confirms although the agent has another viewing at that time. */
  override?: boolean
}

const LISTS = { Enquiry: 'enquiries', Viewing: 'viewings', Reservation: 'reservations' } as const

const several = (ids: readonly number[]) => ({ ids })

export const leadsCalls = {
  list: {
    call: 'GET /leads/:list/:page/:limit',
    params: (section: LeadSection, query: ListQuery<LeadColumn>) => ({
      list: LISTS[section],
      ...listQuery(query),
    }),
    response: leadsOnOwnClock<Page<LeadRow>>,
  },
  /** Status 4, soonest first. */
  scheduled: {
    call: 'GET /leads/enquiries/scheduled/:page/:limit',
    params: pageQuery,
    response: typed<Page<LeadRow>>,
  },
  /** Status 1, oldest first. */
  awaiting: {
    call: 'GET /leads/enquiries/:page/:limit',
    params: ({ page, limit }: Pick<ListQuery, 'page' | 'limit'>) =>
      listQuery<LeadSort>({
        page,
        limit,
        filters: { status: LEAD_STATUS_LABELS[LEAD_STATUS.AwaitingFeedback] },
        sort: { column: 'dateSubmitted', direction: 'asc' },
      }),
    response: leadsOnOwnClock<Page<LeadRow>>,
  },
  get: { call: 'GET /leads/:id', response: leadOnOwnClock<Lead> },
  /** Users who can be assigned, by name. */
  handlers: { call: 'GET /leads/handlers', response: typed<HandlerOption[]> },
  create: { call: 'POST /leads', ...creating<Omit<NewLeadSave, 'version'>>(), response: typed<Lead> },
  /** Null removes the mark. */
  answer: { call: 'POST /leads/:id/answered', body: (how: ResponseMethod | null) => ({ how }) },
  waiting: { call: 'GET /leads/waiting', response: leadsOnOwnClock<WaitingLeads> },
  /** Null releases the lead; `from` is the displayed handler, for detecting a concurrent change. */
  assign: {
    call: 'POST /leads/:id/handler',
    body: (userId: number | null, from: number | null) => ({ userId, from }),
  },
  save: { call: 'POST /leads/:id', body: typed<LeadSave> },
  remove: { call: 'POST /leads/:id/delete' },
  restore: { call: 'POST /leads/:id/restore' },
  /** The reason for completing a letting without every right to rent check; null for none. */
  verify: {
    call: 'POST /leads/:id/verify-lead',
    body: (rightToRentOverride: string | null) => ({ rightToRentOverride }),
  },
  /** Null for no reason, which is recorded as missing. */
  decline: { call: 'POST /leads/:id/decline-lead', body: (given: ReasonValues | null) => given ?? {} },
  /** False unless the reason of the last decline or cancellation is missing. */
  recordReason: { call: 'POST /leads/:id/status-reason', body: typed<ReasonValues> },
  confirmViewing: { call: 'POST /leads/:id/confirm-viewing', body: typed<ConfirmViewing> },
  /** False unless the viewing is confirmed and has begun. */
  recordOutcome: {
    call: 'POST /leads/:id/viewing-outcome',
    body: (outcome: RecordedOutcome) => ({ outcome }),
  },
  /** False once the lead was saved or the tenant was asked for feedback. */
  undoOutcome: { call: 'POST /leads/:id/viewing-outcome/undo' },
  /** The mails to the tenant, newest first. */
  mails: { call: 'GET /leads/:id/mails', response: typed<LeadMail[]> },
  /** Mails a new questionnaire link. */
  sendQuestionnaire: { call: 'POST /leads/:id/send-questionnaire' },
  /** Null releases the leads. */
  assignMany: {
    call: 'POST /leads/bulk/assign',
    body: (ids: readonly number[], userId: number | null) => ({ ids, userId }),
    response: typed<BulkReport>,
  },
  removeMany: { call: 'POST /leads/bulk/delete', body: several, response: typed<BulkReport> },
  restoreMany: { call: 'POST /leads/bulk/restore', body: several, response: typed<BulkReport> },
} as const satisfies CallTable

export interface LeadsEnv extends EnvOf<{ leads: typeof leadsCalls }> {}
