import type { Brand } from '@latchkey/domain/office/office.contract'
import { SOCKET_PATH } from '@latchkey/domain/platform/events.contract'
import fastify, { LogController, type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { auditRejections } from './audit/audit-rejections.ts'
import type { RejectionTrail } from './audit/rejections.ts'
import type { Context } from './context/context.ts'
import { answerOnce } from './integrations/keys/idempotency.ts'
import { healthRoutes } from './health/health.routes.ts'
import { guardRoutes, type Authenticate, type KeyGate } from './platform/http/access-plugin.ts'
import { clientAddresses, readClientAddresses } from './platform/http/client-address.ts'
import { documentForKeys } from './integrations/developers/document-for-keys.ts'
import { documentApi } from './platform/http/api-docs.ts'
import { announceEnds } from './platform/http/ending-calls.ts'
import { PUBLIC_BODY_LIMIT_BYTES, readBodies } from './platform/http/bodies.ts'
import { renderErrors, renderFrameworkErrors } from './platform/http/error-plugin.ts'
import { hideFromKeys } from './platform/http/key-answers.ts'
import { leaveConnections } from './platform/http/leave-connections.ts'
import { shedLoad } from './platform/http/load.ts'
import { logRequests, newRequestId } from './platform/http/request-log.ts'
import { compressResponses } from './platform/http/compression.ts'
import { secureHeaders } from './platform/http/security-headers.ts'
import { serializeResponses } from './platform/http/serialization.ts'
import { serveFiles, type StaticFolders } from './static/static.ts'
import { validateRequests } from './platform/http/validation.ts'
import type { Metrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/metrics.routes.ts'
import type { Hub } from './live/hub.ts'

export interface AppParts {
  readonly authenticate: Authenticate
  readonly keys: KeyGate
  /** Under `/api`. */
  readonly routes: readonly FastifyPluginAsync[]
  /** Outside `/api`, and not served by the app. */
  readonly pages: readonly FastifyPluginAsync[]
  readonly hub: Hub
  /** Null where metrics are switched off. */
  readonly metrics?: Metrics | null
  readonly rejections: RejectionTrail
  /** Included in the page, before its first request. */
  brandOfPage(): Promise<Brand | null>
  readonly folders: StaticFolders
}

const REQUEST_TIMEOUT_MS = 60_000

/** Builds the HTTP server without listening. */
export async function buildApp(context: Context, parts: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: context.log,
    // One line per response, without the query: the built-in lines contain the whole URL.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: newRequestId,
    bodyLimit: PUBLIC_BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Some clients offer an upgrade with each request; ignored except for the socket.
    http: { shouldUpgradeCallback: ({ url }) => url?.startsWith(`${SOCKET_PATH}/`) ?? false },
    // Requests that arrive during the close are answered.
    return503OnClosing: false,
    frameworkErrors: renderFrameworkErrors(context.config),
  })
  const addressOf = clientAddresses(context.config)
  readClientAddresses(app, addressOf)
  renderErrors(app, context.availability)
  logRequests(app)
  auditRejections(app, parts.rejections)
  await secureHeaders(app, context.config)
  await compressResponses(app)
  leaveConnections(app, context.availability)
  shedLoad(app, context.availability)
  readBodies(app)
  announceEnds(app)
  validateRequests(app)
  serializeResponses(app)
  hideFromKeys(app)
  guardRoutes(app, parts.authenticate, parts.keys)
  const { metricsToken } = context.config
  if (parts.metrics && metricsToken !== null) serveMetrics(app, parts.metrics, metricsToken)
  answerOnce(app, context)
  await documentApi(app, documentForKeys)
  for (const routes of [healthRoutes(context, parts.folders.app), ...parts.routes]) {
    await app.register(routes, { prefix: '/api' })
  }
  for (const pages of parts.pages) await app.register(pages)
  const { passwordMax, timeZone, mapUrl } = context.config
  await serveFiles(app, parts.folders, { passwordMax, timeZone, mapUrl, brand: () => parts.brandOfPage() })
  parts.hub.attach(app.server, parts.authenticate, addressOf)
  app.addHook('preClose', () => parts.hub.close())
  await app.ready()
  return app
}
