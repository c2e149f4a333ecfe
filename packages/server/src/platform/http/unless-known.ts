import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * The body with a tag of its content, or 304 without one when the client has it already. The tag is weak: the answer may
 * be compressed.
 */
export function unlessKnown<Body extends object>(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: Body,
): Body | FastifyReply {
  const tag = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
  reply.header('etag', `W/"${tag}"`)
  const known = (headers['if-none-match'] ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
  return known.includes(`"${tag}"`) ? reply.code(304).send(null) : body
}
