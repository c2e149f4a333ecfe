import { pino } from 'pino'
import { Server } from 'socket.io'
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
  const io = new Server<object, object, BetweenServers>({ adapter: sharedHubAdapter(pool, log) })
  const delaysMs: number[] = []
  io.on('sent', (at) => delaysMs.push(performance.now() - at))
  return {
    send: () => io.serverSideEmit('sent', performance.now()),
    delaysMs,
    close: async () => {
      await io.of('/').adapter.close()
      await pool.end()
    },
  }
}
