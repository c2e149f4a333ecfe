import type { ProfileDraft } from '@latchkey/domain/profile/profile.suite'
import type { Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'

export const profileQueries = (db: Transaction<Db>) => ({
  /** Returns the former name. */
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

  /** False for an unknown image and for another person's upload. */
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
