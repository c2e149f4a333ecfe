import { WRITE_ID_HEADER } from '@latchkey/domain/platform/events.contract'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { DOCS_PREFIX, type Access } from './access.ts'
import type { Actor } from './actor.ts'
import { forbidden, unauthenticated, unproved } from './error.ts'

/** Null for an unknown, ended or expired token. */
export type Authenticate = (token: string, address: string) => Promise<Actor | null>

/** A call of the API and its access. */
export interface AccessEntry {
  readonly method: string
  readonly url: string
  readonly access: Access
}

const actors = new WeakMap<FastifyRequest, Actor>()
const tables = new WeakMap<FastifyInstance, AccessEntry[]>()

/** @throws when the route is public */
export function actorOf(request: FastifyRequest): Actor {
  const actor = actors.get(request)
  if (!actor) throw new Error(`${request.routeOptions.url} is public: there is no signed-in person behind it`)
  return actor
}

/** Undefined without a session. */
export const callerOf = (request: FastifyRequest): Actor | undefined => actors.get(request)

/** Lists the routes in the order of declaration. */
export function accessTable(app: FastifyInstance): readonly AccessEntry[] {
  return tables.get(app) ?? []
}

/** Checks the declared access of every route under /api; a route without one stops the start. */
export function guardRoutes(app: FastifyInstance, authenticate: Authenticate): void {
  const table: AccessEntry[] = []
  tables.set(app, table)
  app.addHook('onRoute', (route) => {
    table.push(...entriesOf(route))
  })
  app.addHook('onRequest', async (request) => {
    // An unknown path has no access to check.
    const access = request.routeOptions.config.access ?? 'public'
    if (access === 'public') return
    const token = bearerToken(request)
    const actor = token ? await authenticate(token, request.clientAddress) : null
    if (!actor) throw unauthenticated()
    actors.set(request, { ...actor, writeId: writeIdOf(request) })
    if (!isAllowed(actor, access)) {
      request.log.warn(
        { userId: actor.userId, url: request.routeOptions.url },
        'A call was denied: missing permission',
      )
      throw forbidden()
    }
    if (request.routeOptions.config.isProofRequired && !actor.isProved) throw unproved()
  })
}

function entriesOf(route: RouteOptions): AccessEntry[] {
  if (!route.url.startsWith('/api/') || route.url.startsWith(DOCS_PREFIX)) return []
  const methods = [route.method].flat()
  const access = route.config?.access
  if (access === undefined)
    throw new Error(`${methods.join(', ')} ${route.url} does not declare its access (config.access)`)
  return methods.filter((method) => method !== 'HEAD').map((method) => ({ method, url: route.url, access }))
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** Ignored when it is not what a page sends. */
function writeIdOf(request: FastifyRequest): string | undefined {
  const id = request.headers[WRITE_ID_HEADER]
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : undefined
}

function isAllowed(actor: Actor, access: Exclude<Access, 'public'>): boolean {
  if (access === 'signed-in') return true
  if ('anyOf' in access) return access.anyOf.some((permission) => actor.permissions.has(permission))
  return access.allOf.every((permission) => actor.permissions.has(permission))
}
