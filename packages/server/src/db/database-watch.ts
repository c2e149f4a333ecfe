import pg from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import type { Availability } from '../availability/availability.ts'
import type { DatabaseAddress, DatabasePool } from './pool.ts'

const TICK_MS = 500

/** Counted in ticks, not time: a process that was suspended counts only one. */
const AWAY_AFTER_TICKS = 4

export interface WatchParts {
  readonly address: DatabaseAddress
  /** Broken when the database is away, so that no request waits on them. */
  readonly pool: Pick<DatabasePool, 'breakConnections'>
  readonly log: FastifyBaseLogger
  readonly availability: Availability
}

export interface DatabaseWatch {
  /** Its connection, to listen on; waits until the database answers, for ever when stopped. */
  readonly connection: () => Promise<pg.Client>
  readonly stop: () => void
}

/**
 * Watches the database over its own connection. When it does not answer, pending queries fail at once; otherwise they
 * would wait for the network timeout of an unreachable host.
 */
export function watchDatabase({ address, pool, log, availability }: WatchParts): DatabaseWatch {
  let probe: pg.Client | null = null
  let waiting: ((client: pg.Client) => void)[] = []
  let isAsking = false
  let silentTicks = 0
  let isStopped = false

  async function ask(): Promise<void> {
    isAsking = true
    try {
      probe ??= await connect(address)
      await probe.query('select 1')
      if (isStopped) return drop()
      for (const resolve of waiting) resolve(probe)
      waiting = []
      silentTicks = 0
      if (availability.isDatabaseAway) log.info('The database answers again')
      availability.isDatabaseAway = false
    } catch {
      drop()
    } finally {
      isAsking = false
    }
  }

  function drop(): void {
    probe?.connection.stream.destroy()
    probe = null
  }

  const timer = setInterval(() => {
    silentTicks += 1
    if (silentTicks >= AWAY_AFTER_TICKS && !availability.isDatabaseAway) {
      log.error('The database does not answer')
      availability.isDatabaseAway = true
      drop()
      pool.breakConnections()
    }
    if (!isAsking) void ask()
  }, TICK_MS).unref()
  void ask()

  return {
    connection: () => new Promise((resolve) => void waiting.push(resolve)),
    stop: () => {
      isStopped = true
      clearInterval(timer)
      drop()
    },
  }
}

async function connect(address: DatabaseAddress): Promise<pg.Client> {
  const client = new pg.Client({
    ...address,
    application_name: 'latchkey-watch',
    connectionTimeoutMillis: TICK_MS * AWAY_AFTER_TICKS,
  })
  // Handled: a failed connection also fails its query.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    client.connection.stream.destroy()
    throw error
  }
  return client
}
