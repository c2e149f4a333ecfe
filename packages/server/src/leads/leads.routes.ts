import { leadsCalls } from '@latchkey/domain/leads/leads.calls'
import { calendarCalls } from '@latchkey/domain/calendar/calendar.calls'
import { auditCalls } from '@latchkey/domain/audit/audit.calls'
import { CalendarQuery } from '@latchkey/domain/calendar/calendar.query'
import { CalendarLeadsContract } from '@latchkey/domain/calendar/viewing.contract'
import { DepositOpenContract } from '@latchkey/domain/leads/deposit/deposit.contract'
import {
  AssignLeadBody,
  HandlerOptionContract,
  TakenContract,
} from '@latchkey/domain/leads/handler/handler.contract'
import { ConfirmViewingBody, LeadBody, NewLeadBody } from '@latchkey/domain/leads/lead.body'
import {
  LeadContract,
  LeadPageContract,
  LeadErrorContract,
  LeadRowContract,
  WaitingLeadsContract,
} from '@latchkey/domain/leads/lead.contract'
import { AnsweredBody, WaitingQuery } from '@latchkey/domain/leads/waiting/waiting.contract'
import { LeadMailsContract } from '@latchkey/domain/leads/mails/lead-mails.contract'
import { VerifyBody } from '@latchkey/domain/leads/right-to-rent/right-to-rent.body'
import { DeclineBody, StatusReasonBody } from '@latchkey/domain/leads/reason/reason.contract'
import { ViewingOutcomeBody } from '@latchkey/domain/leads/outcome/outcome.contract'
import { LeadHistoryContract, LeadHistoryQuery } from '@latchkey/domain/leads/lead-history.contract'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import type { FastifyPluginAsync } from 'fastify'
import { Type } from 'typebox'
import { CREATES_ONCE, creationKeyOf } from '../context/create-once.ts'
import { at, serve } from '../platform/http/serve.ts'
import type { SignedInAccess } from '../platform/http/access.ts'
import type { LeadStatusService } from './status/status.service.ts'
import type { LeadMailsService } from './mails/mails.service.ts'
import type { LeadOutcomeService } from './outcome/outcome.service.ts'
import type { LeadListsService } from './lists/lists.service.ts'
import type { LeadWaitingService } from './waiting/waiting.service.ts'
import type { LeadHandlersService } from './handler/handler.service.ts'
import { LEAD_BODY_LIMIT_BYTES } from './save/body-limit.ts'
import { anyLead } from './record/lead.policy.ts'
import type { LeadsService } from './leads.service.ts'

const enquiries: SignedInAccess = { allOf: ['enquiries-view'] }
const viewings: SignedInAccess = { allOf: ['viewings-view'] }
const reservations: SignedInAccess = { allOf: ['reservations-view'] }
const confirming: SignedInAccess = { allOf: ['viewings-update'] }
const diary: SignedInAccess = { anyOf: ['enquiries-view', 'viewings-view'] }

// A key opens only leads of its sections (rule I1.2), as `openSections` says.
const ANY_LEAD_READ = ['enquiries:read', 'viewings:read', 'reservations:read'] as const
const ANY_LEAD_CHANGE = ['enquiries:change', 'viewings:change', 'reservations:change'] as const

const errors = { 409: LeadErrorContract, 422: FieldErrorsContract }

const bodyLimit = LEAD_BODY_LIMIT_BYTES

export interface LeadServices {
  readonly leads: LeadsService
  readonly lists: LeadListsService
  readonly status: LeadStatusService
  readonly outcomes: LeadOutcomeService
  readonly mails: LeadMailsService
  readonly handlers: LeadHandlersService
  readonly waiting: LeadWaitingService
}

