import { sql, type Kysely } from 'kysely'
import type { Db } from '../db/schema.ts'

/** The state of a counter. */
export interface Attempts {
  readonly count: number
  /** Seconds until the counter starts again; 0 when nothing is counted. */
  readonly retryAfterSeconds: number
}

/** Counters of tries within a window; they hold across server processes and restarts. */
export interface RateLimit {
  /** Counts one try and says whether it is still within the limit; the window begins with its first try. */
  hit(key: string, limit: number, windowMs: number): Promise<Attempts & { isAllowed: boolean }>
  /** The state of a counter, without counting. */
  peek(key: string): Promise<Attempts>
  /** Takes one try back that was counted in the present window. */
  forgive(key: string): Promise<void>
  /** Forgets the tries counted so far. */
  clear(key: string): Promise<void>
}

/** Rate limits by the server's clock. A key names what is limited and whom: `login:203.0.113.9`. */
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

/** One statement, so that tries made at the same moment are each counted. */
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
