import { SOCKET_PATH, type PushEvent, type PushEvents } from '@latchkey/domain/platform/events.contract'
import type { LiveConnection } from '@latchkey/domain/session/follow-session'
import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client'

/** Shortest and longest delay before reconnecting, in milliseconds; in between it doubles. */
export const RECONNECT_MS = { first: 1_000, longest: 30_000 } as const

/** The listeners of a connection. */
export interface LiveListeners {
  onEvent<E extends PushEvent>(event: E, payload: PushEvents[E]): void
  /** The connection is back after a break: pushes may have been missed. */
  onReconnect(): void
  /** Pushes arrive from now on, or no longer do. */
  onLive(isLive: boolean): void
  /** The server ended or refused the connection: the session may be over. It is opened again afterwards unless it was closed. */
  onRefused(): Promise<void>
}

/** Makes the socket; tests pass their own. */
export type Connect = (
  options: Partial<ManagerOptions & SocketOptions>,
) => Pick<Socket, 'on' | 'onAny' | 'connect' | 'disconnect' | 'active'>

/** The delay before the given attempt, in milliseconds: it doubles up to the longest, plus or minus half at random. */
export function reconnectDelayMs(tries: number, random: number = Math.random()): number {
  const plainMs = Math.min(RECONNECT_MS.first * 2 ** tries, RECONNECT_MS.longest)
  return Math.round(plainMs * (0.5 + random))
}

/** Opens the connection of a session: WebSocket only, the token never in the address. Source: specification §7, decision X2. */
export function openConnection(
  connect: Connect,
  token: () => string | null,
  listeners: LiveListeners,
): LiveConnection {
  let hasBeenUp = false
  let isClosed = false
  let refusals = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const socket = connect({
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: (send) => send({ token: token() ?? '' }),
    reconnectionDelay: RECONNECT_MS.first,
    reconnectionDelayMax: RECONNECT_MS.longest,
    // A restarted server disconnects everybody at once; they must not all reconnect at once.
    randomizationFactor: 0.5,
  })

  /** The client reopens a broken connection by itself, but not one that the server ended or refused. */
  async function afterBreak() {
    if (isClosed) return
    listeners.onLive(false)
    if (socket.active) return
    await listeners.onRefused()
    if (isClosed) return
    timer = setTimeout(() => socket.connect(), reconnectDelayMs(refusals))
    refusals += 1
  }

  socket.on('connect', () => {
    refusals = 0
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