export const leadsRoutes =
  ({ leads, lists, status, outcomes, mails, handlers, waiting }: LeadServices): FastifyPluginAsync =>
  async (app) => {
    serve(
      app,
      at(leadsCalls.list, 'list', 'enquiries'),
      { access: enquiries, keys: ['enquiries:read'], response: LeadPageContract },
      (call) => lists.page(call.actor, 'enquiries', call.params, call.query),
    )
    serve(
      app,
      leadsCalls.scheduled,
      { access: diary, keys: ['enquiries:read', 'viewings:read'], response: LeadPageContract },
      (call) => lists.page(call.actor, 'scheduled', call.params, call.query),
    )
    serve(
      app,
      at(leadsCalls.list, 'list', 'viewings'),
      { access: viewings, keys: ['viewings:read'], response: LeadPageContract },
      (call) => lists.page(call.actor, 'viewings', call.params, call.query),
    )
    serve(
      app,
      at(leadsCalls.list, 'list', 'reservations'),
      { access: reservations, keys: ['reservations:read'], response: LeadPageContract },
      (call) => lists.page(call.actor, 'reservations', call.params, call.query),
    )
    app.get(
      '/leads/enquiries/all',
      {
        config: { access: enquiries, keys: ['enquiries:read'] },
        schema: { response: { 200: Type.Array(LeadRowContract) } },
      },
      () => lists.allEnquiries(),
    )
    serve(
      app,
      calendarCalls.leads,
      {
        access: diary,
        keys: ['viewings:read'],
        query: CalendarQuery,
        response: CalendarLeadsContract,
        errors: { 422: FieldErrorsContract },
      },
      (call) => lists.calendar(call.actor, call.query),
    )

    serve(
      app,
      leadsCalls.create,
      {
        description: CREATES_ONCE,
        bodyLimit,
        access: enquiries,
        keys: ['enquiries:change'],
        body: NewLeadBody,
        response: LeadContract,
        errors,
      },
      (call) => leads.create(call.actor, call.body, creationKeyOf(call.request)),
    )
    serve(
      app,
      leadsCalls.waiting,
      { access: enquiries, query: WaitingQuery, response: WaitingLeadsContract },
      (call) => waiting.waiting(call.query),
    )
    serve(
      app,
      leadsCalls.answer,
      { access: anyLead, body: AnsweredBody, errors: { 422: FieldErrorsContract } },
      (call) => waiting.answer(call.actor, call.params.id, call.body),
    )
    serve(app, leadsCalls.handlers, { access: anyLead, response: Type.Array(HandlerOptionContract) }, () =>
      handlers.all(),
    )
    serve(app, leadsCalls.get, { access: anyLead, keys: ANY_LEAD_READ, response: LeadContract }, (call) =>
      leads.get(call.actor, call.params.id),
    )
    serve(
      app,
      leadsCalls.save,
      { bodyLimit, access: anyLead, keys: ANY_LEAD_CHANGE, body: LeadBody, errors },
      (call) => leads.save(call.actor, call.params.id, call.body),
    )
    serve(app, leadsCalls.remove, { access: anyLead, errors: { 409: DepositOpenContract } }, (call) =>
      leads.remove(call.actor, call.params.id),
    )
    serve(app, leadsCalls.restore, { access: anyLead }, (call) => leads.restore(call.actor, call.params.id))
    serve(app, leadsCalls.sendQuestionnaire, { access: enquiries }, (call) =>
      leads.sendQuestionnaire(call.actor, call.params.id),
    )
    serve(app, leadsCalls.verify, { access: reservations, body: VerifyBody, errors }, (call) =>
      status.verify(call.actor, call.params.id, call.body),
    )
    serve(
      app,
      leadsCalls.decline,
      { access: reservations, body: DeclineBody, errors: { 422: FieldErrorsContract } },
      (call) => status.decline(call.actor, call.params.id, call.body),
    )
    serve(
      app,
      leadsCalls.recordReason,
      { access: anyLead, body: StatusReasonBody, errors: { 422: FieldErrorsContract } },
      (call) => status.recordReason(call.actor, call.params.id, call.body),
    )
    serve(
      app,
      leadsCalls.confirmViewing,
      { access: confirming, keys: ['viewings:change'], body: ConfirmViewingBody, errors },
      (call) => status.confirmViewing(call.actor, call.params.id, call.body),
    )
    serve(
      app,
      leadsCalls.recordOutcome,
      { access: confirming, body: ViewingOutcomeBody, errors: { 422: FieldErrorsContract } },
      (call) => outcomes.record(call.actor, call.params.id, call.body),
    )
    serve(app, leadsCalls.undoOutcome, { access: confirming }, (call) =>
      outcomes.undo(call.actor, call.params.id),
    )
    serve(app, leadsCalls.mails, { access: anyLead, response: LeadMailsContract }, (call) =>
      mails.of(call.actor, call.params.id),
    )
    serve(
      app,
      leadsCalls.assign,
      { access: anyLead, body: AssignLeadBody, errors: { 409: TakenContract, 422: FieldErrorsContract } },
      (call) => handlers.assign(call.actor, call.params.id, call.body),
    )
    serve(
      app,
      auditCalls.leadHistory,
      {
        access: anyLead,
        query: LeadHistoryQuery,
        response: LeadHistoryContract,
        errors: { 422: FieldErrorsContract },
      },
      (call) => leads.history(call.actor, call.params.id, call.query),
    )
  }
