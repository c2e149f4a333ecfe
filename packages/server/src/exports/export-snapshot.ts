import { sql, type ControlledTransaction, type Kysely } from 'kysely'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/schema.ts'
import { overloaded } from '../platform/http/error.ts'
import { enterProcess, claimPlace } from './export-places.ts'

export interface SnapshotRequest {
  /** The primary or the replica. */
  readonly from: Kysely<Db>
  readonly userId: number
  /** The tables that are read. */
  readonly tables: readonly (keyof Db)[]
  /** Aborting it ends the snapshot. */
  readonly signal: AbortSignal
}

export interface Snapshot {
  readonly db: Kysely<Db>
  /** Aborted at the end of the snapshot. */
  readonly ended: AbortSignal
  /** Releases the connection; idempotent. */
  end(): Promise<void>
}

/**
 * Opens a snapshot within the limits of exports. Locks its tables before the snapshot is taken: a migration that
 * rewrites one of them commits before, or waits. In a snapshot older than such a migration the table would be empty.
 * @throws AppError 429 when the person's exports are all running, 503 when the process has no connection to
 * spare
 */
export async function openSnapshot(
  { db }: Pick<Context, 'db'>,
  { from, userId, tables, signal }: SnapshotRequest,
): Promise<Snapshot> {
  const leave = await enterProcess(db, userId)
  let transaction: ControlledTransaction<Db>
  try {
    transaction = await from
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute()
  } catch (error) {
    leave()
    throw error
  }
  const ended = new AbortController()
  let ending: Promise<void> | null = null
  const end = () => {
    ending ??= transaction.rollback().execute().finally(leave)
    ended.abort()
    return ending
  }
  // A broken connection has already ended the transaction.
  signal.addEventListener('abort', () => void end().catch(() => undefined), { once: true })
  try {
    if (signal.aborted) throw overloaded()
    // LOCK takes no snapshot; the next statement does.
    await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in access share mode`.execute(
      transaction,
    )
    await claimPlace(transaction, userId)
    return { db: transaction, ended: ended.signal, end }
  } catch (error) {
    await end()
    throw error
  }
}
