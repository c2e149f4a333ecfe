import { sql, type Kysely, type Transaction } from 'kysely'
import { heldPermissions } from '../db/held-permissions.ts'
import type { Db } from '../db/schema.ts'
import { ANY_LEAD } from './leads.policy.ts'

/** The people who can be given leads. */
export const handlerQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Everybody active who may open some lead. */
  all: () =>
    db
      .selectFrom('app_user')
      .select(['id', 'username', 'first_name', 'last_name'])
      .where('active', '=', true)
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`${heldPermissions} && ${[...ANY_LEAD]}::text[]`)
      .execute(),
})
