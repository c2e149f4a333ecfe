import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import { LOCK_AFTER, LOCK_MS } from './session.limits.ts'

/** Key in `attempt` of an account's failed passwords from all networks. */
export const accountKey = (userId: number): string => `account:${userId}`

/** Consecutive failures by account and origin. */
export const lockOutQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Counts a try as failed before it is checked and returns its number in the row; the last one locks. */
  async count(userId: number, origin: string, at: Date): Promise<number> {
    const lockedUntil = new Date(at.getTime() + LOCK_MS)
    const isOver = sql`sign_in_failure.locked_until <= ${at}`
    const { failures } = await db
      .insertInto('sign_in_failure')
      .values({ user_id: userId, origin, failures: 1, last_at: at })
      .onConflict((known) =>
        known.columns(['user_id', 'origin']).doUpdateSet({
          failures: sql`case when ${isOver} then 1 else sign_in_failure.failures + 1 end`,
          last_at: at,
          locked_until: sql`case
            when ${isOver} then null
            when sign_in_failure.failures + 1 >= ${LOCK_AFTER}
              then coalesce(sign_in_failure.locked_until, ${lockedUntil}::timestamptz)
          end`,
        }),
      )
      .returning('failures')
      .executeTakeFirstOrThrow()
    return failures
  },

  /** Removes a try from the count. */
  async decrement(userId: number, origin: string): Promise<void> {
    await db
      .updateTable('sign_in_failure')
      .set({
        failures: sql`failures - 1`,
        locked_until: sql`case when failures > ${LOCK_AFTER} then locked_until end`,
      })
      .where('user_id', '=', userId)
      .where('origin', '=', origin)
      .where('failures', '>', 0)
      .execute()
  },

  /** Resets the failures of these origins, and with them their locks. */
  async clear(userId: number, origins: readonly string[]): Promise<void> {
    await db
      .deleteFrom('sign_in_failure')
      .where('user_id', '=', userId)
      .where('origin', 'in', origins)
      .execute()
  },

  /** Resets all failures and locks of the account. */
  async clearAll(userId: number): Promise<void> {
    await db.deleteFrom('sign_in_failure').where('user_id', '=', userId).execute()
    await db.deleteFrom('attempt').where('key', '=', accountKey(userId)).execute()
  },
})
