import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AuditPageContract } from '@latchkey/domain/audit/audit.contract'
import { EVERYTHING } from '../platform/http/access.ts'
import { PageParams } from '../platform/http/validation.ts'
import type { AuditService } from './audit.service.ts'

export const auditRoutes =
  (audit: AuditService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/audit/:page/:limit',
      {
        config: { access: EVERYTHING },
        schema: { params: PageParams, response: { 200: AuditPageContract } },
      },
      (request) => audit.page(request.params, request.query),
    )
  }
