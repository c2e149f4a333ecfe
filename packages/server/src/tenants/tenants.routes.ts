import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { IdentityQuery } from '@latchkey/domain/links/identity.body'
import { QuestionnaireBody } from '@latchkey/domain/questionnaire/questionnaire.body'
import { QuestionnaireAnswerContract } from '@latchkey/domain/questionnaire/questionnaire.contract'
import { ReservationBody } from '@latchkey/domain/reservation/reservation.body'
import { ReservationAnswerContract } from '@latchkey/domain/reservation/reservation.contract'
import { Type } from 'typebox'
import { AnyIdParams, TokenParams } from '../platform/http/validation.ts'
import type { TenantsService } from './tenants.service.ts'

/** Comments may be long, and every character of them may take four bytes. Source: decision P11. */
const bodyLimit = 4 * 1024 * 1024

const refusals = { 422: FieldErrorsContract }

/** The calls behind the links of tenants: public, and opened by token, phone and last name. Source: specification §7, decision P18. */
export const tenantsRoutes =
  (tenants: TenantsService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/users/qualifying-questions/:token',
      {
        config: { access: 'public' },
        schema: {
          params: TokenParams,
          querystring: IdentityQuery,
          response: { 200: QuestionnaireAnswerContract, ...refusals },
        },
      },
      (request) =>
        tenants.questionnaire({
          token: request.params.token,
          identity: request.query,
          address: request.ip,
        }),
    )
    app.post(
      '/users/qualifying-questions/:id',
      {
        bodyLimit,
        config: { access: 'public' },
        schema: {
          params: AnyIdParams,
          body: QuestionnaireBody,
          response: { 200: Type.Boolean(), ...refusals },
        },
      },
      (request) => tenants.answer({ leadId: request.params.id, body: request.body, address: request.ip }),
    )
    app.get(
      '/users/verified-lead/:token',
      {
        config: { access: 'public' },
        schema: {
          params: TokenParams,
          querystring: IdentityQuery,
          response: { 200: ReservationAnswerContract, ...refusals },
        },
      },
      (request) =>
        tenants.reservation({ token: request.params.token, identity: request.query, address: request.ip }),
    )
    app.post(
      '/users/reserve-request/:id',
      {
        bodyLimit,
        config: { access: 'public' },
        schema: {
          params: AnyIdParams,
          body: ReservationBody,
          response: { 200: Type.Boolean() },
        },
      },
      (request) => tenants.reserve({ leadId: request.params.id, body: request.body, address: request.ip }),
    )
  }
