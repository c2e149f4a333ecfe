import { UNPAGED_USERS_MAX } from '@latchkey/domain/users/user.contract'
import type { Kysely } from 'kysely'
import type { Db } from '../db/schema.ts'

export const ownQueries = (db: Kysely<Db>) => ({
  profile: (userId: number) =>
    db
      .selectFrom('app_user')
      .leftJoin('media', 'media.id', 'app_user.media_id')
      .select(['first_name', 'last_name', 'media.id as mediaId', 'media.location'])
      .where('app_user.id', '=', userId)
      .executeTakeFirstOrThrow(),

  /** Lists active users by username, the first `UNPAGED_USERS_MAX`. */
  agents: () =>
    db
      .selectFrom('app_user')
      .select(['id', 'username'])
      .where('active', '=', true)
      .where('deleted_at', 'is', null)
      .orderBy('username')
      .limit(UNPAGED_USERS_MAX)
      .execute(),
})
