import { setTimeout as delay } from 'node:timers/promises'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { hasCode } from '../platform/values/error-code.ts'

interface LockRetries {
  /** Longest wait of an attempt, in milliseconds: all writes of the table wait behind it. */
  readonly waitMs: number
  /** Pause between attempts, in milliseconds, in which those writes continue. */
  readonly pauseMs: number
  /** After this time, in milliseconds, the last attempt fails. */
  readonly maxMs: number
}

/** Longer than a transaction of the product takes: an export may take two minutes. */
const RETRIES: LockRetries = { waitMs: 5_000, pauseMs: 1_000, maxMs: 300_000 }

/**
 * Runs a statement that locks a table, for a migration outside a transaction, in short attempts: a long transaction of
 * others neither fails the migration nor delays their writes.
 * @throws the last lock timeout
 */
export async function runWithLockRetries<Schema>(
  db: Kysely<Schema>,
  statement: RawBuilder<unknown>,
  { waitMs, pauseMs, maxMs }: LockRetries = RETRIES,
): Promise<void> {
  const until = performance.now() + maxMs
  await sql`set lock_timeout = ${sql.lit(waitMs)}`.execute(db)
  try {
    for (;;) {
      try {
        await statement.execute(db)
        return
      } catch (error) {
        if (!isLockTimeout(error) || performance.now() >= until) throw error
        await delay(pauseMs)
      }
    }
  } finally {
    await sql`set lock_timeout = 0`.execute(db)
  }
}

export const isLockTimeout = (error: unknown): boolean => hasCode(error, '55P03')
