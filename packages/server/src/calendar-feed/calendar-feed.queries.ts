import { FEED_VIEWINGS_MAX } from '@latchkey/domain/calendar-feed/calendar-feed.contract'
import { DIARY_STATUSES } from '@latchkey/domain/leads/lead-status'
import { sql, type Kysely } from 'kysely'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import { userPermissions } from '../db/user-permissions.ts'
import type { Db } from '../db/schema.ts'

export const calendarFeedQueries = (db: Kysely<Db>) => ({
  of: (userId: number) =>
    db
      .selectFrom('calendar_feed')
      .select(['created_at', 'last_read_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),

  /** Replaces the former feed of the person. */
  replace: (userId: number, token_hash: Buffer, created_at: Date) =>
    db
      .insertInto('calendar_feed')
      .values({ user_id: userId, token_hash, created_at })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ token_hash, created_at, last_read_at: null }),
      )
      .execute(),

  /** False without a feed. */
  async end(userId: number): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('calendar_feed')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },

  /** The owner and their permissions; undefined for an unknown token and for an inactive owner. */
  ownerOf: (token_hash: Buffer) =>
    db
      .selectFrom('calendar_feed')
      .innerJoin('app_user', 'app_user.id', 'calendar_feed.user_id')
      .select(['app_user.id', userPermissions.as('permissions')])
      .where('token_hash', '=', token_hash)
      .where('app_user.active', '=', true)
      .where('app_user.deleted_at', 'is', null)
      .executeTakeFirst() as Promise<{ id: number; permissions: Permission[] } | undefined>,

  markRead: (token_hash: Buffer, at: Date) =>
    db.updateTable('calendar_feed').set({ last_read_at: at }).where('token_hash', '=', token_hash).execute(),

  /** Earliest first, `FEED_VIEWINGS_MAX` at most. */
  viewings: (agentId: number, from: Date, before: Date) =>
    db
      .selectFrom('lead')
      .select([
        'id',
        'status',
        'first_name',
        'last_name',
        'viewing_at',
        'property_name',
        'version',
        sql<string>`concat_ws(', ', property_address_line1, property_address_line2, property_city, property_county, property_postcode)`.as(
          'address',
        ),
      ])
      .where('viewing_user_id', '=', agentId)
      .where('viewing_at', '>=', from)
      .where('viewing_at', '<', before)
      .where('status', 'in', DIARY_STATUSES)
      .where('deleted_at', 'is', null)
      .orderBy('viewing_at')
      .orderBy('id')
      .limit(FEED_VIEWINGS_MAX)
      .execute(),
})

export type FeedViewing = Awaited<ReturnType<ReturnType<typeof calendarFeedQueries>['viewings']>>[number]
