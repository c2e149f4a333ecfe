import type { KeyScope } from '@latchkey/domain/integrations/keys/key-areas'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { TSchema } from 'typebox'
import { DOCS_PREFIX, type Access } from './access.ts'
import { describeAccess } from './access-docs.ts'
import { ErrorContract } from './errors.contract.ts'

/** A call that is open to keys: what its route says that the document of all calls does not. */
export interface OpenCall {
  readonly description: string | undefined
  /** The response to programs, where it differs from that to people. */
  readonly response: TSchema | undefined
}

/** The document for programs, made from that of all calls; calls are named 'GET /api/projects/{id}'. */
export type DocumentForKeys = (whole: object, open: ReadonlyMap<string, OpenCall>) => object

/** OpenAPI at /api/openapi.json, for programs with `?for=keys`, with pages at /api/docs. */
export async function documentApi(app: FastifyInstance, forKeys: DocumentForKeys): Promise<void> {
  const open = new Map<string, OpenCall>()
  await app.register(swagger, {
    openapi: {
      // The first version whose schemas are JSON Schema, with null as a type.
      openapi: '3.1.0',
      info: { title: 'Latchkey', version: '1' },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer' },
          apiKey: { type: 'http', scheme: 'bearer', description: 'An API key.' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const { access = 'public', keys = [], keysResponse, deprecatedOn } = route.config ?? {}
      if (keys.length > 0) {
        const call = `${String(route.method)} ${url.replaceAll(/:(\w+)/g, '{$1}')}`
        open.set(call, { description: schema?.description, response: keysResponse })
      }
      return {
        url,
        schema: {
          ...schema,
          tags: [url.split('/')[2] ?? 'api'],
          description: [schema?.description, `Who: ${describeAccess(access)}.`].filter(Boolean).join(' '),
          response: {
            ...errorsOf(route),
            ...successOf(schema?.response),
            ...(schema?.response as object | undefined),
          },
          ...securityOf(access, keys),
          ...(deprecatedOn !== undefined && { deprecated: true }),
          ...(url.startsWith('/api/') ? {} : { hide: true }),
        },
      }
    },
  })
  app.get<{ Querystring: { for?: unknown } }>(
    '/api/openapi.json',
    { config: { access: 'public' }, schema: { hide: true } },
    ({ query }) => (query.for === 'keys' ? forKeys(app.swagger(), open) : app.swagger()),
  )
  await app.register(swaggerUi, {
    routePrefix: DOCS_PREFIX,
    theme: { title: 'Latchkey: the calls of the API' },
    uiConfig: { layout: 'BaseLayout' },
    // Its page has a style element; the policy of all other pages forbids them.
    transformStaticCSP: (policy) => policy.replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'"),
  })
}

/** Lists the areas of a key that open the call, any of which suffices. */
function securityOf(access: Access, keys: readonly KeyScope[]): object {
  if (keys.length === 0) return access === 'public' ? {} : { security: [{ session: [] }] }
  return { security: [access === 'public' ? {} : { session: [] }, { apiKey: [] }], 'x-areas': keys }
}

/** A call whose schema has no success responds with a file; declared here only, because a file is not serialized. */
function successOf(response: unknown = {}): Record<number, object> {
  if (Object.keys(response as object).some((status) => Number(status) < 400)) return {}
  const schema = { type: 'string', format: 'binary' }
  return { 200: { description: 'A file', content: { 'application/octet-stream': { schema } } } }
}

/** Errors of the platform, which calls do not declare themselves. */
function errorsOf({ config, method, schema }: RouteOptions): Record<number, object> {
  const access = config?.access ?? 'public'
  const takesBody = [method].flat().some((each) => each === 'POST' || each === 'PUT')
  const statuses = [
    400,
    ...(access === 'public' ? [] : [401]),
    ...(typeof access === 'object' || config?.isProofRequired ? [403] : []),
    ...(schema?.params === undefined ? [] : [404]),
    ...(takesBody ? [413, 415] : []),
    429,
    500,
    503,
  ]
  return Object.fromEntries(statuses.map((status) => [status, ErrorContract]))
}
