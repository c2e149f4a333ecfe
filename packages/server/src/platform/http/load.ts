import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { overloaded } from './error.ts'

/** Mean delay of the event loop at which calls are turned away, in milliseconds. */
const MAX_DELAY_MS = 2_000

/** When turned-away callers are asked to come back, in seconds. */
const RETRY_AFTER_SECONDS = 5

/** Turns calls away while the process cannot keep up, so that those it has taken are finished. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_DELAY_MS,
    pressureHandler: (request, _reply, _type, value) => {
      // Before its first measurement it reports an infinite delay. Health must be answered above all under load.
      const isMeasured = value !== undefined && Number.isFinite(value)
      if (isMeasured && request.url.startsWith('/api/') && !request.url.startsWith('/api/health')) {
        throw overloaded(RETRY_AFTER_SECONDS)
      }
    },
  })
}
