import type { FastifyInstance } from 'fastify'
import { callerOf } from '../platform/http/access-plugin.ts'
import type { RejectionTrail } from './rejections.ts'

export function auditRejections(app: FastifyInstance, trail: RejectionTrail): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply
    if (status !== 403 && status !== 429) return
    trail.note({
      status,
      userId: callerOf(request)?.userId ?? null,
      keyId: callerOf(request)?.keyId,
      address: request.clientAddress,
      call: `${request.method} ${request.routeOptions.url ?? ''}`.trim(),
    })
  })
  app.addHook('onClose', () => trail.close())
}
