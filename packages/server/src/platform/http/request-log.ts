import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { callerOf } from './access-plugin.ts'
import { loggable } from '../process/log.ts'

export const newRequestId = (): string => randomUUID()

/** Sets `x-request-id` and logs one line per response. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      url: loggable(request.url),
      status: reply.statusCode,
      userId: callerOf(request)?.userId ?? null,
      keyId: callerOf(request)?.keyId,
      address: request.clientAddress,
      durationMs: Math.round(reply.elapsedTime),
    }
    if (request.url.startsWith('/api/')) request.log.info(line, 'Response sent')
    else request.log.debug(line, 'Response sent')
  })
}
