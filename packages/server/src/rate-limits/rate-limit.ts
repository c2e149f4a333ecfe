import { sql, type Kysely } from 'kysely'
import type { Db } from '../db/schema.ts'

export interface Attempts {
  readonly count: number
  /** Seconds until the window ends; 0 without a count. */
  readonly retryAfterSeconds: number
}

/** Counters per window, shared by processes and kept across restarts. */
export interface RateLimit {
  /** Counts one try unless it is above the limit; the window begins with the first. */
  hit(key: string, limit: number, windowMs: number): Promise<Attempts & { isAllowed: boolean }>
  /** Reads without counting. */
  peek(key: string): Promise<Attempts>
  /** Subtracts one try of the present window. */
  decrement(key: string): Promise<void>
  /** Resets the counter. */
  clear(key: string): Promise<void>
}

/** Uses the clock of the server. A key names what is limited and whom: `login:203.0.113.9`. */
export function rateLimitOn({ db, now }: { db: Kysely<Db>; now: () => number }): RateLimit {
  return {
    hit: async (key, limit, windowMs) => {
      const at = now()
      const row = await count(db, { key, limit }, new Date(at), new Date(at + windowMs))
      return { ...attemptsOf(row ?? (await present(db, key, at)), at), isAllowed: row !== undefined }
    },
    peek: async (key) => {
      const at = now()
      return attemptsOf(await present(db, key, at), at)
    },
    decrement: async (key) => {
      await db
        .updateTable('attempt')
        .set({ count: sql`count - 1` })
        .where('key', '=', key)
        .where('count', '>', 0)
        .where('window_ends_at', '>', new Date(now()))
        .execute()
    },
    clear: async (key) => {
      await db.deleteFrom('attempt').where('key', '=', key).execute()
    },
  }
}

interface Counter {
  readonly count: number
  readonly window_ends_at: Date
}

/** One statement, so that concurrent tries are all counted; undefined for one above the limit. */
const count = (
  db: Kysely<Db>,
  { key, limit }: { key: string; limit: number },
  at: Date,
  windowEndsAt: Date,
): Promise<Counter | undefined> =>
  db
    .insertInto('attempt')
    .values({ key, count: 1, window_ends_at: windowEndsAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql`case when attempt.window_ends_at <= ${at} then 1 else attempt.count + 1 end`,
          window_ends_at: sql`case when attempt.window_ends_at <= ${at} then ${windowEndsAt} else attempt.window_ends_at end`,
        })
        .where((row) => row.or([row('attempt.count', '<', limit), row('attempt.window_ends_at', '<=', at)])),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirst()

const present = (db: Kysely<Db>, key: string, at: number): Promise<Counter | undefined> =>
  db
    .selectFrom('attempt')
    .select(['count', 'window_ends_at'])
    .where('key', '=', key)
    .where('window_ends_at', '>', new Date(at))
    .executeTakeFirst()

const attemptsOf = (row: Counter | undefined, now: number): Attempts => ({
  count: row?.count ?? 0,
  retryAfterSeconds: row ? Math.max(0, Math.ceil((row.window_ends_at.getTime() - now) / 1000)) : 0,
})
