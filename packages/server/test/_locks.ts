import { sql, type Kysely } from 'kysely'
import type { Db } from '../src/db/schema.ts'

/**
 * Settles when somebody waits for a lock in this database. Asked of the locks and not of what sessions are doing: the
 * role of the product may not see that where it was taken on by another account.
 */
export async function somebodyWaits(db: Kysely<Db>): Promise<void> {
  for (let isWaiting = false; !isWaiting;) {
    const { rows } = await sql`
      select from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`.execute(db)
    isWaiting = rows.length > 0
  }
}
