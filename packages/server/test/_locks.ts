import { sql, type Kysely } from 'kysely'
import type { Db } from '../src/db/schema.ts'

/**
 * Settles when `count` sessions of this database wait for a lock. Reads pg_locks instead of pg_stat_activity, which the
 * product's role may not read where another account connected.
 */
export async function waitForLockWaiters(db: Kysely<Db>, count = 1): Promise<void> {
  for (let waiting = 0; waiting < count;) {
    const { rows } = await sql`
      select from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`.execute(db)
    waiting = rows.length
  }
}
