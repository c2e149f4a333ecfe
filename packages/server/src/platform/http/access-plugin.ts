import {
  KEY_AREA_FACTS,
  openedAreas,
  permissionsOfKey,
  type KeyAreas,
  type KeyScope,
} from '@latchkey/domain/integrations/keys/key-areas'
import { WRITE_ID_HEADER } from '@latchkey/domain/platform/events.contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { DOCS_PREFIX, type Access } from './access.ts'
import { isKey, type Actor, type Caller, type KeyCaller } from './actor.ts'
import { forbidden, unauthenticated, unproved } from './error.ts'

/** Null for an unknown, ended or expired token. */
export type Authenticate = (token: string, address: string) => Promise<Actor | null>

/** A key in force. */
export interface KnownKey {
  readonly id: number
  readonly name: string
  readonly areas: KeyAreas
}

/** The platform needs no more than this about API keys. */
export interface KeyGate {
  /** True for what is meant as a key, right or not. */
  isKeyLike(token: string): boolean
  /** @throws AppError 401 saying what is wrong with the key, 429 after too many unknown ones */
  authenticate(key: string, address: string): Promise<KnownKey>
  /**
   * Counts the call, and returns the headers that say what is left.
   * @throws AppError 429 with these headers
   */
  count(key: KnownKey, method: string): Promise<Readonly<Record<string, string>>>
}

/** A call of the API and its access. */
export interface AccessEntry {
  readonly method: string
  readonly url: string
  readonly access: Access
  /** Areas that open the call to API keys. */
  readonly keys: readonly KeyScope[]
}

const callers = new WeakMap<FastifyRequest, Caller>()
const tables = new WeakMap<FastifyInstance, AccessEntry[]>()

/** @throws when the route is public, or open to keys */
export function actorOf(request: FastifyRequest): Actor {
  const caller = requiredCaller(request)
  if (isKey(caller))
    throw new Error(`${request.routeOptions.url} is open to keys: there may be no person behind it`)
  return caller
}

/** @throws when the route is public */
export function requiredCaller(request: FastifyRequest): Caller {
  const caller = callers.get(request)
  if (!caller) throw new Error(`${request.routeOptions.url} is public: there is no caller behind it`)
  return caller
}

/** Undefined without a session or a key. */
export const callerOf = (request: FastifyRequest): Caller | undefined => callers.get(request)

/** Lists the routes in the order of declaration. */
export function accessTable(app: FastifyInstance): readonly AccessEntry[] {
  return tables.get(app) ?? []
}

/** Checks the declared access of every route under /api; a route without one stops the start. */
export function guardRoutes(app: FastifyInstance, authenticate: Authenticate, keys: KeyGate): void {
  const table: AccessEntry[] = []
  tables.set(app, table)
  app.addHook('onRoute', (route) => {
    table.push(...entriesOf(route))
  })
  app.addHook('onRequest', async (request, reply) => {
    // An unknown path has no access to check.
    const { access = 'public', keys: scopes = [], keyHeader, isProofRequired } = request.routeOptions.config
    const token = bearerToken(request) ?? headerToken(request, keyHeader)
    const isForKeys = access !== 'public' || scopes.length > 0
    if (isForKeys && token !== undefined && keys.isKeyLike(token)) {
      await admitKey(request, reply, { key: token, scopes, gate: keys })
      return
    }
    if (access === 'public') return
    const actor = token ? await authenticate(token, request.clientAddress) : null
    if (!actor) throw unauthenticated()
    callers.set(request, { ...actor, writeId: writeIdOf(request) })
    if (!isAllowed(actor, access)) {
      request.log.warn(
        { userId: actor.userId, url: request.routeOptions.url },
        'A call was denied: missing permission',
      )
      throw forbidden()
    }
    if (isProofRequired && !actor.isProved) throw unproved()
  })
}

/** A call is closed to keys until its route says otherwise. */
async function admitKey(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, scopes, gate }: { key: string; scopes: readonly KeyScope[]; gate: KeyGate },
): Promise<void> {
  const { clientAddress: address } = request
  const known = await gate.authenticate(key, address)
  const opened = openedAreas(known.areas, scopes)
  const caller: KeyCaller = {
    userId: null,
    keyId: known.id,
    name: known.name,
    areas: known.areas,
    permissions: new Set(permissionsOfKey(known.areas)),
    sections: opened.flatMap((area) => KEY_AREA_FACTS[area].section ?? []),
    address,
  }
  callers.set(request, caller)
  reply.headers(await gate.count(known, request.method))
  if (opened.length === 0) throw forbidden()
}

function entriesOf(route: RouteOptions): AccessEntry[] {
  if (!route.url.startsWith('/api/') || route.url.startsWith(DOCS_PREFIX)) return []
  const methods = [route.method].flat()
  const access = route.config?.access
  if (access === undefined)
    throw new Error(`${methods.join(', ')} ${route.url} does not declare its access (config.access)`)
  const keys = route.config?.keys ?? []
  return methods
    .filter((method) => method !== 'HEAD')
    .map((method) => ({ method, url: route.url, access, keys }))
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

function headerToken({ headers }: FastifyRequest, name: string | undefined): string | undefined {
  const sent = name === undefined ? undefined : headers[name]
  return Array.isArray(sent) ? sent[0] : sent
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
