import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Passwords of people who may sign in. */
export const passwordQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** An active person by user name, whatever its case. Source: decision S7. */
  async activeUserId(username: string): Promise<number | undefined> {
    const user = await db
      .selectFrom('app_user')
      .select('id')
      .where(sql`lower(username)`, '=', sql`lower(${username}::text)`)
      .where('active', '=', true)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    return user?.id
  },

  /** The hash of a person's password; null when none is set. */
  async hashOf(userId: number): Promise<string | null> {
    const user = await db
      .selectFrom('app_user')
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return user.password_hash
  },

  /** The names of a person, which their password must not have in it. */
  async namesOf(userId: number): Promise<(string | null)[]> {
    const user = await db
      .selectFrom('app_user')
      .select(['username', 'first_name', 'last_name'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return [user.username, user.first_name, user.last_name]
  },

  /** Sets a password over whatever was there. */
  async reset(userId: number, hash: string): Promise<void> {
    await db
      .updateTable('app_user')
      .set({ password_hash: hash, must_set_password: false })
      .where('id', '=', userId)
      .execute()
  },

  /** Replaces a password; false when another change came first. */
  async replace(userId: number, oldHash: string, hash: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('app_user')
      .set({ password_hash: hash, must_set_password: false })
      .where('id', '=', userId)
      .where('password_hash', '=', oldHash)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
})
