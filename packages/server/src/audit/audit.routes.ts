import { auditCalls } from '@latchkey/domain/audit/audit.calls'
import type { FastifyPluginAsync } from 'fastify'
import { AuditPageContract } from '@latchkey/domain/audit/audit.contract'
import { serve } from '../platform/http/serve.ts'
import { ADMINISTRATORS } from '../platform/http/access.ts'
import type { AuditService } from './audit.service.ts'

export const auditRoutes =
  (audit: AuditService): FastifyPluginAsync =>
  async (app) => {
    serve(app, auditCalls.list, { access: ADMINISTRATORS, response: AuditPageContract }, (call) =>
      audit.page(call.actor, call.params, call.query),
    )
  }
