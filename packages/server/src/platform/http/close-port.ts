import net from 'node:net'
import { setImmediate } from 'node:timers/promises'

/** Longest turn of the event loop after which the port is closed, in milliseconds: somebody may connect during it. */
const SHORT_TURN_MS = 1

/** Longest to wait for a short turn in which nobody connects, in milliseconds. */
const QUIET_WITHIN_MS = 2_000

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
