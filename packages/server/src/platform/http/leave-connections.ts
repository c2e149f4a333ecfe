import type { FastifyInstance } from 'fastify'
import type { Availability } from '../../availability/availability.ts'

/**
 * Ends each connection with its answer once the process is stopping, so that no later request is
 * sent on it and none keeps the process waiting.
 */
export function leaveConnections(app: FastifyInstance, availability: Availability): void {
  app.addHook('onSend', async (_request, reply) => {
    if (availability.isStopping) reply.header('connection', 'close')
  })
}
