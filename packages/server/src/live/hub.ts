import type { IncomingHttpHeaders, IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http'
import {
  PUSH_AUDIENCE,
  SOCKET_PATH,
  type PushEvent,
  type PushEvents,
} from '@latchkey/domain/platform/events.contract'
import { MINUTE_MS } from '@latchkey/domain/platform/values/durations'
import type { FastifyBaseLogger } from 'fastify'
import { Server } from 'socket.io'
import type { Authenticate } from '../platform/http/access-plugin.ts'
import type { AddressOf } from '../platform/http/client-address.ts'
import { headersOfNoPage } from '../platform/http/security-headers.ts'
import { gathering } from './gathering.ts'
import { admission, type LiveSocket, type SocketServer } from './admission.ts'
import type { HubAdapter } from './shared-adapter.ts'
import { keyOf, mergedPush, type Push } from './pushes.ts'
import { recentPushes } from './recent-pushes.ts'

export interface Hub {
  /** Sends an event to all permitted users, or to one user; those within `GATHER_MS` are coalesced. */
  push<E extends PushEvent>(event: E, payload: PushEvents[E], userId?: number): void
  /** Closes the sockets of these sessions. */
  disconnect(sessionIds: number[]): void
  /** Accepts sockets on a server. */
  attach(server: HttpServer, authenticate: Authenticate, addressOf: AddressOf): void
  /** Updates the rooms of these users' sockets to their current permissions, in every process; null is everyone. */
  review(userIds: readonly number[] | null): Promise<void>
  /** Open sockets of this process. */
  connections(): number
  /** Closes the sockets of this process; clients reconnect. */
  close(): Promise<void>
}

export interface HubParts {
  readonly log: FastifyBaseLogger
  readonly publicUrl: string
  /** Connects the hubs of several processes; undefined for a single one. */
  readonly adapter?: HubAdapter
}

/** Sessions may expire while a socket is connected. */
const REVIEW_EVERY_MS = 5 * MINUTE_MS

export function createHub({ log, publicUrl, adapter }: HubParts): Hub {
  /** Pages say that they are not live, reconnect and refetch. */
  const breakSockets = () => {
    for (const { conn } of io.of('/').sockets.values()) conn.close()
  }
  const io: SocketServer = new Server({
    path: SOCKET_PATH,
    serveClient: false,
    // A single transport: polling would need sticky sessions across processes.
    transports: ['websocket'],
    // Clients send nothing after the handshake.
    maxHttpBufferSize: 10_000,
    allowRequest: (request, decide) => decide(null, isOwnPage(request.headers, publicUrl)),
    ...(adapter && { adapter: adapter(breakSockets) }),
  })
  let reviewSockets: ((userIds: readonly number[] | null) => Promise<void>) | undefined
  const reviewHere = async (userIds: readonly number[] | null) => {
    try {
      await reviewSockets?.(userIds)
    } catch (error) {
      log.error({ err: error }, 'Sockets could not be reviewed')
    }
  }
  const recent = recentPushes()
  const timer = setInterval(() => void reviewHere(null), REVIEW_EVERY_MS).unref()
  io.on('review', (userIds) => void reviewHere(userIds))
  /** Recorded before sending: a socket that connects meanwhile may receive it twice, but never misses it. */
  const pushHere = (push: Push) => {
    recent.record(push)
    emitOn(io.local.to(audience(push.event, push.userId)), push.event, push.payload)
  }
  // One notification for both: of two, the record could arrive last.
  io.on('pushed', pushHere)
  const gathered = gathering<Push>({
    send(push) {
      if (adapter) io.serverSideEmit('pushed', push)
      pushHere(push)
    },
    merge: mergedPush,
  })

  /** Pushes between the first data of a page and its connection. */
  function sendMissed(socket: LiveSocket): void {
    const { ageMs } = socket.handshake.auth as { ageMs?: unknown }
    if (typeof ageMs !== 'number') return
    for (const { event, payload, userId } of recent.since(ageMs))
      if (audience(event, userId).some((room) => socket.rooms.has(room))) emitOn(socket, event, payload)
  }

  return {
    attach: (server, authenticate, addressOf) => {
      reviewSockets = admission(io, authenticate, addressOf)
      io.on('connection', sendMissed)
      io.attach(server)
      // These responses bypass the application's hooks.
      const headers = Object.entries(headersOfNoPage({ publicUrl }))
      io.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
        for (const [name, value] of headers) response.setHeader(name, value)
        next()
      })
    },
    push: (event, payload, userId) => {
      const push = { event, payload, userId }
      gathered.send(keyOf(push), push)
    },
    disconnect: (sessionIds) => {
      if (sessionIds.length > 0) io.in(sessionIds.map((id) => `session:${id}`)).disconnectSockets(true)
    },
    review: async (userIds) => {
      if (adapter) io.serverSideEmit('review', userIds)
      await reviewHere(userIds)
    },
    connections: () => io.of('/').sockets.size,
    close: async () => {
      clearInterval(timer)
      // Sockets of other processes stay open.
      gathered.flush()
      // Not `io.close()`, which also closes the HTTP server while it finishes requests. Connections are closed without
      // a message, so that clients reconnect instead of giving up.
      if (io.httpServer) io.engine.close()
      await io.of('/').adapter.close()
    },
  }
}

/** `push` has checked the pair; the emitters' types cannot follow a type parameter. */
function emitOn(emitter: object, event: PushEvent, payload: object): void {
  const listeners = emitter as { emit(event: PushEvent, payload: object): unknown }
  listeners.emit(event, payload)
}

/** Rooms that receive a push. */
function audience(event: PushEvent, userId: number | undefined): string[] {
  const receivers = PUSH_AUDIENCE[event]
  if (receivers === 'signed-in') return ['signed-in']
  if (receivers !== 'one-user') return receivers.map((permission) => `permission:${permission}`)
  if (userId === undefined) throw new Error(`${event} goes to one user: userId is missing`)
  return [`user:${userId}`]
}

/** Browsers send the origin of the page; other sites are rejected. */
function isOwnPage({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined) return true
  return (
    URL.canParse(origin) &&
    (new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin)
  )
}
