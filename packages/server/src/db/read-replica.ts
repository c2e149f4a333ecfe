import { setTimeout as delay } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseAway, isPoolFull } from '../availability/faults.ts'
import { openDb, type DatabasePool } from './pool.ts'
import type { Db } from './schema.ts'
import { hasCode } from '../platform/values/error-code.ts'

/** The database from which reports, exports and the audit list are read. */
export interface ReadReplica {
  /**
   * Runs the work on the replica; on the primary where the replica lags, has not replayed the person's own changes, or
   * fails. The work only reads, and may run twice.
   */
  read<T>(userId: number, work: (db: Kysely<Db>) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface ReplicaParts {
  readonly primary: Kysely<Db>
  readonly pool: DatabasePool
  readonly log: FastifyBaseLogger
  /** Milliseconds since 1970, as in `audit.at`. */
  readonly now: () => number
}

/** A replica that is further behind is not read. */
const LAG_MAX_MS = 10_000

const TICK_MS = 1_000

/** Counted in ticks, not time: a process that was suspended counts only one. */
const AWAY_AFTER_TICKS = 4

/** Longer than a transaction lasts: its audit entries have the time of its beginning. */
const RECENT_MS = 600_000

/** Maximum wait for the replica to replay a person's changes, and the interval of the checks. */
const REPLAY_WAIT_MS = 1_000
const REPLAY_POLL_MS = 20

/** Maximum wait for a connection to the replica; after it the primary is read. */
export const REPLICA_WAIT_MS = 3_000

/** SQLSTATE of a query that was cancelled because it would have blocked the replay. */
const RECOVERY_CONFLICT = '40001'

/** Reads everything from the primary. */
export const withoutReplica = (primary: Kysely<Db>): ReadReplica => ({
  read: (_userId, work) => work(primary),
  close: () => Promise.resolve(),
})

/**
 * Measures the lag once a second: the age of the newest position of the primary that the replica has replayed. The
 * replica's own timestamps would not do: they age while nothing is written.
 */
export function watchReplica({ primary, pool, log, now }: ReplicaParts): ReadReplica {
  const replica = openDb(pool)
  /** Positions of the primary that the replica has not replayed, oldest first. */
  let pending: { at: number; position: number }[] = []
  let caughtUpAt = -Infinity
  let silentTicks = 0
  let isMeasuring = false
  let wasUsable = false

  const isUsable = () => now() - caughtUpAt < LAG_MAX_MS && silentTicks < AWAY_AFTER_TICKS

  async function measure(): Promise<void> {
    isMeasuring = true
    try {
      const at = now()
      pending.push({ at, position: await positionOf(primary) })
      const replayed = await replayedBy(replica)
      silentTicks = 0
      for (const sample of pending) if (sample.position <= replayed) caughtUpAt = sample.at
      pending = pending.filter(({ position }) => position > replayed).slice(-LAG_MAX_MS / TICK_MS)
    } catch {
      // Counted as silence.
    } finally {
      isMeasuring = false
    }
  }

  const timer = setInterval(() => {
    silentTicks += 1
    if (silentTicks === AWAY_AFTER_TICKS) pool.breakConnections()
    if (wasUsable && !isUsable()) log.warn('The replica is away or lags: reading from the primary')
    if (!wasUsable && isUsable()) log.info('Reading from the replica')
    wasUsable = isUsable()
    if (!isMeasuring) void measure()
  }, TICK_MS).unref()
  void measure()

  /** True when the replica has replayed what this person changed. */
  async function hasChangesOf(userId: number): Promise<boolean> {
    const { rows } = await sql<{ at: Date; position: number }>`
      select at, ${CURRENT} as position from audit where user_id = ${userId} order by id desc limit 1`.execute(
      primary,
    )
    const newest = rows[0]
    if (!newest || now() - newest.at.getTime() > RECENT_MS) return true
    const deadline = performance.now() + REPLAY_WAIT_MS
    while ((await replayedBy(replica)) < newest.position) {
      if (performance.now() > deadline) return false
      await delay(REPLAY_POLL_MS)
    }
    return true
  }

  return {
    async read(userId, work) {
      try {
        if (isUsable() && (await hasChangesOf(userId))) return await work(replica)
      } catch (error) {
        if (!isReplicaFailure(error)) throw error
        log.warn({ err: error }, 'The replica failed: reading from the primary')
      }
      return work(primary)
    },
    close: async () => {
      clearInterval(timer)
      await pool.end()
    },
  }
}

/** A position in the write-ahead log, in bytes. */
const CURRENT = sql<number>`pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint`

async function positionOf(primary: Kysely<Db>): Promise<number> {
  const { rows } = await sql<{ position: number }>`select ${CURRENT} as position`.execute(primary)
  return rows[0]?.position ?? 0
}

/** Returns a place in the write-ahead log, in bytes; -1 for a server that is no standby, or no longer. */
async function replayedBy(replica: Kysely<Db>): Promise<number> {
  const { rows } = await sql<{
    position: number
  }>`select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint else -1 end as position`.execute(
    replica,
  )
  return rows[0]?.position ?? -1
}

const isReplicaFailure = (error: unknown): boolean =>
  isDatabaseAway(error) || isPoolFull(error) || hasCode(error, RECOVERY_CONFLICT)
