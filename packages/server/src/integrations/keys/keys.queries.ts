import { KEYS_LISTED_MAX } from '@latchkey/domain/integrations/keys/key.limits'
import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { ApiKeyTable } from '../../db/tables/integrations.ts'

export type KeyRecord = Selectable<ApiKeyTable>

/** With its maker. */
export interface ListedKeyRecord extends KeyRecord {
  readonly username: string
  readonly first_name: string | null
  readonly last_name: string | null
}

export const keyQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  byHash: (hash: Buffer): Promise<KeyRecord | undefined> =>
    db.selectFrom('api_key').selectAll().where('hash', '=', hash).executeTakeFirst(),

  /** Newest first; `KEYS_LISTED_MAX`, without the oldest of those that do not work any more. */
  all: ({ now, today }: { now: number; today: string }): Promise<ListedKeyRecord[]> =>
    db
      .selectFrom((row) =>
        row
          .selectFrom('api_key')
          .selectAll()
          .orderBy(
            (key) =>
              key.and([
                key('revoked_at', 'is', null),
                key.or([key('expires_on', 'is', null), key('expires_on', '>=', today)]),
                key.or([key('ends_at', 'is', null), key('ends_at', '>', new Date(now))]),
              ]),
            'desc',
          )
          .orderBy('id', 'desc')
          .limit(KEYS_LISTED_MAX)
          .as('api_key'),
      )
      .innerJoin('app_user', 'app_user.id', 'api_key.created_by')
      .selectAll('api_key')
      .select(['app_user.username', 'app_user.first_name', 'app_user.last_name'])
      .orderBy('api_key.id', 'desc')
      .execute(),

  /** Serialises changes of keys until the transaction ends: their checks depend on all others. */
  async lock(): Promise<KeyRecord[]> {
    await sql`lock table api_key in share row exclusive mode`.execute(db)
    return db.selectFrom('api_key').selectAll().execute()
  },

  madeBy: (userId: number): Promise<KeyRecord[]> =>
    db.selectFrom('api_key').selectAll().where('created_by', '=', userId).execute(),

  /** Returns the id. */
  async insert(values: Insertable<ApiKeyTable>): Promise<number> {
    const { id } = await db.insertInto('api_key').values(values).returning('id').executeTakeFirstOrThrow()
    return id
  },

  async update(id: number, values: Updateable<ApiKeyTable>): Promise<void> {
    await db
      .updateTable('api_key')
      .set((key) => ({ ...values, version: key('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  },

  /**
   * Takes keys in use whose last day is near, each last day once; `today` and `soon` in business time. A replaced key
   * ends anyway.
   */
  async claimExpiring({ today, soon, limit }: { today: string; soon: string; limit: number }) {
    const { rows } = await sql<{ id: number; expiresOn: string }>`
      update api_key set told_expires_on = expires_on where id in (
        select id from api_key
        where revoked_at is null and ends_at is null and expires_on between ${today} and ${soon}
          and told_expires_on is distinct from expires_on
        order by expires_on, id limit ${limit} for update skip locked)
      returning id, expires_on as "expiresOn"`.execute(db)
    return rows
  },

  /** Records the last use, unless that was done after `staleBefore`. */
  async noteUse(
    id: number,
    { at, address, staleBefore }: { at: Date; address: string; staleBefore: Date },
  ): Promise<void> {
    await db
      .updateTable('api_key')
      // A client that has gone has no address.
      .set({ last_used_at: at, last_used_from: address === '' ? null : address })
      .where('id', '=', id)
      .where((key) => key.or([key('last_used_at', 'is', null), key('last_used_at', '<=', staleBefore)]))
      .execute()
  },
})
