import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AssignLeadsBody, LeadIdsBody } from '@latchkey/domain/leads/bulk/bulk.body'
import { BulkReportContract } from '@latchkey/domain/leads/bulk/bulk.contract'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import type { Access } from '../platform/http/access.ts'
import { actorOf } from '../platform/http/access-plugin.ts'
import type { LeadBulkService } from './lead-bulk.service.ts'
import { ANY_LEAD } from './leads.policy.ts'

const assigning: Access = { allOf: ['leads-assign'] }
// leads.policy.ts decides by record.
const anyLead: Access = { anyOf: ANY_LEAD }

export const leadBulkRoutes =
  (bulk: LeadBulkService): FastifyPluginAsyncTypebox =>
  async (app) => {
    const response = { 200: BulkReportContract, 422: FieldErrorsContract }
    app.post(
      '/leads/bulk/assign',
      { config: { access: assigning }, schema: { body: AssignLeadsBody, response } },
      (request) => bulk.assign(actorOf(request), request.body),
    )
    const several = { body: LeadIdsBody, response }
    app.post('/leads/bulk/delete', { config: { access: anyLead }, schema: several }, (request) =>
      bulk.remove(actorOf(request), request.body),
    )
    app.post('/leads/bulk/restore', { config: { access: anyLead }, schema: several }, (request) =>
      bulk.restore(actorOf(request), request.body),
    )
  }
