import { addMonths, startInUtc } from '@latchkey/domain/platform/values/days'
import type { FastifyInstance } from 'fastify'

/** A call that must end is answered for so many months after it has said so (rule I6.2). */
const MONTHS = 6

/** A call that must end says so in each of its answers, as RFC 9745 and RFC 8594 have it. */
export function announceEnds(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ routeOptions: { config } }, reply) => {
    if (config.deprecatedOn !== undefined) reply.headers(endingHeaders(config.deprecatedOn))
  })
}

const endingHeaders = (deprecatedOn: string) => ({
  deprecation: `@${startInUtc(deprecatedOn)}`,
  sunset: new Date(startInUtc(addMonths(deprecatedOn, MONTHS)) * 1000).toUTCString(),
})
