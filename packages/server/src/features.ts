import type { FastifyPluginAsync } from 'fastify'
import type { Context } from './context.ts'
import type { JobHandlers } from './jobs/jobs.contract.ts'
import type { Authenticate } from './platform/access-plugin.ts'

/** What the feature rooms bring to the server. */
export interface Features {
  readonly authenticate: Authenticate
  /** Plugins with the calls under `/api`; their addresses leave the prefix out. */
  readonly routes: readonly FastifyPluginAsync[]
  readonly handlers: JobHandlers
}

/** Builds every feature on one context. */
export function buildFeatures(_context: Context): Features {
  return {
    authenticate: () => Promise.resolve(null),
    routes: [],
    handlers: {
      'mail.questionnaire-link': () => Promise.resolve(),
      'mail.reservation-link': () => Promise.resolve(),
      'mail.viewing': () => Promise.resolve(),
      'mail.invite': () => Promise.resolve(),
    },
  }
}
