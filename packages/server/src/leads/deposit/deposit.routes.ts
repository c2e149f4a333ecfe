import { DepositBody, DepositOutcomeBody } from '@latchkey/domain/leads/deposit/deposit.body'
import { depositCalls } from '@latchkey/domain/leads/deposit/deposit.calls'
import {
  DepositOpenContract,
  DepositsContract,
  RecordedDepositContract,
} from '@latchkey/domain/leads/deposit/deposit.contract'
import { LeadErrorContract } from '@latchkey/domain/leads/lead.contract'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import type { FastifyPluginAsync } from 'fastify'
import type { SignedInAccess } from '../../platform/http/access.ts'
import { serve } from '../../platform/http/serve.ts'
import type { DepositService } from './deposit.service.ts'

const access: SignedInAccess = { allOf: ['reservations-view'] }

export const depositRoutes =
  (deposits: DepositService): FastifyPluginAsync =>
  async (app) => {
    serve(app, depositCalls.list, { access, response: DepositsContract }, (call) =>
      deposits.of(call.actor, call.params.id),
    )
    serve(
      app,
      depositCalls.record,
      {
        access,
        body: DepositBody,
        response: RecordedDepositContract,
        errors: { 409: DepositOpenContract, 422: FieldErrorsContract },
      },
      (call) => deposits.record(call.actor, call.params.id, call.body),
    )
    serve(
      app,
      depositCalls.recordOutcome,
      { access, body: DepositOutcomeBody, errors: { 409: LeadErrorContract, 422: FieldErrorsContract } },
      (call) => deposits.recordOutcome(call.actor, call.params, call.body),
    )
  }
