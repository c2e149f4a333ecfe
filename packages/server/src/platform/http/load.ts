import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Availability } from '../../availability/availability.ts'
import { databaseAway, overloaded } from './error.ts'

/** Mean delay of the event loop at which calls are turned away, in milliseconds. */
const MAX_DELAY_MS = 2_000

/** Calls that are answered without the database. */
const WITHOUT_DATABASE = new Set(['/api/health', '/api/ready', '/api/version'])

/**
 * Turns calls away while the process cannot keep up, so that those it has taken are finished, and at once while the
 * database is away, so that none waits for it.
 */
export async function shedLoad(app: FastifyInstance, availability: Availability): Promise<void> {
  app.addHook('onRequest', async ({ url }) => {
    const [path = ''] = url.split('?')
    if (availability.isDatabaseAway && path.startsWith('/api/') && !WITHOUT_DATABASE.has(path)) {
      throw databaseAway()
    }
  })
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_DELAY_MS,
    pressureHandler: (request, _reply, _type, value) => {
      // Before its first measurement it reports an infinite delay. Health must be answered above all under load.
      const isMeasured = value !== undefined && Number.isFinite(value)
      if (isMeasured && request.url.startsWith('/api/') && !request.url.startsWith('/api/health')) {
        throw overloaded()
      }
    },
  })
}
