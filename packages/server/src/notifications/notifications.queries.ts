import { UNREAD_COUNTED_MAX } from '@latchkey/domain/notifications/notification.limits'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import { keptLeadOf } from '../db/merged-leads.sql.ts'

/** The notifications of one person. */
export const notificationQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** One page, newest first, with who assigned and the lead as it is now: the one that was kept, for one that was merged. */
  page: (userId: number, { page, limit }: { page: number; limit: number }) =>
    db
      .selectFrom(
        db
          .selectFrom('notification')
          .select(['id', 'kind', 'facts', 'at', 'read_at'])
          // Here, below the limit: as a condition of the join it would read every lead.
          .select(sql<number | null>`${keptLeadOf('notification.lead_id')}`.as('kept_id'))
          .where('user_id', '=', userId)
          .orderBy('id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit)
          .as('notification'),
      )
      .leftJoin('lead', (join) =>
        join.onRef('lead.id', '=', 'notification.kept_id').on('lead.deleted_at', 'is', null),
      )
      .leftJoin('app_user as assigner', (join) =>
        join.on('assigner.id', '=', sql<number>`(notification.facts->>'by')::integer`),
      )
      .select([
        'notification.id',
        'notification.kind',
        'notification.facts',
        'notification.at',
        'notification.read_at',
        'lead.id as lead_id',
        'lead.status',
        'lead.first_name as lead_first_name',
        'lead.last_name as lead_last_name',
        'lead.property_name',
        'lead.property_address_line1',
        'lead.property_address_line2',
        'lead.property_city',
        'lead.property_postcode',
        'assigner.username',
        'assigner.first_name',
        'assigner.last_name',
      ])
      .orderBy('notification.id', 'desc')
      .execute(),

  /** How many there are. */
  count: async (userId: number): Promise<number> => {
    const { total } = await db
      .selectFrom('notification')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return total
  },

  /** How many are unread, counted up to `UNREAD_COUNTED_MAX`. */
  unread: async (userId: number): Promise<number> => {
    const some = db
      .selectFrom('notification')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .limit(UNREAD_COUNTED_MAX)
    const { unread } = await db
      .selectFrom(some.as('some'))
      .select((row) => row.fn.countAll<number>().as('unread'))
      .executeTakeFirstOrThrow()
    return unread
  },

  /** Marks unread ones as read, all of them where `ids` is null; false where there were none. */
  async markRead(userId: number, ids: readonly number[] | null, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('notification')
      .set({ read_at: at })
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .$if(ids !== null, (update) => update.where('id', 'in', ids ?? []))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
})

/** A notification as it is read. */
export type NotificationRecord = Awaited<ReturnType<ReturnType<typeof notificationQueries>['page']>>[number]
