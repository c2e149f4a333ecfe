import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { FeedTable } from '../db/tables/listings.ts'
import type { FeedRecord } from '../listings/feed-choices.queries.ts'

export const feedQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  find: (id: number): Promise<FeedRecord | undefined> =>
    db.selectFrom('feed').selectAll().where('id', '=', id).executeTakeFirst(),

  lock: (id: number): Promise<FeedRecord | undefined> =>
    db.selectFrom('feed').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  ofToken: (token_hash: Buffer): Promise<FeedRecord | undefined> =>
    db.selectFrom('feed').selectAll().where('token_hash', '=', token_hash).executeTakeFirst(),

  /** Names are unique, and there are only so many. */
  async lockAll(): Promise<void> {
    await sql`lock table feed in share row exclusive mode`.execute(db)
  },

  /** Numbers of published homes, by feed. */
  async homes(): Promise<Map<number, number>> {
    const rows = await db
      .selectFrom('listing_feed')
      .innerJoin('listing', 'listing.property_id', 'listing_feed.property_id')
      .select((row) => ['feed_id', row.fn.countAll<number>().as('homes')])
      .where('published_at', 'is not', null)
      .where('off_at', 'is', null)
      .groupBy('feed_id')
      .execute()
    return new Map(rows.map(({ feed_id: id, homes }) => [id, homes]))
  },

  async insert(values: Insertable<FeedTable>): Promise<number> {
    const { id } = await db.insertInto('feed').values(values).returning('id').executeTakeFirstOrThrow()
    return id
  },

  async update(id: number, values: Updateable<FeedTable>): Promise<void> {
    await db.updateTable('feed').set(values).where('id', '=', id).execute()
  },

  async remove(id: number): Promise<void> {
    await db.deleteFrom('feed').where('id', '=', id).execute()
  },
})
