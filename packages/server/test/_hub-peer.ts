import { pino } from 'pino'
import { Server } from 'socket.io'
import { createAvailability } from '../src/availability/availability.ts'
import { watchDatabase } from '../src/db/database-watch.ts'
import { openPool, type DatabaseAddress } from '../src/db/pool.ts'
import { sharedHubAdapter } from '../src/live/shared-adapter.ts'

interface BetweenServers {
  sent: (at: number) => void
}

/** One of several hubs on a database, without HTTP and sockets. */
export interface HubPeer {
  /** Sends the time to the others. */
  send(): void
  /** Milliseconds that each message of another one took. */
  readonly delaysMs: number[]
  close(): Promise<void>
}

export function openHubPeer(address: DatabaseAddress): HubPeer {
  const log = pino({ level: 'silent' })
  const pool = openPool(address, log, { max: 4 })
  const { connection, stop } = watchDatabase({
    address,
    pool,
    log,
    availability: createAvailability(Date.now),
  })
  const io = new Server<object, object, BetweenServers>({
    adapter: sharedHubAdapter({ pool, connection, log })(() => undefined),
  })
  const delaysMs: number[] = []
  io.on('sent', (at) => delaysMs.push(performance.now() - at))
  return {
    send: () => io.serverSideEmit('sent', performance.now()),
    delaysMs,
    close: async () => {
      await io.of('/').adapter.close()
      stop()
      await pool.end()
    },
  }
}
