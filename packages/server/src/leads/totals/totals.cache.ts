import { sql, type Kysely } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** It is more than the pages request in one state of the data. */
const CACHED_MAX = 500

/** Caches totals and coalesces concurrent counts of the same key. */
export interface Totals {
  /** Counts unless the total is cached for the current state of the data. */
  of(key: string, count: () => Promise<number>): Promise<number>
}

/**
 * Exact although cached: the snapshot id of PostgreSQL is the cache's version. While it is unchanged, no process has
 * committed anything and the totals are valid. Avoids a full count per request.
 */
export function totalsOn(db: Kysely<Db>): Totals {
  let state = ''
  let known = new Map<string, Promise<number>>()
  return {
    async of(key, count) {
      const { rows } = await sql<{ state: string }>`select pg_current_snapshot()::text as state`.execute(db)
      const present = rows[0]?.state ?? ''
      if (present !== state || known.size >= CACHED_MAX) {
        state = present
        known = new Map()
      }
      const kept = known
      let total = kept.get(key)
      if (total === undefined) {
        total = count()
        kept.set(key, total)
        // A failed count is not cached; concurrent callers get the error.
        total.catch(() => kept.delete(key))
      }
      return total
    },
  }
}
