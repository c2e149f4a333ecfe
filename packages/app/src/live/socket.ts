import { SOCKET_PATH, type PushEvent, type PushEvents } from '@latchkey/domain/platform/events.contract'
import type { LiveConnection } from '@latchkey/domain/session/follow-session'
import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client'

/** Shortest and longest wait before the line is tried again, in milliseconds; in between it doubles. */
export const RECONNECT_MS = { first: 1_000, longest: 30_000 } as const

/** What the line tells. */
export interface LiveListeners {
  onEvent<E extends PushEvent>(event: E, payload: PushEvents[E]): void
  /** The line is back after a break: what was pushed meanwhile is not known. */
  onReconnect(): void
  /** The server ended or refused the line: the session may be over. The line is tried again afterwards unless it was closed. */
  onRefused(): Promise<void>
}

/** Makes the socket; stands in for the network in tests. */
export type Connect = (
  options: Partial<ManagerOptions & SocketOptions>,
) => Pick<Socket, 'on' | 'onAny' | 'connect' | 'disconnect' | 'active'>

/** The wait before the given try, in milliseconds: doubling up to the longest, spread by half each way. */
export function reconnectDelayMs(tries: number, random: number = Math.random()): number {
  const plainMs = Math.min(RECONNECT_MS.first * 2 ** tries, RECONNECT_MS.longest)
  return Math.round(plainMs * (0.5 + random))
}

/** Opens the live line of a session: WebSocket only, the token never in the address. Source: specification §7, decision X2. */
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
    // Everybody loses a restarted server at the same moment; they must not all come back at the same moment.
    randomizationFactor: 0.5,
  })

  /** A line that broke comes back by itself; one that the server ended or refused does not. */
  async function afterRefusal() {
    if (isClosed || socket.active) return
    await listeners.onRefused()
    if (isClosed) return
    timer = setTimeout(() => socket.connect(), reconnectDelayMs(refusals))
    refusals += 1
  }

  socket.on('connect', () => {
    refusals = 0
    if (hasBeenUp) listeners.onReconnect()
    hasBeenUp = true
  })
  socket.on('disconnect', () => void afterRefusal())
  socket.on('connect_error', () => void afterRefusal())
  socket.onAny(<E extends PushEvent>(event: E, payload: PushEvents[E]) => listeners.onEvent(event, payload))

  return {
    close() {
      isClosed = true
      clearTimeout(timer)
      socket.disconnect()
    },
  }
}
