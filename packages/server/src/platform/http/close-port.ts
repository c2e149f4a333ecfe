import net from 'node:net'
import { setImmediate, setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Turns of the event loop up to this length count as quiet: a connection may arrive in a longer one. */
const SHORT_TURN_MS = 1

/** Maximum wait for a quiet turn. */
const QUIET_WITHIN_MS = 2_000

/** Time for a new connection to send its first request. */
const NEW_CONNECTIONS_MS = 250

/** Maximum wait for the last request of each connection. */
const LAST_REQUESTS_MS = 5_000

/** Poll of the open connections. */
const LOOK_EVERY_MS = 50

/**
 * Stops accepting connections and keeps the open ones. Closing a port resets connections in its backlog, and a proxy
 * does not repeat a write that was lost with one: so the port is closed right after a turn of the event loop without a
 * new connection.
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
  // Not the close of the HTTP server, which ends connections whose request has not been read yet.
  net.Server.prototype.close.call(server)
  server.off('connection', handleConnection)
}

/**
 * Waits for connections to end with a response (`leaveConnections`), except `but` of them, and at most about `atMostMs`:
 * closing one on which a proxy has just sent a request loses that request.
 */
export async function untilConnectionsEnd(
  server: net.Server,
  { but, atMostMs }: { but: () => number; atMostMs: number },
): Promise<void> {
  const count = promisify<number>(server.getConnections.bind(server))
  const until = performance.now() + NEW_CONNECTIONS_MS + Math.min(atMostMs, LAST_REQUESTS_MS)
  while (performance.now() < until && (await count()) > but()) await delay(LOOK_EVERY_MS)
}
