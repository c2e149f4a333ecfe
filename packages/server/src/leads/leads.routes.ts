import { CalendarQuery } from '@latchkey/domain/calendar/calendar.query'
import { CalendarLeadsContract } from '@latchkey/domain/calendar/viewing.contract'
import { AssignLeadBody } from '@latchkey/domain/leads/handler/handler.body'
import { HandlerOptionContract, TakenContract } from '@latchkey/domain/leads/handler/handler.contract'
import { ConfirmViewingBody, LeadBody, NewLeadBody } from '@latchkey/domain/leads/lead.body'
import {
  LeadContract,
  LeadPageContract,
  LeadRefusalContract,
  LeadRowContract,
  WaitingLeadsContract,
} from '@latchkey/domain/leads/lead.contract'
import { AnsweredBody, WaitingQuery } from '@latchkey/domain/leads/waiting/waiting.body'
import { LeadHistoryContract } from '@latchkey/domain/leads/lead-history.contract'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Access } from '../platform/http/access.ts'
import { actorOf } from '../platform/http/access-plugin.ts'
import { IdParams, PageParams } from '../platform/http/validation.ts'
import type { LeadActsService } from './lead-acts.service.ts'
import type { LeadListsService } from './leads.lists.service.ts'
import type { LeadAnswersService } from './lead-answers.service.ts'
import type { LeadHandlersService } from './lead-handlers.service.ts'
import { ANY_LEAD } from './leads.policy.ts'
import type { LeadsService } from './leads.service.ts'

const enquiries: Access = { allOf: ['enquiries-view'] }
const viewings: Access = { allOf: ['viewings-view'] }
const reservations: Access = { allOf: ['reservations-view'] }
const confirming: Access = { allOf: ['viewings-update'] }
const diary: Access = { anyOf: ['enquiries-view', 'viewings-view'] }
// leads.policy.ts decides by record.
const anyLead: Access = { anyOf: ANY_LEAD }

const Done = Type.Boolean()
const refusals = { 409: LeadRefusalContract, 422: FieldErrorsContract }

/** Notes are long, and each character may take four bytes (rule P11). */
const bodyLimit = 4 * 1024 * 1024

export interface LeadServices {
  readonly leads: LeadsService
  readonly lists: LeadListsService
  readonly acts: LeadActsService
  readonly handlers: LeadHandlersService
  readonly answers: LeadAnswersService
}

export const leadsRoutes =
  ({ leads, lists, acts, handlers, answers }: LeadServices): FastifyPluginAsyncTypebox =>
  async (app) => {
    const page = { params: PageParams, response: { 200: LeadPageContract } }
    app.get('/leads/enquiries/:page/:limit', { config: { access: enquiries }, schema: page }, (request) =>
      lists.page(actorOf(request), 'enquiries', request.params, request.query),
    )
    app.get(
      '/leads/enquiries/scheduled/:page/:limit',
      { config: { access: diary }, schema: page },
      (request) => lists.page(actorOf(request), 'scheduled', request.params, request.query),
    )
    app.get('/leads/viewings/:page/:limit', { config: { access: viewings }, schema: page }, (request) =>
      lists.page(actorOf(request), 'viewings', request.params, request.query),
    )
    app.get(
      '/leads/reservations/:page/:limit',
      { config: { access: reservations }, schema: page },
      (request) => lists.page(actorOf(request), 'reservations', request.params, request.query),
    )
    app.get(
      '/leads/enquiries/all',
      { config: { access: enquiries }, schema: { response: { 200: Type.Array(LeadRowContract) } } },
      () => lists.allEnquiries(),
    )
    app.get(
      '/leads/all',
      {
        config: { access: diary },
        schema: {
          querystring: CalendarQuery,
          response: { 200: CalendarLeadsContract, 422: FieldErrorsContract },
        },
      },
      (request) => lists.calendar(actorOf(request), request.query),
    )

    app.post(
      '/leads',
      {
        bodyLimit,
        config: { access: enquiries },
        schema: { body: NewLeadBody, response: { 200: LeadContract, ...refusals } },
      },
      (request) => leads.create(actorOf(request), request.body),
    )
    app.get(
      '/leads/waiting',
      {
        config: { access: enquiries },
        schema: { querystring: WaitingQuery, response: { 200: WaitingLeadsContract } },
      },
      (request) => answers.waiting(request.query),
    )
    app.post(
      '/leads/:id/answered',
      {
        config: { access: anyLead },
        schema: { params: IdParams, body: AnsweredBody, response: { 200: Done, 422: FieldErrorsContract } },
      },
      (request) => answers.answer(actorOf(request), request.params.id, request.body),
    )
    app.get(
      '/leads/handlers',
      { config: { access: anyLead }, schema: { response: { 200: Type.Array(HandlerOptionContract) } } },
      () => handlers.all(),
    )
    app.get(
      '/leads/:id',
      { config: { access: anyLead }, schema: { params: IdParams, response: { 200: LeadContract } } },
      (request) => leads.get(actorOf(request), request.params.id),
    )
    app.post(
      '/leads/:id',
      {
        bodyLimit,
        config: { access: anyLead },
        schema: { params: IdParams, body: LeadBody, response: { 200: Done, ...refusals } },
      },
      (request) => leads.save(actorOf(request), request.params.id, request.body),
    )
    const onOne = { params: IdParams, response: { 200: Done } }
    app.post('/leads/:id/delete', { config: { access: anyLead }, schema: onOne }, (request) =>
      leads.remove(actorOf(request), request.params.id),
    )
    app.post('/leads/:id/restore', { config: { access: anyLead }, schema: onOne }, (request) =>
      leads.restore(actorOf(request), request.params.id),
    )
    app.post('/leads/:id/send-questionnaire', { config: { access: enquiries }, schema: onOne }, (request) =>
      leads.sendQuestionnaire(actorOf(request), request.params.id),
    )
    app.post('/leads/:id/verify-lead', { config: { access: reservations }, schema: onOne }, (request) =>
      acts.verify(actorOf(request), request.params.id),
    )
    app.post('/leads/:id/decline-lead', { config: { access: reservations }, schema: onOne }, (request) =>
      acts.decline(actorOf(request), request.params.id),
    )
    app.post(
      '/leads/:id/confirm-viewing',
      {
        config: { access: confirming },
        schema: {
          params: IdParams,
          body: ConfirmViewingBody,
          response: { 200: Done, ...refusals },
        },
      },
      (request) => acts.confirmViewing(actorOf(request), request.params.id, request.body),
    )
    app.post(
      '/leads/:id/handler',
      {
        config: { access: anyLead },
        schema: {
          params: IdParams,
          body: AssignLeadBody,
          response: { 200: Done, 409: TakenContract, 422: FieldErrorsContract },
        },
      },
      (request) => handlers.assign(actorOf(request), request.params.id, request.body),
    )
    app.get(
      '/leads/:id/history',
      { config: { access: anyLead }, schema: { params: IdParams, response: { 200: LeadHistoryContract } } },
      (request) => leads.history(actorOf(request), request.params.id),
    )
  }
