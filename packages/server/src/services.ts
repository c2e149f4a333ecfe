import type pg from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config/config.ts'
import type { Context } from './context.ts'
import { changeWith } from './db/change.ts'
import { openDb, openPool, type DatabaseAddress } from './db/pool.ts'
import { migrate } from './db/migrate.ts'
import { openJobQueue, type JobQueue, type JobQueueOptions } from './jobs/queue.ts'
import { createHub, type Hub } from './realtime/hub.ts'
import { sharedHubAdapter } from './realtime/shared-adapter.ts'

/** Everything one server process holds open. */
export interface Services {
  readonly context: Context
  readonly pool: pg.Pool
  readonly jobs: JobQueue
  readonly hub: Hub
  /** Lets go of all of it, jobs first. */
  close(): Promise<void>
}

/** What services are opened on. */
export interface ServiceParts {
  readonly config: Config
  readonly log: FastifyBaseLogger
  readonly address: DatabaseAddress
  /** The server's clock; tests hold their own. */
  readonly now?: () => number
  /** Tests listen in here. */
  readonly wrapHub?: (hub: Hub) => Hub
  readonly jobOptions?: JobQueueOptions
}

/** Opens the database, brings it up to date, and opens everything that stands on it. */
export async function openServices(parts: ServiceParts): Promise<Services> {
  const { config, log, address, now = Date.now, wrapHub = (hub: Hub) => hub } = parts
  const pool = openPool(address, log)
  try {
    const db = openDb(pool)
    await migrate(db)
    const jobs = await openJobQueue(address, log, parts.jobOptions)
    // An embedded database belongs to one process: only a shared one has others to tell.
    const adapter = config.databaseUrl === null ? {} : { adapter: sharedHubAdapter(pool, log) }
    const hub = wrapHub(createHub({ log, publicUrl: config.publicUrl, ...adapter }))
    const change = changeWith({ db, log, hub, enqueue: (trx, name, data) => jobs.enqueue(trx, name, data) })
    return {
      context: { config, db, log, now, change },
      pool,
      jobs,
      hub,
      close: async () => {
        await jobs.stop()
        await pool.end()
      },
    }
  } catch (error) {
    await pool.end()
    throw error
  }
}
