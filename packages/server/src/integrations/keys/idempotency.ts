import { createHash } from 'node:crypto'
import { IDEMPOTENCY_KEPT_MS } from '@latchkey/domain/integrations/keys/key.limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context/context.ts'
import { callerOf } from '../../platform/http/access-plugin.ts'
import { isKey } from '../../platform/http/actor.ts'
import { fieldErrors, stillRunning } from '../../platform/http/error.ts'
import { idempotencyQueries, type CallIdentity } from './idempotency.queries.ts'

/** Optional on a program's POST of JSON (rule I1.7); in errors as the standard spells it. */
const HEADER = 'Idempotency-Key'
const REPLAYED = 'idempotency-replayed'

const VISIBLE = /^[\x21-\x7E]{1,255}$/

/** A call that was interrupted, as by a crash, may be made again after this; longer than any call takes. */
const INTERRUPTED_MS = 2 * 60_000

/** Answers that depend on the moment and not on the call. */
const NOT_KEPT = [401, 403, 429]

/** The same call again gets the first answer, and changes nothing. */
export function answerOnce(app: FastifyInstance, context: Context): void {
  const queries = idempotencyQueries(context.db)
  const begun = new WeakMap<FastifyRequest, CallIdentity>()

  async function begin(request: FastifyRequest, reply: FastifyReply, call: CallIdentity) {
    const at = new Date(context.now())
    const isOurs = await queries.begin(call, {
      at,
      expired: new Date(at.getTime() - IDEMPOTENCY_KEPT_MS),
      interrupted: new Date(at.getTime() - INTERRUPTED_MS),
    })
    if (isOurs) {
      begun.set(request, call)
      return undefined
    }
    const first = await queries.find(call)
    // Another request with the same key has just failed.
    if (first === undefined) throw stillRunning()
    const isSame =
      first.method === call.method && first.path === call.path && first.body_hash.equals(call.bodyHash)
    if (!isSame) throw fieldErrors([{ attribute: HEADER, errors: [{ name: 'unique' }] }])
    if (first.status === null) throw stillRunning()
    return reply
      .code(first.status)
      .header(REPLAYED, 'true')
      .type('application/json; charset=utf-8')
      .send(first.answer)
  }

  app.addHook('preValidation', async (request, reply) => {
    const call = callIn(request)
    return call && begin(request, reply, call)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const call = begun.get(request)
    if (call === undefined) return payload
    begun.delete(request)
    const { statusCode: status } = reply
    const isKept = status < 500 && !NOT_KEPT.includes(status) && typeof payload === 'string'
    await (isKept ? queries.finish(call, status, payload) : queries.forget(call))
    return payload
  })
}

/**
 * Undefined for a call without the header, of a person, or of a file.
 * @throws AppError 422
 */
function callIn(request: FastifyRequest): CallIdentity | undefined {
  const { method, url: path, headers, body } = request
  const caller = callerOf(request)
  const token = headers[HEADER.toLowerCase()]
  if (caller === undefined || !isKey(caller) || method !== 'POST' || token === undefined) return undefined
  if (headers['content-type']?.startsWith('multipart/')) return undefined
  if (typeof token !== 'string' || !VISIBLE.test(token))
    throw fieldErrors([{ attribute: HEADER, errors: [{ name: 'pattern' }] }])
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest()
  return { keyId: caller.keyId, token, method, path, bodyHash }
}
