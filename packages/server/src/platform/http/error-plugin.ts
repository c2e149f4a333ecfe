import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Availability } from '../../availability/availability.ts'
import { isDatabaseAway, isDiskFull, ServiceAway } from '../../availability/faults.ts'
import {
  AppError,
  badRequest,
  databaseAway,
  diskFull,
  notFound,
  overloaded,
  preconditionFailed,
  rangeNotSatisfiable,
  serverError,
  serviceAway,
  tooLarge,
  unsupported,
} from './error.ts'
import { headersOfNoPage, type HeaderSettings } from './security-headers.ts'

/** How long a caller who sends too much or too often waits for the refusal, in milliseconds: so long the next call does not come. */
const REFUSAL_MS = 200

/** Renders every failure as the API promises it, and nothing of its cause. Source: decision X1. */
export function renderErrors(app: FastifyInstance, availability: Availability): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const answer = answerFor(error)
    if (isDiskFull(error)) availability.recordFullDisk()
    if (answer.status >= 500 && !(error instanceof AppError))
      request.log.error({ err: error }, 'A request failed')
    // A body that is refused unread would otherwise be received to its end.
    if (!request.raw.complete) reply.header('connection', 'close')
    if (answer.status === 413 || answer.status === 429) await delay(REFUSAL_MS)
    return send(reply, answer)
  })
}

/** Answers what the framework refuses before any of our own steps run, such as an address that is no address. */
export function renderFrameworkErrors(config: HeaderSettings) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    // The hooks that put these on every other answer have not run.
    reply.headers({ 'x-request-id': request.id, ...headersOfNoPage(config) })
    void send(reply, answerFor(error))
  }
}

/** Answers an API address that does not exist. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, notFound())
}

function send(reply: FastifyReply, answer: AppError): FastifyReply {
  return reply
    .code(answer.status)
    .headers({ 'cache-control': 'no-store', ...answer.headers })
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(answer.body)
}

/** What the framework's own refusals mean in terms of the API. */
function answerFor(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseAway(error)) return databaseAway()
  if (isDiskFull(error)) return diskFull()
  if (error instanceof ServiceAway) return serviceAway()
  switch (error.statusCode) {
    case 400:
      return badRequest()
    // 403: a path that leads out of the folder of files; 414: a part of an address that is longer than any id or token.
    case 403:
    case 404:
    case 414:
      return notFound()
    case 412:
      return preconditionFailed()
    case 413:
      return tooLarge()
    case 415:
      return unsupported()
    case 416:
      return rangeNotSatisfiable((error as { headers?: Record<string, string> }).headers?.['Content-Range'])
    case 503:
      return overloaded()
    default:
      return serverError()
  }
}
