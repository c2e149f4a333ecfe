import { EXPORTS_AT_ONCE } from '@latchkey/domain/exports/export.lists'
import { sql, type ControlledTransaction, type Kysely } from 'kysely'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/schema.ts'
import { overloaded, rateLimited } from '../platform/http/error.ts'

/** Number that keeps the locks of exports apart from other advisory locks. */
const EXPORT_LOCK = 6

/** Exports of one process at a time: each holds one of its few database connections. */
const EXPORTS_PER_PROCESS = 4

/** After how many seconds somebody with two running exports may try again. */
const RETRY_AFTER_SECONDS = 10

/** One state of the data, for reading only. */
export interface Snapshot {
  readonly db: Kysely<Db>
  /** Gives the connection back; once is enough. */
  end(): Promise<void>
}

const open = new WeakMap<Kysely<Db>, number>()

/**
 * Opens a snapshot for one of the few exports that a person may run at a time, on whichever process. It ends with
 * `signal`. Source: decisions A6.3 and A6.4.
 * @throws AppError 429 while they are all running, 503 while the process has no connection to spare
 */
export async function openSnapshot(
  { db }: Pick<Context, 'db'>,
  userId: number,
  signal: AbortSignal,
): Promise<Snapshot> {
  const running = open.get(db) ?? 0
  if (running >= EXPORTS_PER_PROCESS) throw overloaded()
  open.set(db, running + 1)
  const leave = () => open.set(db, (open.get(db) ?? 1) - 1)
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
  let ending: Promise<void> | null = null
  const snapshot = {
    db: transaction,
    end: () => (ending ??= transaction.rollback().execute().finally(leave)),
  }
  // A connection that broke has ended the transaction itself.
  signal.addEventListener('abort', () => void snapshot.end().catch(() => undefined))
  try {
    if (signal.aborted || !(await takePlace(transaction, userId))) throw rateLimited(RETRY_AFTER_SECONDS)
    return snapshot
  } catch (error) {
    await snapshot.end()
    throw error
  }
}

/** Takes one of the person's places for as long as the transaction lasts; false when there is none. */
async function takePlace(db: Kysely<Db>, userId: number): Promise<boolean> {
  for (let place = 0; place < EXPORTS_AT_ONCE; place += 1) {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(${EXPORT_LOCK}, ${userId * EXPORTS_AT_ONCE + place}) as taken`.execute(
      db,
    )
    if (rows[0]?.taken) return true
  }
  return false
}
