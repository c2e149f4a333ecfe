import type { Insertable, Kysely } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { MediaTable } from '../db/tables/stock.ts'
import type { MediaRecord } from './media.present.ts'

/** Rows of pictures; bound to the database or to a transaction. */
export const mediaQueries = (db: Kysely<Db>) => ({
  /** Those of the given pictures that exist, in no particular order. */
  byIds: (ids: readonly number[]): Promise<MediaRecord[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('media')
          .select(['id', 'location', 'external_url', 'original_name'])
          .where('id', 'in', ids)
          .execute(),

  /** The ids of those that exist; none of them can be deleted until the transaction ends. */
  hold: async (ids: readonly number[]): Promise<number[]> => {
    if (ids.length === 0) return []
    const rows = await db.selectFrom('media').select('id').where('id', 'in', ids).forKeyShare().execute()
    return rows.map(({ id }) => id)
  },

  /** Adds a picture and answers its id. */
  insert: async (values: Insertable<MediaTable>): Promise<number> => {
    const { id } = await db.insertInto('media').values(values).returning('id').executeTakeFirstOrThrow()
    return id
  },
})
