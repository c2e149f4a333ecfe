import { leadsCalls } from '@latchkey/domain/leads/leads.calls'
import type { FastifyPluginAsync } from 'fastify'
import { AssignLeadsBody, LeadIdsBody, BulkReportContract } from '@latchkey/domain/leads/bulk/bulk.contract'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { serve } from '../../platform/http/serve.ts'
import type { SignedInAccess } from '../../platform/http/access.ts'
import type { LeadBulkService } from './bulk.service.ts'
import { anyLead } from '../record/lead.policy.ts'

const assigning: SignedInAccess = { allOf: ['leads-assign'] }

export const leadBulkRoutes =
  (bulk: LeadBulkService): FastifyPluginAsync =>
  async (app) => {
    const errors = { 422: FieldErrorsContract }
    serve(
      app,
      leadsCalls.assignMany,
      { access: assigning, body: AssignLeadsBody, response: BulkReportContract, errors },
      (call) => bulk.assign(call.actor, call.body),
    )
    const several = { body: LeadIdsBody, response: BulkReportContract, errors }
    serve(app, leadsCalls.removeMany, { access: anyLead, ...several }, (call) =>
      bulk.remove(call.actor, call.body),
    )
    serve(app, leadsCalls.restoreMany, { access: anyLead, ...several }, (call) =>
      bulk.restore(call.actor, call.body),
    )
  }
