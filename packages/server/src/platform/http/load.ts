import type { FastifyInstance } from 'fastify'
import type { Availability } from '../../availability/availability.ts'
import { databaseAway, overloaded } from './error.ts'

/** Served under any load, for proxies and operators. */
const ALWAYS_SERVED = new Set(['/api/health', '/api/ready'])

/** Served without the database. */
const WITHOUT_DATABASE = new Set([...ALWAYS_SERVED, '/api/version'])

/**
 * Rejects calls while the process is overloaded, so that calls in progress finish, and while the database is away, so
 * that none waits for it.
 */
export function shedLoad(app: FastifyInstance, availability: Availability): void {
  app.addHook('onRequest', async ({ url }) => {
    const [path = ''] = url.split('?')
    if (!path.startsWith('/api/')) return
    if (availability.isDatabaseAway && !WITHOUT_DATABASE.has(path)) throw databaseAway()
    if (availability.isOverloaded && !ALWAYS_SERVED.has(path)) throw overloaded()
  })
}
