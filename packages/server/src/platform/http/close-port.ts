import net from 'node:net'
import { setImmediate, setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Longest turn of the event loop after which the port is closed, in milliseconds: somebody may connect during it. */
const SHORT_TURN_MS = 1

/** Longest to wait for a short turn in which nobody connects, in milliseconds. */
const QUIET_WITHIN_MS = 2_000

/** How long a connection that was just made may take until its first request is read, in milliseconds. */
const NEW_CONNECTIONS_MS = 250

/** Longest that the last request of each connection is waited for, in milliseconds. */
const LAST_REQUESTS_MS = 5_000

/** How often it is looked whether the connections have ended, in milliseconds. */
const LOOK_EVERY_MS = 50

/**
 * Takes no more connections, and leaves those that are open. A system resets connections that wait to be accepted when
 * the port is closed, and a proxy does not send a write again that was lost with one: so the port is closed right after
 * a turn of the event loop in which none came.
 */
export async function closePort(server: net.Server): Promise<void> {
  let hasConnected = false
  const handleConnection = () => {
    hasConnected = true
  }
  server.on('connection', handleConnection)
  const until = performance.now() + QUIET_WITHIN_MS
  let turnMs = Infinity
  do {
    const from = performance.now()
    hasConnected = false
    await setImmediate()
    turnMs = performance.now() - from
  } while ((hasConnected || turnMs > SHORT_TURN_MS) && performance.now() < until)
  // Not the close of an HTTP server, which ends connections whose request has not been read yet.
  net.Server.prototype.close.call(server)
  server.off('connection', handleConnection)
}

/**
 * Waits until each connection has ended with an answer (`leaveConnections`), but for so many that stay open, and about
 * `atMostMs`: to close one on which a proxy has just sent a request loses that request.
 */
export async function untilConnectionsEnd(
  server: net.Server,
  { but, atMostMs }: { but: () => number; atMostMs: number },
): Promise<void> {
  const count = promisify<number>(server.getConnections.bind(server))
  const until = performance.now() + NEW_CONNECTIONS_MS + Math.min(atMostMs, LAST_REQUESTS_MS)
  while (performance.now() < until && (await count()) > but()) await delay(LOOK_EVERY_MS)
}
