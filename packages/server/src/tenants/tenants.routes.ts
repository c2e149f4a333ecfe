import { questionnaireCalls } from '@latchkey/domain/tenants/questionnaire/questionnaire.calls'
import { reservationCalls } from '@latchkey/domain/tenants/reservation/reservation.calls'
import type { FastifyPluginAsync } from 'fastify'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { IdentityQuery } from '@latchkey/domain/tenants/page/page.body'
import { QuestionnaireBody } from '@latchkey/domain/tenants/questionnaire/questionnaire.body'
import { QuestionnaireResponseContract } from '@latchkey/domain/tenants/questionnaire/questionnaire.contract'
import {
  ReservationBody,
  ReservationResponseContract,
} from '@latchkey/domain/tenants/reservation/reservation.contract'
import { VERIFICATION_HEADER } from '@latchkey/domain/tenants/verification'
import { serve } from '../platform/http/serve.ts'
import { limitBytes, PUBLIC_BODY_LIMIT_BYTES } from '../platform/http/bodies.ts'
import { AnyIdParams } from '../platform/http/validation.ts'
import { ErrorContract } from '../platform/http/errors.contract.ts'
import { submissionOf, verificationOf, visitorOf } from './tenant-requests.ts'
import type { TenantsService } from './tenants.service.ts'
import type { Visits } from './visits.ts'

/** Comments are long, and each character may take four bytes. */
const QUESTIONNAIRE_LIMIT_BYTES = 4 * 1024 * 1024

const errors = { 422: FieldErrorsContract }

/** Public: token, phone and last name take the place of a session. */
export const tenantsRoutes =
  (tenants: TenantsService, visits: Visits): FastifyPluginAsync =>
  async (app) => {
    serve(
      app,
      questionnaireCalls.identify,
      { access: 'public', query: IdentityQuery, response: QuestionnaireResponseContract, errors },
      (call) => tenants.questionnaire(visitorOf(call)),
    )
    serve(
      app,
      questionnaireCalls.send,
      {
        bodyLimit: QUESTIONNAIRE_LIMIT_BYTES,
        preParsing: async (request, _reply, body) =>
          visits.isVerified(verificationOf(request)) ? body : limitBytes(PUBLIC_BODY_LIMIT_BYTES, body),
        access: 'public',
        description: `More than 64 KB are read only with the verification in the header ${VERIFICATION_HEADER} too.`,
        params: AnyIdParams,
        body: QuestionnaireBody,
        errors: { 403: ErrorContract, ...errors },
      },
      (call) => tenants.answer(submissionOf(call)),
    )
    serve(
      app,
      reservationCalls.identify,
      { access: 'public', query: IdentityQuery, response: ReservationResponseContract, errors },
      (call) => tenants.reservation(visitorOf(call)),
    )
    serve(
      app,
      reservationCalls.request,
      {
        access: 'public',
        params: AnyIdParams,
        body: ReservationBody,
        errors: { 403: ErrorContract },
      },
      (call) => tenants.reserve(submissionOf(call)),
    )
  }
