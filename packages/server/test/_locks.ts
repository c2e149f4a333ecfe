import { sql, type Kysely } from 'kysely'
import type { Db } from '../src/db/schema.ts'

/**
 * Settles when somebody waits for a lock in this database, or as many as are given. Asked of the locks and not of what
 * sessions are doing: the role of the product may not see that where it was taken on by another account.
 */
export async function somebodyWaits(db: Kysely<Db>, count = 1): Promise<void> {
  for (let waiting = 0; waiting < count;) {
    const { rows } = await sql`
      select from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`.execute(db)
    waiting = rows.length
  }
}
