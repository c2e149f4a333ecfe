import { sql, type ControlledTransaction, type Kysely } from 'kysely'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/schema.ts'
import { overloaded } from '../platform/http/error.ts'
import { enterProcess, takePlace } from './export-places.ts'

/** Who exports, and what is read. */
export interface SnapshotRequest {
  readonly userId: number
  /** Every table that is read. */
  readonly tables: readonly (keyof Db)[]
  /** Ends the snapshot. */
  readonly signal: AbortSignal
}

/** One state of the data, for reading only. */
export interface Snapshot {
  readonly db: Kysely<Db>
  /** Aborts when it ends. */
  readonly ended: AbortSignal
  /** Gives the connection back; once is enough. */
  end(): Promise<void>
}

/**
 * Opens a snapshot for one of the few exports that a person may run at a time, on whichever process. Its tables are
 * locked before it is taken: a migration that rewrites one of them commits before, or waits. To a snapshot that is
 * older than such a migration the table would be empty. Source: decisions A6.3 and A6.4.
 * @throws AppError 429 while they are all running, 503 while the process has no connection to spare
 */
export async function openSnapshot(
  { db }: Pick<Context, 'db'>,
  { userId, tables, signal }: SnapshotRequest,
): Promise<Snapshot> {
  const leave = await enterProcess(db, userId)
  let transaction: ControlledTransaction<Db>
  try {
    transaction = await db
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
  // A connection that broke has ended the transaction itself.
  signal.addEventListener('abort', () => void end().catch(() => undefined), { once: true })
  try {
    if (signal.aborted) throw overloaded()
    // The statement takes no snapshot: the next one does.
    await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in access share mode`.execute(
      transaction,
    )
    await takePlace(transaction, userId)
    return { db: transaction, ended: ended.signal, end }
  } catch (error) {
    await end()
    throw error
  }
}
