import {
  SOCKET_UNAUTHENTICATED,
  type PushEvent,
  type PushEvents,
} from '@latchkey/domain/platform/events.contract'
import type { Server, Socket } from 'socket.io'
import type { Authenticate } from '../platform/http/access-plugin.ts'
import type { AddressOf } from '../platform/http/client-address.ts'
import type { Actor } from '../platform/http/actor.ts'
import type { Push } from './pushes.ts'

type FromServer = { [E in PushEvent]: (payload: PushEvents[E]) => void }

/** Events between server processes. */
interface BetweenProcesses {
  review: (userIds: readonly number[] | null) => void
  pushed: (push: Push) => void
}

/** The token is not shared with other processes. */
interface SocketData {
  actor: Actor
  token: string
}

export type SocketServer = Server<Record<string, never>, FromServer, BetweenProcesses, SocketData>
export type LiveSocket = Socket<Record<string, never>, FromServer, BetweenProcesses, SocketData>

/**
 * Authenticates sockets and joins them to the rooms of their permissions. Returns a function that checks connected
 * sockets again.
 */
export function admission(io: SocketServer, authenticate: Authenticate, addressOf: AddressOf) {
  io.use((socket, next) => {
    void (async () => next(await obstacle(socket)))()
  })
  io.on('connection', (socket) => void socket.join(roomsOf(socket.data.actor)))

  /** Undefined admits the socket. */
  async function obstacle(socket: LiveSocket): Promise<Error | undefined> {
    const { token } = socket.handshake.auth as { token?: unknown }
    try {
      const actor = await actorBehind(token, socket)
      if (!actor) return new Error(SOCKET_UNAUTHENTICATED)
      socket.data = { actor, token: String(token) }
      return undefined
    } catch {
      // A fault of the server, not of the token: the client retries.
      return new Error('unavailable')
    }
  }

  async function actorBehind(token: unknown, socket: LiveSocket): Promise<Actor | null> {
    return typeof token === 'string' ? authenticate(token, addressOf(socket.request)) : null
  }

  async function readmit(socket: LiveSocket): Promise<void> {
    const actor = await actorBehind(socket.data.token, socket)
    if (!actor) {
      socket.disconnect(true)
      return
    }
    socket.data.actor = actor
    const allowed = new Set([socket.id, ...roomsOf(actor)])
    for (const room of socket.rooms) if (!allowed.has(room)) await socket.leave(room)
    await socket.join([...allowed])
  }

  return async (userIds: readonly number[] | null): Promise<void> => {
    const sockets = [...io.of('/').sockets.values()]
    await Promise.all(sockets.filter(({ data }) => userIds?.includes(data.actor.userId) ?? true).map(readmit))
  }
}

function roomsOf(actor: Actor): string[] {
  return [
    'signed-in',
    `user:${actor.userId}`,
    `session:${actor.sessionId}`,
    ...[...actor.permissions].map((permission) => `permission:${permission}`),
  ]
}
