import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'

/**
 * The hash of the empty string allows the empty style element of styled-components, whose rules are inserted by script.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** A valid Host header. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i

/** Two years. */
const HSTS_SECONDS = 63_072_000

export type HeaderSettings = Pick<Config, 'publicUrl'>

const isSecure = ({ publicUrl }: HeaderSettings) => publicUrl.startsWith('https:')

/** The headers of responses that are not pages and bypass the hooks. */
export function headersOfNoPage(config: HeaderSettings): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    ...(isSecure(config) && {
      'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains`,
    }),
  }
}

/** Security headers of every response. */
export async function secureHeaders(app: FastifyInstance, config: HeaderSettings): Promise<void> {
  const isHttps = isSecure(config)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", EMPTY_STYLE],
        // Floating elements are positioned by style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        // Pictures of homes may be on other sites.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        // Not every browser counts the WebSocket of the same host as 'self'.
        connectSrc: ["'self'", (request) => socketOrigin(request.headers.host, isHttps)],
        objectSrc: ["'none'"],
        frameSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: isHttps ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
  })
}

function socketOrigin(host: string | undefined, isHttps: boolean): string {
  return host !== undefined && HOST.test(host) ? `${isHttps ? 'wss' : 'ws'}://${host}` : "'self'"
}
