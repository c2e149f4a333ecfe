import type { FastifyInstance } from 'fastify'
import type { Availability } from '../../availability/availability.ts'

/**
 * Ends each connection with its answer once a stopping process has closed its port. Not before: a proxy would then open
 * a connection for each request, and those that wait to be accepted when the port is closed are lost with their requests.
 */
export function leaveConnections(app: FastifyInstance, availability: Availability): void {
  app.addHook('onSend', async (_request, reply) => {
    if (availability.isStopping && !app.server.listening) reply.header('connection', 'close')
  })
}
