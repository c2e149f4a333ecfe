import { FEED_FILE_STATES, type FeedFileState, type SendFault } from '@latchkey/domain/feeds/feed-file.enums'
import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { FeedFileTable } from '../../db/tables/listings.ts'

export type FeedFileRecord = Selectable<FeedFileTable>

const numberOf = (state: FeedFileState): number => FEED_FILE_STATES.indexOf(state) + 1

export const FILE_STATE = {
  sending: numberOf('sending'),
  sent: numberOf('sent'),
  failed: numberOf('failed'),
  held: numberOf('held'),
} as const

/** Files that are sent, those that wait for it included; `feed-files.queries.ts` lists them. */
export const sendingQueries = (db: Kysely<Db> | Transaction<Db>) => {
  return {
    find: (id: number): Promise<FeedFileRecord | undefined> =>
      db.selectFrom('feed_file').selectAll().where('id', '=', id).executeTakeFirst(),

    async isSending(feedId: number): Promise<boolean> {
      const row = await db
        .selectFrom('feed_file')
        .select('id')
        .where('feed_id', '=', feedId)
        .where('state', '=', FILE_STATE.sending)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Returns the id. */
    async insert(values: Omit<Insertable<FeedFileTable>, 'state'>): Promise<number> {
      const { id } = await db
        .insertInto('feed_file')
        .values({ ...values, state: FILE_STATE.sending })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async set(id: number, values: Updateable<FeedFileTable>): Promise<void> {
      await db.updateTable('feed_file').set(values).where('id', '=', id).execute()
    },

    async remove(id: number): Promise<void> {
      await db.deleteFrom('feed_file').where('id', '=', id).execute()
    },

    /** Removes finished files. The last one sent of each feed stays, because it says what the portal has. */
    async removeBefore(before: Date): Promise<void> {
      await db
        .deleteFrom('feed_file')
        .where('at', '<', before)
        .where('next_at', 'is', null)
        .where('state', '<>', FILE_STATE.held)
        .where('id', 'not in', (from) =>
          from
            .selectFrom('feed_file as sent')
            .select((row) => row.fn.max('sent.id').as('id'))
            .where('sent.state', '=', FILE_STATE.sent)
            .groupBy('sent.feed_id'),
        )
        .execute()
    },

    /** Portals that are sent to at some hours. */
    async scheduledFeeds(): Promise<number[]> {
      const rows = await db
        .selectFrom('feed')
        .select('id')
        .where('host', 'is not', null)
        .where(sql<boolean>`cardinality(hours) > 0`)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Feeds with a file that is due, or whose sender has died. */
    async dueFeeds(at: Date, now: Date): Promise<number[]> {
      const rows = await db
        .selectFrom('feed_file')
        .select('feed_id')
        .distinct()
        .where('next_at', '<=', at)
        .where((row) => row.or([row('taken_until', 'is', null), row('taken_until', '<=', now)]))
        .execute()
      return rows.map((row) => row.feed_id)
    },

    /** Claims a file that is due, with the feed locked, unless another one of its feed is being sent. */
    async claim(
      feedId: number,
      { at, now, until }: { at: Date; now: Date; until: Date },
    ): Promise<FeedFileRecord | undefined> {
      return db
        .updateTable('feed_file')
        .set((row) => ({
          state: FILE_STATE.sending,
          at,
          fault: null,
          attempts: row('attempts', '+', 1),
          taken_until: until,
        }))
        .where('id', '=', (from) =>
          from
            .selectFrom('feed_file as due')
            .select('due.id')
            .where('due.feed_id', '=', feedId)
            .where('due.next_at', '<=', at)
            .where((row) => row.or([row('due.taken_until', 'is', null), row('due.taken_until', '<=', now)]))
            .where((row) =>
              row.not(
                row.exists(
                  row
                    .selectFrom('feed_file as other')
                    .select('other.id')
                    .whereRef('other.feed_id', '=', 'due.feed_id')
                    .whereRef('other.id', '<>', 'due.id')
                    .where('other.state', '=', FILE_STATE.sending),
                ),
              ),
            )
            .orderBy('due.id')
            .limit(1),
        )
        .returningAll()
        .executeTakeFirst()
    },

    /** False when another process has claimed the file meanwhile, or it is gone. */
    async keep({ id, attempts }: FeedFileRecord, until: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('feed_file')
        .set({ taken_until: until })
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .where('state', '=', FILE_STATE.sending)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Homes of the last file sent; null without one. */
    async homesSentLast(feedId: number): Promise<number | null> {
      const row = await db
        .selectFrom('feed_file')
        .select('homes')
        .where('feed_id', '=', feedId)
        .where('state', '=', FILE_STATE.sent)
        .orderBy('id', 'desc')
        .executeTakeFirst()
      return row?.homes ?? null
    },

    /** Earlier files of the feed that would still be sent are not any more; returns how many waited for a retry. */
    async dropRetries(feedId: number, id: number): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('feed_file')
        .set({ next_at: null })
        .where('feed_id', '=', feedId)
        .where('id', '<>', id)
        .where('next_at', 'is not', null)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    /** Marks earlier files as replaced by the one sent: none waits any more, and the portal has none of their pictures. */
    async replaceEarlier(feedId: number, id: number): Promise<void> {
      const earlier = db.updateTable('feed_file').where('feed_id', '=', feedId).where('id', '<>', id)
      await earlier.set({ next_at: null, etags: null }).execute()
      const later: SendFault = 'later'
      await earlier
        .set({ state: FILE_STATE.failed, fault: later })
        .where('state', '=', FILE_STATE.held)
        .execute()
    },
  }
}
