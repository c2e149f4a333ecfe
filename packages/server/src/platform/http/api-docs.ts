import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { describeAccess } from './access-docs.ts'

/** Describes every call at /api/openapi.json; a demo also shows it as pages at /docs. */
export async function documentApi(app: FastifyInstance, hasPages: boolean): Promise<void> {
  await app.register(swagger, {
    openapi: {
      // The first version whose schemas are JSON Schema, with null as a type.
      openapi: '3.1.0',
      info: { title: 'Latchkey', version: '1' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route }) => {
      const access = route.config?.access ?? 'public'
      return {
        url,
        schema: {
          ...schema,
          tags: [url.split('/')[2] ?? 'api'],
          description: [schema?.description, `Who: ${describeAccess(access)}.`].filter(Boolean).join(' '),
          ...(access === 'public' ? {} : { security: [{ session: [] }] }),
          ...(url.startsWith('/api/') ? {} : { hide: true }),
        },
      }
    },
  })
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, () => app.swagger())
  if (!hasPages) return
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: 'Latchkey: the calls of the API' },
    uiConfig: { layout: 'BaseLayout' },
    // Its page holds a style element; only the demo has that page.
    transformStaticCSP: (policy) => policy.replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'"),
  })
}
