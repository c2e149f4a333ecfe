import { sql, type Kysely } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Questions whose answers are kept; more than screens ask of one state of the data. */
const KEPT_MAX = 500

/** Remembers totals, and lets requests that ask the same at the same moment share one count. */
export interface Totals {
  /** The total under a key, counted unless it is known for the present state of the data. */
  of(key: string, count: () => Promise<number>): Promise<number>
}

/**
 * Totals that are exact although they are remembered. PostgreSQL names the state of the data a statement sees; as long
 * as that name has not changed, nothing anywhere has been committed, by this process or another, and a total still holds.
 * Counting a million rows for every request at once is what brings a small machine to its knees.
 */
export function totalsOn(db: Kysely<Db>): Totals {
  let state = ''
  let known = new Map<string, Promise<number>>()
  return {
    async of(key, count) {
      const { rows } = await sql<{ state: string }>`select pg_current_snapshot()::text as state`.execute(db)
      const present = rows[0]?.state ?? ''
      if (present !== state || known.size >= KEPT_MAX) {
        state = present
        known = new Map()
      }
      const kept = known
      let total = kept.get(key)
      if (total === undefined) {
        total = count()
        kept.set(key, total)
        // A count that failed is not remembered; whoever waits for it gets the failure.
        total.catch(() => kept.delete(key))
      }
      return total
    },
  }
}
