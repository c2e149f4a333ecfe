import { Transform, type Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { badRequest, tooLarge } from './error.ts'
import { isNestedDeeper } from './nesting.ts'

/** The limit for public calls. */
export const PUBLIC_BODY_LIMIT_BYTES = 64 * 1024

/** Default for signed-in callers; long texts and uploads set their own on the route. */
const SIGNED_IN_BODY_LIMIT_BYTES = 1_048_576

/** Nesting of a body; the forms use up to four levels. */
export const NESTING_MAX = 20

/** Accepts JSON objects only. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Calls without a body often announce JSON all the same.
    if (text === '') return done(null, undefined)
    if (isNestedDeeper(text, NESTING_MAX)) return done(badRequest())
    return parse(request, text, (error, body: unknown) => {
      if (error) return done(badRequest())
      return typeof body === 'object' && body !== null && !Array.isArray(body)
        ? done(null, body)
        : done(badRequest())
    })
  })
  app.addHook('onRoute', (route) => {
    const access = route.config?.access
    if (access !== undefined && access !== 'public') route.bodyLimit ??= SIGNED_IN_BODY_LIMIT_BYTES
  })
  // PostgreSQL cannot store this character, and no valid URL contains it.
  app.addHook('onRequest', async (request) => {
    if (request.url.includes('%00')) throw badRequest()
  })
}

/** Fails with 413 beyond `maxBytes`; for calls whose limit depends on the caller. */
export function limitBytes(maxBytes: number, body: Readable): Readable {
  let length = 0
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length
      if (length > maxBytes) done(tooLarge())
      else done(null, chunk)
    },
  })
  return body.pipe(counting)
}
