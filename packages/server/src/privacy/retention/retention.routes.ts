import { retentionCalls } from '@latchkey/domain/privacy/retention.calls'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { AnonymiseBody, KeepBody } from '@latchkey/domain/privacy/retention/retention.body'
import {
  AnonymiseReportContract,
  DueLeadPageContract,
} from '@latchkey/domain/privacy/retention/retention.contract'
import type { FastifyPluginAsync } from 'fastify'
import type { SignedInAccess } from '../../platform/http/access.ts'
import { serve } from '../../platform/http/serve.ts'
import type { RetentionService } from './retention.service.ts'

const access: SignedInAccess = { allOf: ['privacy-manage'] }
const errors = { 422: FieldErrorsContract }

export const retentionRoutes =
  (service: RetentionService): FastifyPluginAsync =>
  async (app) => {
    serve(app, retentionCalls.list, { access, response: DueLeadPageContract }, (call) =>
      service.review(call.params),
    )
    serve(app, retentionCalls.keep, { access, body: KeepBody, errors }, (call) =>
      service.keep(call.actor, call.body),
    )
    serve(
      app,
      retentionCalls.anonymise,
      { access, isProofRequired: true, body: AnonymiseBody, response: AnonymiseReportContract, errors },
      (call) => service.anonymise(call.actor, call.body),
    )
  }
