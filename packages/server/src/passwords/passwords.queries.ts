import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Active people only. */
export const passwordQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Usernames are compared in any case. */
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

  /** Null when unset. */
  async hashOf(userId: number): Promise<string | null> {
    const user = await db
      .selectFrom('app_user')
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return user.password_hash
  },

  /** Names that the person's password must not contain. */
  async namesOf(userId: number): Promise<(string | null)[]> {
    const user = await db
      .selectFrom('app_user')
      .select(['username', 'first_name', 'last_name'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return [user.username, user.first_name, user.last_name]
  },

  /** Overwrites any password. */
  async reset(userId: number, hash: string): Promise<void> {
    await db
      .updateTable('app_user')
      .set({ password_hash: hash, must_set_password: false })
      .where('id', '=', userId)
      .execute()
  },

  /** False when another change came first. */
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
