import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Shown by a person, the office, a project, a home, its listing or a lead; deleted records do not count. */
const IS_SHOWN = sql<boolean>`(
  exists (select from app_user where app_user.media_id = media.id and app_user.deleted_at is null)
  or exists (select from office where office.logo_id = media.id)
  or exists (select from project where project.media_id = media.id and project.deleted_at is null)
  or exists (select from project where project.default_media_id = media.id and project.deleted_at is null)
  or exists (select from property_image join property on property.id = property_image.property_id
    where property_image.media_id = media.id and property.deleted_at is null)
  or exists (select from listing join property on property.id = listing.property_id
    where listing.epc_media_id = media.id and property.deleted_at is null)
  or exists (select from listing_plan join property on property.id = listing_plan.property_id
    where listing_plan.media_id = media.id and property.deleted_at is null)
  or exists (select from lead_image join lead on lead.id = lead_image.lead_id
    where lead_image.media_id = media.id and lead.deleted_at is null))`

export const mediaSweepQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Sets `unused_since` of unused pictures and clears it for those in use again. */
  async note(at: Date): Promise<void> {
    await db
      .updateTable('media')
      .set({ unused_since: at })
      .where('unused_since', 'is', null)
      .where(sql<boolean>`not ${IS_SHOWN}`)
      .execute()
    await db
      .updateTable('media')
      .set({ unused_since: null })
      .where('unused_since', 'is not', null)
      .where(IS_SHOWN)
      .execute()
  },

  /** Unused since before this moment. */
  async unusedSince(before: Date): Promise<number[]> {
    const rows = await db
      .selectFrom('media')
      .select('id')
      .where('unused_since', '<', before)
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  },

  /** Locks the picture until the transaction ends, so that nothing can begin to show it; undefined if missing. */
  lock: (id: number): Promise<{ location: string | null } | undefined> =>
    db.selectFrom('media').select('location').where('id', '=', id).forUpdate().executeTakeFirst(),

  /** Call after `lock`, in a separate statement: only then does it see what was committed just before. */
  async isUnused(id: number): Promise<boolean> {
    const row = await db
      .selectFrom('media')
      .select('id')
      .where('id', '=', id)
      .where(sql<boolean>`not ${IS_SHOWN}`)
      .executeTakeFirst()
    return row !== undefined
  },

  /** Deletes the picture and its references by deleted records. */
  async remove(id: number): Promise<void> {
    await db.deleteFrom('property_image').where('media_id', '=', id).execute()
    await db.deleteFrom('lead_image').where('media_id', '=', id).execute()
    await db.deleteFrom('listing_plan').where('media_id', '=', id).execute()
    await db.updateTable('listing').set({ epc_media_id: null }).where('epc_media_id', '=', id).execute()
    for (const column of ['media_id', 'default_media_id'] as const) {
      await db
        .updateTable('project')
        .set({ [column]: null })
        .where(column, '=', id)
        .execute()
    }
    await db.updateTable('app_user').set({ media_id: null }).where('media_id', '=', id).execute()
    await db.deleteFrom('media').where('id', '=', id).execute()
  },
})
