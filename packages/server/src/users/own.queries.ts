import type { Kysely } from 'kysely'
import type { Db } from '../db/schema.ts'

/** What a signed-in person reads about themselves and their colleagues. */
export const ownQueries = (db: Kysely<Db>) => ({
  /** Name and picture of one person. */
  profile: (userId: number) =>
    db
      .selectFrom('app_user')
      .leftJoin('media', 'media.id', 'app_user.media_id')
      .select(['first_name', 'last_name', 'media.id as mediaId', 'media.location'])
      .where('app_user.id', '=', userId)
      .executeTakeFirstOrThrow(),

  /** Everyone who can be chosen as agent, by user name. Source: decision U16. */
  agents: () =>
    db
      .selectFrom('app_user')
      .select(['id', 'username'])
      .where('active', '=', true)
      .where('deleted_at', 'is', null)
      .orderBy('username')
      .execute(),
})
