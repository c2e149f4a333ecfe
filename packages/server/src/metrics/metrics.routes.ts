import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { hashOfToken } from '../platform/crypto/secret-token.ts'
import { unauthenticated } from '../platform/http/error.ts'
import type { Metrics } from './metrics.ts'

/** Counts every response and serves `/metrics` with the token. Call before the routes are registered. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  const expected = hashOfToken(`Bearer ${token}`)
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    metrics.recordRequest({
      method,
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
  })
  app.get('/metrics', { config: { access: 'public' } }, async ({ headers }, reply) => {
    if (!timingSafeEqual(hashOfToken(headers.authorization ?? ''), expected)) throw unauthenticated()
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text())
  })
}
