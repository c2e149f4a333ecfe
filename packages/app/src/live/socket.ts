import {
  SOCKET_PATH,
  type PushEvent,
  type PushEvents,
  type SocketAuth,
} from '@latchkey/domain/platform/events.contract'
import type { LiveConnection } from '@latchkey/domain/session/follow-session'
import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client'

/** Delay before reconnecting, in milliseconds; doubles from first to longest. */
export const RECONNECT_MS = { first: 1_000, longest: 30_000 } as const

export interface LiveListeners {
  onEvent<E extends PushEvent>(event: E, payload: PushEvents[E]): void
  /** Connected again after a break: pushes may have been missed. */
  onReconnect(): void
  /** Connected or disconnected. */
  onLive(isLive: boolean): void
  /** Disconnected or rejected by the server: the session may have ended. Reconnects afterwards unless closed. */
  onRejected(): Promise<void>
}

/** Creates the socket; replaced in tests. */
export type Connect = (
  options: Partial<ManagerOptions & SocketOptions>,
) => Pick<Socket, 'on' | 'onAny' | 'connect' | 'disconnect' | 'active'>

/** Returns milliseconds: the delay doubles up to the longest, plus or minus half at random. */
export function reconnectDelayMs(tries: number, random: number = Math.random()): number {
  const plainMs = Math.min(RECONNECT_MS.first * 2 ** tries, RECONNECT_MS.longest)
  return Math.round(plainMs * (0.5 + random))
}

/** WebSocket only; the token is never in the URL. */
export function openConnection(
  connect: Connect,
  token: () => string | null,
  listeners: LiveListeners,
): LiveConnection {
  let hasBeenUp = false
  let isClosed = false
  let rejections = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** After a reconnect everything is refetched. */
  function auth(): SocketAuth {
    const jwt = token() ?? ''
    return hasBeenUp ? { token: jwt } : { token: jwt, ageMs: Math.ceil(performance.now()) }
  }

  const socket = connect({
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: (send) => send(auth()),
    reconnectionDelay: RECONNECT_MS.first,
    reconnectionDelayMax: RECONNECT_MS.longest,
    // A restarted server disconnects all clients at once; jitter spreads their reconnects.
    randomizationFactor: 0.5,
  })

  /** socket.io reconnects after a broken connection, but not after one that the server ended or rejected. */
  async function afterBreak() {
    if (isClosed) return
    listeners.onLive(false)
    if (socket.active) return
    await listeners.onRejected()
    if (isClosed) return
    timer = setTimeout(() => socket.connect(), reconnectDelayMs(rejections))
    rejections += 1
  }

  socket.on('connect', () => {
    rejections = 0
    listeners.onLive(true)
    if (hasBeenUp) listeners.onReconnect()
    hasBeenUp = true
  })
  socket.on('disconnect', () => void afterBreak())
  socket.on('connect_error', () => void afterBreak())
  socket.onAny(<E extends PushEvent>(event: E, payload: PushEvents[E]) => listeners.onEvent(event, payload))

  return {
    close() {
      isClosed = true
      clearTimeout(timer)
      socket.disconnect()
    },
  }
}
