import type { FastifyInstance } from 'fastify'
import type { Availability } from '../../availability/availability.ts'
import { databaseAway, overloaded } from './error.ts'

/** Calls that are answered whatever the load, so that a proxy and its operator know more. */
const ALWAYS_ANSWERED = new Set(['/api/health', '/api/ready'])

/** Calls that are answered without the database. */
const WITHOUT_DATABASE = new Set([...ALWAYS_ANSWERED, '/api/version'])

/**
 * Turns calls away while the process cannot keep up, so that those it has taken are finished, and at once while the
 * database is away, so that none waits for it.
 */
export function shedLoad(app: FastifyInstance, availability: Availability): void {
  app.addHook('onRequest', async ({ url }) => {
    const [path = ''] = url.split('?')
    if (!path.startsWith('/api/')) return
    if (availability.isDatabaseAway && !WITHOUT_DATABASE.has(path)) throw databaseAway()
    if (availability.isOverloaded && !ALWAYS_ANSWERED.has(path)) throw overloaded()
  })
}
