import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '../config/config.ts'
import { devMailPage } from './dev-mail.page.ts'
import { readOutbox } from './outbox.ts'

/** Mails shown; the outbox keeps all. */
const SHOWN_MAX = 200

/** Allows no script and no requests; the mails have inline styles. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'"

/** The demo's outbox, as a page and as JSON for tests; registered in a demo only. */
export const devMailRoutes =
  (config: Pick<Config, 'dataDir' | 'timeZone' | 'mail'>): FastifyPluginAsync =>
  async (app) => {
    app.get('/dev/mail', { config: { access: 'public' } }, async (_request, reply) => {
      const page = devMailPage(await readOutbox(config, SHOWN_MAX), config)
      return reply
        .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(page)
    })
    app.get('/dev/mail.json', { config: { access: 'public' } }, async (_request, reply) => {
      return reply.header('cache-control', 'no-store').send(await readOutbox(config, SHOWN_MAX))
    })
  }
