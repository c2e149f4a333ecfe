import { FEED_KINDS, type FeedKind } from '@latchkey/domain/listings/listing.enums'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { FeedTable } from '../db/tables/listings.ts'

export type FeedRecord = Selectable<FeedTable>

/** Stored as places, counted from 1. */
export const numberOfFeedKind = (kind: FeedKind): number => FEED_KINDS.indexOf(kind) + 1

export const feedKindOfNumber = (stored: number): FeedKind => FEED_KINDS[stored - 1] ?? 'website'

export const websitesIn = (feeds: readonly FeedRecord[]): number[] =>
  feeds.filter(({ kind }) => feedKindOfNumber(kind) === 'website').map(({ id }) => id)

/** The feeds that homes can be published on. */
export const feedChoiceQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** By name. */
  all: (): Promise<FeedRecord[]> =>
    db
      .selectFrom('feed')
      .selectAll()
      .orderBy((row) => row.fn<string>('lower', ['name']))
      .execute(),

  /** Existing ones, locked against deletion until the transaction ends. */
  async lockAgainstDeletion(ids: readonly number[]): Promise<number[]> {
    if (ids.length === 0) return []
    const rows = await db.selectFrom('feed').select('id').where('id', 'in', ids).forKeyShare().execute()
    return rows.map(({ id }) => id)
  },
})
