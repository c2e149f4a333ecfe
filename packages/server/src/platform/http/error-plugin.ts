import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Availability } from '../../availability/availability.ts'
import { isTooBusy } from '../../availability/contention.ts'
import {
  isDatabaseAway,
  isDiskFull,
  isPoolFull,
  ServiceAway,
  UnconfirmedCommit,
} from '../../availability/faults.ts'
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
  unconfirmed,
  unsupported,
} from './error.ts'
import { headersOfNoPage, type HeaderSettings } from './security-headers.ts'

/** Delay of 413 and 429, which slows down repeated calls. */
const ERROR_DELAY_MS = 200

/** Renders every error in the shape of the API, without its cause. */
export function renderErrors(app: FastifyInstance, availability: Availability): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const response = errorFor(error)
    if (isDiskFull(error)) availability.recordFullDisk()
    if (response.status >= 500 && !(error instanceof AppError))
      request.log.error({ err: error }, 'A request failed')
    // Otherwise the rest of a rejected body would still be received.
    if (!request.raw.complete) reply.header('connection', 'close')
    if (response.status === 413 || response.status === 429) await delay(ERROR_DELAY_MS)
    return send(reply, response)
  })
}

/** Errors of the framework before any hook runs, such as an invalid URL. */
export function renderFrameworkErrors(config: HeaderSettings) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    // The hooks that set these headers have not run.
    reply.headers({ 'x-request-id': request.id, ...headersOfNoPage(config) })
    void send(reply, errorFor(error))
  }
}

/** Responds to unknown addresses of the API. */
export function sendNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, notFound())
}

function send(reply: FastifyReply, error: AppError): FastifyReply {
  return reply
    .code(error.status)
    .headers({ 'cache-control': 'no-store', ...error.headers })
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(error.body)
}

/** Maps errors of the framework to errors of the API. */
function errorFor(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  if (error instanceof UnconfirmedCommit) return unconfirmed()
  if (isDatabaseAway(error)) return databaseAway()
  if (isPoolFull(error) || isTooBusy(error)) return overloaded()
  if (isDiskFull(error)) return diskFull()
  if (error instanceof ServiceAway) return serviceAway()
  switch (error.statusCode) {
    case 400:
      return badRequest()
    // 403: a path outside the folder of files; 414: a segment longer than any id or token.
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
