import type { FastifyPluginAsync } from 'fastify'
import type { Context } from './context.ts'
import type { JobHandlers } from './jobs/jobs.contract.ts'
import type { Authenticate } from './platform/access-plugin.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { sessionService } from './session/session.service.ts'
import { ownRoutes } from './users/own.routes.ts'
import { ownService } from './users/own.service.ts'

/** What the feature rooms bring to the server. */
export interface Features {
  readonly authenticate: Authenticate
  /** Plugins with the calls under `/api`; their addresses leave the prefix out. */
  readonly routes: readonly FastifyPluginAsync[]
  readonly handlers: JobHandlers
}

/** Builds every feature on one context. */
export function buildFeatures(context: Context): Features {
  const session = sessionService(context)
  return {
    authenticate: (token, address) => session.authenticate(token, address),
    routes: [sessionRoutes(session), ownRoutes(ownService(context))],
    handlers: {
      'mail.questionnaire-link': () => Promise.resolve(),
      'mail.reservation-link': () => Promise.resolve(),
      'mail.viewing': () => Promise.resolve(),
      'mail.invite': () => Promise.resolve(),
    },
  }
}
