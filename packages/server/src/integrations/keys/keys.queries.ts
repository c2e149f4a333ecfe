import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { ApiKeyTable } from '../../db/tables/integrations.ts'

export type KeyRecord = Selectable<ApiKeyTable>

export const keyQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  byHash: (hash: Buffer): Promise<KeyRecord | undefined> =>
    db.selectFrom('api_key').selectAll().where('hash', '=', hash).executeTakeFirst(),

  /** Returns the id. */
  async insert(values: Insertable<ApiKeyTable>): Promise<number> {
    const { id } = await db.insertInto('api_key').values(values).returning('id').executeTakeFirstOrThrow()
    return id
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
