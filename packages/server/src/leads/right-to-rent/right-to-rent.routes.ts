import {
  AdultsBody,
  CheckBody,
  CheckUpdateBody,
} from '@latchkey/domain/leads/right-to-rent/right-to-rent.body'
import { rightToRentCalls } from '@latchkey/domain/leads/right-to-rent/right-to-rent.calls'
import {
  RightToRentCheckContract,
  RightToRentContract,
} from '@latchkey/domain/leads/right-to-rent/right-to-rent.contract'
import { LeadErrorContract } from '@latchkey/domain/leads/lead.contract'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import type { FastifyPluginAsync } from 'fastify'
import type { SignedInAccess } from '../../platform/http/access.ts'
import { TooManyContract } from '../../platform/http/errors.contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { RightToRentService } from './right-to-rent.service.ts'

const access: SignedInAccess = { allOf: ['reservations-view'] }
const errors = { 422: FieldErrorsContract }

export const rightToRentRoutes =
  (checks: RightToRentService): FastifyPluginAsync =>
  async (app) => {
    serve(app, rightToRentCalls.get, { access, response: RightToRentContract }, (call) =>
      checks.of(call.actor, call.params.id),
    )
    serve(app, rightToRentCalls.setAdults, { access, body: AdultsBody, errors }, (call) =>
      checks.setAdults(call.actor, call.params.id, call.body),
    )
    serve(
      app,
      rightToRentCalls.record,
      {
        access,
        body: CheckBody,
        response: RightToRentCheckContract,
        errors: { ...errors, 409: TooManyContract },
      },
      (call) => checks.record(call.actor, call.params.id, call.body),
    )
    serve(
      app,
      rightToRentCalls.update,
      { access, body: CheckUpdateBody, errors: { ...errors, 409: LeadErrorContract } },
      (call) => checks.update(call.actor, call.params, call.body),
    )
    serve(app, rightToRentCalls.remove, { access }, (call) => checks.remove(call.actor, call.params))
  }
