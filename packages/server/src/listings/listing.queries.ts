import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { ListingTable } from '../db/tables/listings.ts'
import type { MediaRecord } from '../media/media.present.ts'
import type { PropertyRecord } from '../properties/properties.present.ts'

export type ListingRecord = Selectable<ListingTable>

export interface Picture extends MediaRecord {
  readonly width: number | null
  readonly height: number | null
}

/** A home that may be deleted, with everything that its listing shows. */
export interface ListedHome {
  readonly home: PropertyRecord
  readonly project: ProjectFacts | null
  /** In order; those of the project where the home has none. */
  readonly pictures: readonly Picture[]
  /** Null while nothing is stored. */
  readonly listing: ListingRecord | null
  readonly plans: readonly Picture[]
  readonly certificate: Picture | null
  readonly feedIds: readonly number[]
}

interface ProjectFacts {
  readonly id: number
  readonly name: string
  readonly latitude: string | null
  readonly longitude: string | null
  readonly default_media_id: number | null
}

const PICTURE = ['media.id', 'location', 'external_url', 'original_name', 'width', 'height'] as const

export const listingQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** In the order of the ids; unknown ones are left out. */
  async listed(ids: readonly number[]): Promise<ListedHome[]> {
    if (ids.length === 0) return []
    const isOne = (column: string) => sql<boolean>`${sql.ref(column)} = any(${ids}::integer[])`
    const [homes, images, listings, plans, feeds] = await Promise.all([
      db.selectFrom('property').selectAll().where(isOne('id')).execute(),
      db
        .selectFrom('property_image')
        .innerJoin('media', 'media.id', 'media_id')
        .select(['property_id', ...PICTURE])
        .where(isOne('property_id'))
        .orderBy('position')
        .execute(),
      db.selectFrom('listing').selectAll().where(isOne('property_id')).execute(),
      db
        .selectFrom('listing_plan')
        .innerJoin('media', 'media.id', 'media_id')
        .select(['property_id', ...PICTURE])
        .where(isOne('property_id'))
        .orderBy('place')
        .execute(),
      db.selectFrom('listing_feed').selectAll().where(isOne('property_id')).orderBy('feed_id').execute(),
    ])
    const projects = await this.projects(homes.flatMap(({ project_id: id }) => id ?? []))
    const single = await this.pictures([
      ...[...projects.values()].map(({ default_media_id: id }) => id),
      ...listings.map(({ epc_media_id: id }) => id),
    ])
    const [homeOf, listingOf] = [
      new Map(homes.map((home) => [home.id, home])),
      new Map(listings.map((listing) => [listing.property_id, listing])),
    ]
    const imagesOf = Map.groupBy(images, ({ property_id: id }) => id)
    const plansOf = Map.groupBy(plans, ({ property_id: id }) => id)
    const feedsOf = Map.groupBy(feeds, ({ property_id: id }) => id)
    return ids.flatMap((id): ListedHome[] => {
      const home = homeOf.get(id)
      if (home === undefined) return []
      const project = projects.get(home.project_id ?? 0) ?? null
      const instead = single.get(project?.default_media_id ?? 0)
      const listing = listingOf.get(id) ?? null
      return [
        {
          home,
          project,
          pictures: imagesOf.get(id) ?? (instead === undefined ? [] : [instead]),
          listing,
          plans: plansOf.get(id) ?? [],
          certificate: single.get(listing?.epc_media_id ?? 0) ?? null,
          feedIds: (feedsOf.get(id) ?? []).map(({ feed_id: feed }) => feed),
        },
      ]
    })
  },

  async projects(ids: readonly number[]): Promise<Map<number, ProjectFacts>> {
    if (ids.length === 0) return new Map()
    const rows = await db
      .selectFrom('project')
      .select(['id', 'name', 'latitude', 'longitude', 'default_media_id'])
      .where(sql<boolean>`id = any(${ids}::integer[])`)
      .execute()
    return new Map(rows.map((project) => [project.id, project]))
  },

  async pictures(ids: readonly (number | null)[]): Promise<Map<number, Picture>> {
    const given = ids.filter((id) => id !== null)
    if (given.length === 0) return new Map()
    const rows = await db
      .selectFrom('media')
      .select(PICTURE)
      .where(sql<boolean>`id = any(${given}::integer[])`)
      .execute()
    return new Map(rows.map((picture) => [picture.id, picture]))
  },

  /** Locks homes with a listing until the transaction ends, in the order of their ids. */
  async lockOf(homeIds: readonly number[]): Promise<number[]> {
    if (homeIds.length === 0) return []
    const rows = await db
      .selectFrom('listing')
      .select('property_id')
      .where(sql<boolean>`property_id = any(${homeIds}::integer[])`)
      .orderBy('property_id')
      .forUpdate()
      .execute()
    return rows.map(({ property_id: id }) => id)
  },

  async insert(values: Insertable<ListingTable>): Promise<void> {
    await db.insertInto('listing').values(values).execute()
  },

  async update(id: number, values: Updateable<ListingTable>): Promise<void> {
    await db.updateTable('listing').set(values).where('property_id', '=', id).execute()
  },

  async setPlans(id: number, mediaIds: readonly number[]): Promise<void> {
    await db.deleteFrom('listing_plan').where('property_id', '=', id).execute()
    if (mediaIds.length === 0) return
    await db
      .insertInto('listing_plan')
      .values(mediaIds.map((media_id, place) => ({ property_id: id, media_id, place })))
      .execute()
  },

  async setFeeds(id: number, feedIds: readonly number[]): Promise<void> {
    await db.deleteFrom('listing_feed').where('property_id', '=', id).execute()
    if (feedIds.length === 0) return
    await db
      .insertInto('listing_feed')
      .values(feedIds.map((feed_id) => ({ property_id: id, feed_id })))
      .execute()
  },

  async toMend(): Promise<number> {
    const { total } = await db
      .selectFrom('listing')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('published_at', 'is not', null)
      .where('off_at', 'is', null)
      .where('missing', '>', 0)
      .executeTakeFirstOrThrow()
    return total
  },

  /** Updates the listings of changed homes, in one statement. */
  async followAll(
    listings: readonly {
      id: number
      missing: number
      shown: string
      off_at: Date | null
      changed_at: Date
    }[],
  ): Promise<void> {
    if (listings.length === 0) return
    await sql`
      update listing set missing = fresh.missing, shown = decode(fresh.shown, 'hex'), off_at = fresh.off_at,
          changed_at = fresh.changed_at
        from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb)
          as fresh (id integer, missing smallint, shown text, off_at timestamptz, changed_at timestamptz)
        where listing.property_id = fresh.id`.execute(db)
  },

  /** Takes homes off feeds of a kind; their forms are then out of date. */
  async leaveFeeds(homeIds: readonly number[], feedKind: number): Promise<void> {
    if (homeIds.length === 0) return
    await sql`
      with gone as (
        delete from listing_feed using feed
          where feed.id = feed_id and feed.kind = ${feedKind} and property_id = any(${homeIds}::integer[])
          returning property_id)
      update listing set version = version + 1 where property_id in (select property_id from gone)`.execute(
      db,
    )
  },
})
