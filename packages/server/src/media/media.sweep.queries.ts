import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'

/** True for a picture that a person, the office, a project, a home or a lead shows; what is deleted shows none. */
const IS_SHOWN = sql<boolean>`(
  exists (select from app_user where app_user.media_id = media.id and app_user.deleted_at is null)
  or exists (select from office where office.logo_id = media.id)
  or exists (select from project where project.media_id = media.id and project.deleted_at is null)
  or exists (select from project where project.default_media_id = media.id and project.deleted_at is null)
  or exists (select from property_image join property on property.id = property_image.property_id
    where property_image.media_id = media.id and property.deleted_at is null)
  or exists (select from lead_image join lead on lead.id = lead_image.lead_id
    where lead_image.media_id = media.id and lead.deleted_at is null))`

/** Pictures that nothing shows; bound to the database or to a transaction. */
export const mediaSweepQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Notes since when a picture is shown by nothing, and takes that back for one that is shown again. */
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

  /** The pictures that nothing has shown since before a moment. */
  async unusedSince(before: Date): Promise<number[]> {
    const rows = await db
      .selectFrom('media')
      .select('id')
      .where('unused_since', '<', before)
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  },

  /** Locks one picture, so that nothing can begin to show it until the transaction ends; undefined when it no longer exists. */
  lock: (id: number): Promise<{ location: string | null } | undefined> =>
    db.selectFrom('media').select('location').where('id', '=', id).forUpdate().executeTakeFirst(),

  /** Whether a locked picture is still shown by nothing. Call it after `lock`, in a statement of its own: only then does it see what was committed just before. */
  async isUnused(id: number): Promise<boolean> {
    const row = await db
      .selectFrom('media')
      .select('id')
      .where('id', '=', id)
      .where(sql<boolean>`not ${IS_SHOWN}`)
      .executeTakeFirst()
    return row !== undefined
  },

  /** Deletes a picture, and the references of deleted records to it. */
  async remove(id: number): Promise<void> {
    await db.deleteFrom('property_image').where('media_id', '=', id).execute()
    await db.deleteFrom('lead_image').where('media_id', '=', id).execute()
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
