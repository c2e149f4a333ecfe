import type { FastifyInstance } from 'fastify'
import type { Availability } from '../../availability/availability.ts'

/**
 * A stopping process closes each connection with its response once the port is closed. Not earlier: a proxy would then
 * open a connection for each request, and those in the backlog when the port closes are lost with their requests.
 */
export function leaveConnections(app: FastifyInstance, availability: Availability): void {
  app.addHook('onSend', async (_request, reply) => {
    if (availability.isStopping && !app.server.listening) reply.header('connection', 'close')
  })
}
