import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '../config/config.ts'
import { devMailPage } from './dev-mail.page.ts'
import { readOutbox } from './outbox.ts'

/** So many mails are shown; the outbox keeps all. */
const SHOWN_MAX = 200

/** The page holds no script and loads nothing; the mails bring styles of their own. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'"

/** Shows the demo's outbox, to people as a page and to tests as JSON. Registered in a demo only. */
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
