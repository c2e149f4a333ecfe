import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { PropertyTable } from '../db/tables/stock.ts'
import type { MediaRecord } from '../media/media.present.ts'
import type { PropertyRecord } from './properties.present.ts'

export const propertyQueries = (db: Kysely<Db> | Transaction<Db>) => {
  const homes = db.selectFrom('property').where('deleted_at', 'is', null)
  const standalone = homes.where('project_id', 'is', null)
  const one = (id: number) => homes.selectAll().where('id', '=', id)

  return {
    /** Homes without a project. */
    async countStandalone(): Promise<number> {
      const { total } = await standalone
        .select((row) => row.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return total
    },

    /** Homes without a project, newest first. */
    standalonePage: ({ page, limit }: { page: number; limit: number }): Promise<PropertyRecord[]> =>
      standalone
        .selectAll()
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute(),

    /** Finds a home that is not deleted. */
    find: (id: number): Promise<PropertyRecord | undefined> => one(id).executeTakeFirst(),

    lock: (id: number): Promise<PropertyRecord | undefined> => one(id).forUpdate().executeTakeFirst(),

    insert: (values: Insertable<PropertyTable>): Promise<PropertyRecord> =>
      db.insertInto('property').values(values).returningAll().executeTakeFirstOrThrow(),

    /** Increases the version. */
    update: (id: number, values: Updateable<PropertyTable> = {}): Promise<PropertyRecord> =>
      db
        .updateTable('property')
        .set(values)
        .set((row) => ({ version: row('version', '+', 1) }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Leads keep their copies. */
    async unlinkLeads(id: number): Promise<void> {
      await db.updateTable('lead').set({ property_id: null }).where('property_id', '=', id).execute()
    },

    /** Finds pictures in their order, by the home's id. */
    async images(ids: readonly number[]): Promise<Map<number, MediaRecord[]>> {
      const rows =
        ids.length === 0
          ? []
          : await db
              .selectFrom('property_image')
              .innerJoin('media', 'media.id', 'property_image.media_id')
              .select([
                'property_image.property_id',
                'media.id',
                'media.location',
                'media.external_url',
                'media.original_name',
              ])
              .where('property_image.property_id', 'in', ids)
              .orderBy('property_image.property_id')
              .orderBy('property_image.position')
              .execute()
      const byHome = new Map<number, MediaRecord[]>()
      for (const { property_id: home, ...picture } of rows) {
        byHome.set(home, [...(byHome.get(home) ?? []), picture])
      }
      return byHome
    },

    /** Replaces the pictures. */
    async setImages(id: number, mediaIds: readonly number[]): Promise<void> {
      await db.deleteFrom('property_image').where('property_id', '=', id).execute()
      if (mediaIds.length === 0) return
      await sql`
      insert into property_image (property_id, media_id, position)
      select ${id}, media_id, place - 1
        from unnest(${mediaIds}::integer[]) with ordinality as given (media_id, place)`.execute(db)
    },
  }
}
