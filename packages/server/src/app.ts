import fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import type { Context } from './context.ts'
import { guardRoutes, type Authenticate } from './platform/access-plugin.ts'
import { answerNotFound, renderErrors } from './platform/error-plugin.ts'
import { validateRequests } from './platform/validation.ts'
import type { Hub } from './realtime/hub.ts'

/** What the application is put together from. */
export interface AppParts {
  readonly authenticate: Authenticate
  readonly routes: readonly FastifyPluginAsync[]
  readonly hub: Hub
}

/** Puts the HTTP server together; it does not listen yet. */
export async function buildApp(
  context: Context,
  { authenticate, routes, hub }: AppParts,
): Promise<FastifyInstance> {
  const app = fastify({ loggerInstance: context.log })
  renderErrors(app)
  validateRequests(app)
  guardRoutes(app, authenticate)
  app.setNotFoundHandler(answerNotFound)
  for (const route of routes) await app.register(route, { prefix: '/api' })
  hub.attach(app.server, authenticate)
  app.addHook('preClose', () => hub.close())
  await app.ready()
  return app
}
