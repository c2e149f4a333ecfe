import { FEED_FILE_STATES, type FeedFileState } from '@latchkey/domain/feeds/feed-file.enums'
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { FeedFileTable, FileNumbers } from '../../db/tables/listings.ts'

const LISTED = ['id', 'at', 'homes', 'left_out', 'pictures', 'bytes', 'state', 'fault'] as const

export type ListedFile = Pick<Selectable<FeedFileTable>, (typeof LISTED)[number]>

/** Stored as places, counted from 1. */
export const numberOfFileState = (state: FeedFileState): number => FEED_FILE_STATES.indexOf(state) + 1

export const fileStateOfNumber = (stored: number): FeedFileState => FEED_FILE_STATES[stored - 1] ?? 'failed'

/** The file that the portal has. */
export interface LastSent {
  readonly etags: Readonly<Record<string, string>>
  readonly homes_by_branch: Readonly<Record<string, number>>
}

export const feedFileQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  async count(feedId: number): Promise<number> {
    const { total } = await db
      .selectFrom('feed_file')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('feed_id', '=', feedId)
      .executeTakeFirstOrThrow()
    return total
  },

  /** Newest first. */
  page: (feedId: number, { page, limit }: { page: number; limit: number }): Promise<ListedFile[]> =>
    db
      .selectFrom('feed_file')
      .select(LISTED)
      .where('feed_id', '=', feedId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .offset((page - 1) * limit)
      .limit(limit)
      .execute(),

  async insert(values: Insertable<FeedFileTable>): Promise<number> {
    const { id } = await db.insertInto('feed_file').values(values).returning('id').executeTakeFirstOrThrow()
    return id
  },

  /** Describes the last file that was sent; empty before the first. */
  async lastSent(feedId: number): Promise<LastSent> {
    const last = await db
      .selectFrom('feed_file')
      .select(['etags', 'homes_by_branch'])
      .where('feed_id', '=', feedId)
      .where('state', '=', numberOfFileState('sent'))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return { etags: last?.etags ?? {}, homes_by_branch: last?.homes_by_branch ?? {} }
  },

  /** The next file then has all pictures. */
  async forgetPictures(feedId: number): Promise<void> {
    await db.updateTable('feed_file').set({ etags: null }).where('feed_id', '=', feedId).execute()
  },

  /** Published on the feed, in the order of their ids. */
  async homeIds(feedId: number): Promise<number[]> {
    const rows = await db
      .selectFrom('listing')
      .innerJoin('listing_feed', 'listing_feed.property_id', 'listing.property_id')
      .select('listing.property_id')
      .where('feed_id', '=', feedId)
      .where('published_at', 'is not', null)
      .where('off_at', 'is', null)
      .orderBy('listing.property_id')
      .execute()
    return rows.map(({ property_id: id }) => id)
  },
})

/** The next numbers of a day's files, by branch; each is given once. */
export async function claimNumbers(
  db: Transaction<Db>,
  feedId: number,
  { day, branches }: { day: string; branches: readonly string[] },
): Promise<Map<string, number>> {
  const feed = await db
    .selectFrom('feed')
    .select('numbers')
    .where('id', '=', feedId)
    .forUpdate()
    .executeTakeFirst()
  const last = feed?.numbers?.day === day ? feed.numbers.last : {}
  const next = new Map(branches.map((branch) => [branch, (last[branch] ?? 0) + 1]))
  const numbers: FileNumbers = { day, last: { ...last, ...Object.fromEntries(next) } }
  await db
    .updateTable('feed')
    .set({ numbers: sql`${JSON.stringify(numbers)}::jsonb` })
    .where('id', '=', feedId)
    .execute()
  return next
}
