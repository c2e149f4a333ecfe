import type { Insertable, Kysely } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { MediaTable } from '../db/tables/stock.ts'
import type { MediaRecord } from './media.present.ts'

export const mediaQueries = (db: Kysely<Db>) => ({
  /** Existing pictures, unordered. */
  byIds: (ids: readonly number[]): Promise<MediaRecord[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('media')
          .select(['id', 'location', 'external_url', 'original_name'])
          .where('id', 'in', ids)
          .execute(),

  /** Ids of existing pictures, locked against deletion until the transaction ends. */
  lockAgainstDeletion: async (ids: readonly number[]): Promise<number[]> => {
    if (ids.length === 0) return []
    const rows = await db.selectFrom('media').select('id').where('id', 'in', ids).forKeyShare().execute()
    return rows.map(({ id }) => id)
  },

  insert: async (values: Insertable<MediaTable>): Promise<number> => {
    const { id } = await db.insertInto('media').values(values).returning('id').executeTakeFirstOrThrow()
    return id
  },
})
