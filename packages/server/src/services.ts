import type { FastifyBaseLogger } from 'fastify'
import { createAvailability } from './availability/availability.ts'
import { watchDisk } from './availability/disk-watch.ts'
import { watchLoad } from './availability/load-watch.ts'
import type { Config } from './config/config.ts'
import type { Context } from './context/context.ts'
import { appConnection } from './db/app-role.ts'
import { createBackgroundWrites } from './context/background-writes.ts'
import { changeWith } from './context/change.ts'
import { watchDatabase } from './db/database-watch.ts'
import { openDb, openPool, type DatabaseAddress, type DatabasePool } from './db/pool.ts'
import { assertPoolerSetUp } from './db/pooler.ts'
import { REPLICA_WAIT_MS, watchReplica, withoutReplica } from './db/read-replica.ts'
import { migrate } from './db/migrate.ts'
import { dispatchEvents, eventDispatcher, type Dispatcher } from './webhooks/dispatch.ts'
import { writeEvents } from './events/write-events.ts'
import { openJobQueue, openPooledJobQueue, type JobQueue, type JobQueueOptions } from './jobs/queue.ts'
import { followHomes } from './listings/follow.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { createHub, type Hub } from './live/hub.ts'
import { sharedHubAdapter } from './live/shared-adapter.ts'

/**
 * Maximum wait of a call for a connection to the database: shorter than the timeout of the app, 30 seconds, so that the
 * user sees the reason.
 */
const CONNECTION_WAIT_MS = 20_000

/** Resources of one server process. */
export interface Services {
  readonly context: Context
  readonly pool: DatabasePool
  readonly jobs: JobQueue
  readonly dispatcher: Dispatcher
  readonly hub: Hub
  /** Null when metrics are disabled. */
  readonly metrics: Metrics | null
  /** Jobs first. */
  close(): Promise<void>
}

export interface ServiceParts {
  readonly config: Config
  readonly log: FastifyBaseLogger
  readonly address: DatabaseAddress
  /** Replaced in tests. */
  readonly now?: () => number
  /** Lets tests record pushes. */
  readonly wrapHub?: (hub: Hub) => Hub
  readonly jobOptions?: JobQueueOptions
  /** Keeps the rights of the database's owner, for commands that rebuild tables. */
  readonly isOwner?: boolean
}

/** Opens the database, migrates it, and opens everything that needs it. */
export async function openServices(parts: ServiceParts): Promise<Services> {
  const { config, log, address, now = Date.now, wrapHub = (hub: Hub) => hub } = parts
  const owner = openPool(address, log, { max: 2, isOwner: true })
  let pool: DatabasePool | undefined
  let queue: JobQueue | undefined
  try {
    await migrate(openDb(owner))
    queue = await openJobQueue(address, log, parts.jobOptions)
    const { role = null, ...working } = parts.isOwner ? { pool: owner } : await workingPool(owner, parts)
    pool = working.pool
    const jobs = pool.isPooler ? await reopenPooled(queue, pool, parts) : queue
    const availability = createAvailability(now)
    const watch = watchDatabase({ address, pool, log, availability })
    const endDiskWatch = watchDisk({ folder: config.dataDir, availability })
    const endLoadWatch = watchLoad({ maxDelaySeconds: config.overloadSeconds, availability, log })
    const db = openDb(pool)
    const { connection } = watch
    // The embedded database belongs to one process, and commands have no sockets.
    const isShared = config.databaseUrl !== null && !parts.isOwner
    const adapter = isShared && { adapter: sharedHubAdapter({ pool, connection, log }) }
    const hub = wrapHub(createHub({ log, publicUrl: config.publicUrl, ...adapter }))
    const backgroundWrites = createBackgroundWrites(log)
    const dispatcher = eventDispatcher(() => change(null, dispatchEvents), log)
    const change = changeWith({
      db,
      log,
      now,
      timeZone: config.timeZone,
      hub,
      enqueue: (...job) => jobs.enqueue(...job),
      enqueueAll: (...several) => jobs.enqueueAll(...several),
      homesChanged: followHomes,
      writeEvents,
      onEvents: () => dispatcher.wake(),
    })
    const opened = pool
    const replica =
      config.databaseReadUrl === null
        ? withoutReplica(db)
        : watchReplica({
            primary: db,
            pool: openPool({ connectionString: config.databaseReadUrl }, log, {
              role,
              waitMs: REPLICA_WAIT_MS,
              isPooler: pool.isPooler,
            }),
            log,
            now,
          })
    return {
      context: { config, db, replica, log, availability, backgroundWrites, now, change },
      pool,
      jobs,
      dispatcher,
      hub,
      metrics: config.metricsToken === null ? null : createMetrics({ availability, pool, jobs, hub }),
      close: async () => {
        watch.stop()
        endDiskWatch()
        endLoadWatch()
        await jobs.stop()
        await dispatcher.settled()
        await backgroundWrites.settled()
        await replica.close()
        await opened.end()
      },
    }
  } catch (error) {
    await queue?.stop()
    if (!owner.ending) await owner.end()
    if (pool && !pool.ending) await pool.end()
    throw error
  }
}

/** The product works with fewer rights than the owner of the tables. */
async function workingPool(
  owner: DatabasePool,
  { config, address, log }: ServiceParts,
): Promise<{ pool: DatabasePool; role: string | null }> {
  const connection = await appConnection(openDb(owner), address)
  if (!connection.hasOwnRole) {
    log.warn(
      'The database account may make no role: only a trigger keeps the audit trail from being changed.',
    )
  }
  await owner.end()
  const { role } = connection
  const waitMs = config.overloadSeconds === 0 ? 0 : CONNECTION_WAIT_MS
  if (config.databasePoolUrl === null)
    return { pool: openPool(connection.address, log, { role, waitMs }), role }
  const pool = openPool({ connectionString: config.databasePoolUrl }, log, { waitMs, isPooler: true })
  try {
    await assertPoolerSetUp(pool, role)
  } catch (error) {
    await pool.end()
    throw error
  }
  return { pool, role }
}

/** Only the owner can make the queues, and only the pooler leaves its connections to other processes. */
async function reopenPooled(queue: JobQueue, pool: DatabasePool, { log, jobOptions }: ServiceParts) {
  await queue.stop()
  return openPooledJobQueue(pool, log, jobOptions)
}
