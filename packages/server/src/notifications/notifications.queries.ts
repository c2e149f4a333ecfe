import {
  NOTIFICATION_KIND,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@latchkey/domain/notifications/notification-kinds'
import { UNREAD_COUNTED_MAX } from '@latchkey/domain/notifications/notification.limits'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import { keptLeadOf } from '../db/merged-leads.sql.ts'

/** An older process of a deploy leaves out the kinds of the newer ones. */
const isOfKnownKind = sql<boolean>`kind = any(${NOTIFICATION_KINDS})`

const notifications = (db: Kysely<Db> | Transaction<Db>) =>
  db
    .selectFrom('notification')
    .select(['id', 'user_id', 'kind', 'facts', 'at', 'read_at'])
    // Below the limit of a page: as a join condition it would read every lead.
    .select(sql<number | null>`${keptLeadOf('notification.lead_id')}`.as('kept_id'))

/** With the assigner, the record of integrations and the current lead: the kept one for a merged lead. */
const withSubjects = (db: Kysely<Db> | Transaction<Db>, chosen: ReturnType<typeof notifications>) =>
  db
    .selectFrom(chosen.as('notification'))
    .leftJoin('lead', (join) =>
      join.onRef('lead.id', '=', 'notification.kept_id').on('lead.deleted_at', 'is', null),
    )
    .leftJoin('app_user as assigner', (join) =>
      join.on('assigner.id', '=', sql<number>`(notification.facts->>'by')::integer`),
    )
    .leftJoin('right_to_rent_check as check', (join) =>
      join.on('check.id', '=', sql<number>`(notification.facts->>'checkId')::integer`),
    )
    .leftJoin('api_key as key', (join) =>
      join
        .on('notification.kind', '=', NOTIFICATION_KIND.KeyExpires)
        .on('key.id', '=', sql<number>`(notification.facts->>'recordId')::integer`),
    )
    .leftJoin('webhook', (join) =>
      join
        .on('notification.kind', '=', NOTIFICATION_KIND.WebhookOff)
        .on('webhook.id', '=', sql<number>`(notification.facts->>'recordId')::integer`),
    )
    .leftJoin('feed', (join) =>
      join
        .on('notification.kind', '=', NOTIFICATION_KIND.FeedNotSent)
        .on('feed.id', '=', sql<number>`(notification.facts->>'recordId')::integer`),
    )
    .select([
      'notification.id',
      'notification.user_id',
      'notification.kind',
      'notification.facts',
      'notification.at',
      'notification.read_at',
      'notification.kept_id',
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
      'check.adult_name as check_adult',
      'check.expires_on as check_expires_on',
      'key.name as key_name',
      'webhook.name as webhook_name',
      'feed.name as feed_name',
    ])
    .orderBy('notification.id', 'desc')

export const notificationQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Newest first. */
  page: (userId: number, { page, limit }: { page: number; limit: number }) =>
    withSubjects(
      db,
      notifications(db)
        .where('user_id', '=', userId)
        .where(isOfKnownKind)
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit),
    ).execute(),

  find: (id: number) => withSubjects(db, notifications(db).where('id', '=', id)).executeTakeFirst(),

  /** The ids of those users who were notified of a record of integrations since then. */
  async notifiedSince(
    since: Date,
    { userIds, kind, recordId }: { userIds: readonly number[]; kind: NotificationKind; recordId: number },
  ): Promise<number[]> {
    const rows = await db
      .selectFrom('notification')
      .select('user_id')
      .where('user_id', 'in', userIds)
      .where('kind', '=', kind)
      .where('at', '>', since)
      .where(sql<string>`facts->>'recordId'`, '=', String(recordId))
      .execute()
    return rows.map(({ user_id: id }) => id)
  },

  count: async (userId: number): Promise<number> => {
    const { total } = await db
      .selectFrom('notification')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('user_id', '=', userId)
      .where(isOfKnownKind)
      .executeTakeFirstOrThrow()
    return total
  },

  /** Counts up to `UNREAD_COUNTED_MAX`. */
  unread: async (userId: number): Promise<number> => {
    const some = db
      .selectFrom('notification')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .where(isOfKnownKind)
      .limit(UNREAD_COUNTED_MAX)
    const { unread } = await db
      .selectFrom(some.as('some'))
      .select((row) => row.fn.countAll<number>().as('unread'))
      .executeTakeFirstOrThrow()
    return unread
  },

  /** Marks these as read, or all if `ids` is null; false when none changed. */
  async markRead(userId: number, ids: readonly number[] | null, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('notification')
      .set({ read_at: at })
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .where(isOfKnownKind)
      .$if(ids !== null, (update) => update.where('id', 'in', ids ?? []))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
})

export type NotificationRecord = Awaited<ReturnType<ReturnType<typeof notificationQueries>['page']>>[number]
