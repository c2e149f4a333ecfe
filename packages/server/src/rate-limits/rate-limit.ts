import { sql, type Kysely } from 'kysely'
import type { Db } from '../db/schema.ts'

export interface Attempts {
  readonly count: number
  /** Seconds until the window ends; 0 without a count. */
  readonly retryAfterSeconds: number
}

/** Counters per window, shared by processes and kept across restarts. */
export interface RateLimit {
  /** Counts one try; the window begins with the first. */
  hit(key: string, limit: number, windowMs: number): Promise<Attempts & { isAllowed: boolean }>
  /** Reads without counting. */
  peek(key: string): Promise<Attempts>
  /** Subtracts one try of the present window. */
  forgive(key: string): Promise<void>
  /** Resets the counter. */
  clear(key: string): Promise<void>
}

/** Uses the clock of the server. A key names what is limited and whom: `login:203.0.113.9`. */
export function rateLimitOn({ db, now }: { db: Kysely<Db>; now: () => number }): RateLimit {
  return {
    hit: async (key, limit, windowMs) => {
      const attempts = await count(db, key, new Date(now()), new Date(now() + windowMs))
      return { ...attempts, isAllowed: attempts.count <= limit }
    },
    peek: async (key) => {
      const at = now()
      const row = await db
        .selectFrom('attempt')
        .select(['count', 'window_ends_at'])
        .where('key', '=', key)
        .where('window_ends_at', '>', new Date(at))
        .executeTakeFirst()
      return { count: row?.count ?? 0, retryAfterSeconds: secondsUntil(row?.window_ends_at, at) }
    },
    forgive: async (key) => {
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

/** One statement, so that concurrent tries are all counted. */
async function count(db: Kysely<Db>, key: string, at: Date, windowEndsAt: Date): Promise<Attempts> {
  const row = await db
    .insertInto('attempt')
    .values({ key, count: 1, window_ends_at: windowEndsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when attempt.window_ends_at <= ${at} then 1 else attempt.count + 1 end`,
        window_ends_at: sql`case when attempt.window_ends_at <= ${at} then ${windowEndsAt} else attempt.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow()
  return { count: row.count, retryAfterSeconds: secondsUntil(row.window_ends_at, at.getTime()) }
}

function secondsUntil(end: Date | undefined, now: number): number {
  return end ? Math.max(0, Math.ceil((end.getTime() - now) / 1000)) : 0
}
