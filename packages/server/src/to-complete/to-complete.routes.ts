import { LeadContract, LeadErrorContract } from '@latchkey/domain/leads/lead.contract'
import { NewLeadBody } from '@latchkey/domain/leads/lead.body'
import { IgnoreBody, ToCompleteContract } from '@latchkey/domain/to-complete/to-complete.contract'
import { toCompleteCalls } from '@latchkey/domain/to-complete/to-complete.calls'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import type { FastifyPluginAsync } from 'fastify'
import { Type } from 'typebox'
import { CREATES_ONCE, creationKeyOf } from '../context/create-once.ts'
import type { SignedInAccess } from '../platform/http/access.ts'
import { serve } from '../platform/http/serve.ts'
import { LEAD_BODY_LIMIT_BYTES } from '../leads/save/body-limit.ts'
import type { ToCompleteService } from './to-complete.service.ts'

const access: SignedInAccess = { allOf: ['enquiries-view'] }

export const toCompleteRoutes =
  (toComplete: ToCompleteService): FastifyPluginAsync =>
  async (app) => {
    serve(app, toCompleteCalls.list, { access, response: Type.Array(ToCompleteContract) }, () =>
      toComplete.all(),
    )
    serve(
      app,
      toCompleteCalls.complete,
      {
        access,
        description: CREATES_ONCE,
        bodyLimit: LEAD_BODY_LIMIT_BYTES,
        body: NewLeadBody,
        response: Type.Union([LeadContract, Type.Literal(false)]),
        errors: { 409: LeadErrorContract, 422: FieldErrorsContract },
      },
      (call) => toComplete.complete(call.actor, call.params.id, call.body, creationKeyOf(call.request)),
    )
    serve(
      app,
      toCompleteCalls.ignore,
      { access, body: IgnoreBody, errors: { 422: FieldErrorsContract } },
      (call) => toComplete.ignore(call.actor, call.params.id, call.body),
    )
  }
