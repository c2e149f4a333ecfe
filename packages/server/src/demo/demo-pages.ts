import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { isLoopback } from '../config/parse.ts'
import { forbidden } from '../platform/http/error.ts'

/**
 * The pages under /dev, which need no sign-in. Other sites must not reach them through a visitor's browser: by a name
 * of their own that resolves to this machine, or by a request from one of their pages.
 */
export const demoPages =
  (config: Pick<Config, 'publicUrl'>, pages: readonly FastifyPluginAsync[]): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (request) => {
      if (!isOwnHost(request, config) || isFromAnotherSite(request)) throw forbidden()
    })
    for (const page of pages) await app.register(page)
  }

function isOwnHost({ headers: { host } }: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const name = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '')
  return name !== undefined && (isLoopback(name) || name === new URL(publicUrl).hostname)
}

/** A link of another site may lead here; its scripts and forms may not. */
function isFromAnotherSite({ method, headers }: FastifyRequest): boolean {
  const { host, origin, 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = headers
  if (origin !== undefined && URL.parse(origin)?.host !== host) return true
  const isLink = mode === 'navigate' && (method === 'GET' || method === 'HEAD')
  return site !== 'none' && site !== 'same-origin' && !isLink
}
