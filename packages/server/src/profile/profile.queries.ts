import type { ProfileDraft } from '@latchkey/domain/profile/profile.suite'
import type { Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Writing one's own name and picture. */
export const profileQueries = (db: Transaction<Db>) => ({
  /** Writes a person's name and answers the one they had. */
  async rename(userId: number, { firstName, lastName }: ProfileDraft) {
    const before = await db
      .selectFrom('app_user')
      .select(['first_name as firstName', 'last_name as lastName'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await db
      .updateTable('app_user')
      .set({ first_name: firstName, last_name: lastName })
      .where('id', '=', userId)
      .execute()
    return before
  },

  /** Makes an image a person's own; false when it is unknown or somebody else uploaded it. */
  async setImage(userId: number, mediaId: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('app_user')
      .set({ media_id: mediaId })
      .where('id', '=', userId)
      .where((row) =>
        row.exists(
          row
            .selectFrom('media')
            .select('id')
            .where('media.id', '=', mediaId)
            .where('uploaded_by', '=', userId),
        ),
      )
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
})
