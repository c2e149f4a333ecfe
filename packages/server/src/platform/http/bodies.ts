import type { FastifyInstance } from 'fastify'
import { badRequest } from './error.ts'

/** Longest body of an ordinary call, in bytes. Uploads set their own on the route. */
export const BODY_LIMIT_BYTES = 1_048_576

/** Reads bodies: JSON objects and nothing else. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Calls without a body often still announce JSON.
    if (text === '') return done(null, undefined)
    return parse(request, text, (error, body: unknown) => {
      if (error) return done(badRequest())
      return typeof body === 'object' && body !== null && !Array.isArray(body)
        ? done(null, body)
        : done(badRequest())
    })
  })
  // PostgreSQL cannot store this character, and no honest address holds it.
  app.addHook('onRequest', async (request) => {
    if (request.url.includes('%00')) throw badRequest()
  })
}
