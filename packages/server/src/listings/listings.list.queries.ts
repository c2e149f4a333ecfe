import type { ListingColumn } from '@latchkey/domain/listings/listing-column-names'
import { KIND_BY_AVAILABILITY } from '@latchkey/domain/listings/listing-defaults'
import {
  LISTED_AVAILABILITIES,
  LISTING_KIND_LABELS,
  LISTING_KINDS,
  LISTING_STATES,
  type ListingState,
  LISTING_CHECKS,
} from '@latchkey/domain/listings/listing.enums'
import { stateText } from '@latchkey/domain/listings/listing.messages'
import { shownDateParts } from '@latchkey/domain/platform/values/date-filter'
import { foldedText } from '@latchkey/domain/platform/values/folded-text'
import { AVAILABILITY } from '@latchkey/domain/properties/property.enums'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { contains } from '../db/contains.ts'
import type { Db } from '../db/schema.ts'
import type { ListRequest } from '../platform/http/list-request.ts'
import { numberOfFeedKind } from './feed-choices.queries.ts'
import { numberOfKind } from './listing.columns.ts'

type Request = ListRequest<ListingColumn, ListingColumn>

const IS_ON = sql`(listing.published_at is not null and listing.off_at is null)`

/** The kind of a home without a listing is the one that it would begin with. */
const KIND = sql<number>`coalesce(listing.kind, case availability ${sql.join(
  Object.entries(KIND_BY_AVAILABILITY).map(
    ([availability, kind]) => sql`when ${sql.lit(Number(availability))} then ${sql.lit(numberOfKind(kind))}`,
  ),
  sql` `,
)} else case when rental_price_pence is null then ${sql.lit(numberOfKind('sale'))} else ${sql.lit(
  numberOfKind('let'),
)} end end)`

const placeOfState = (state: ListingState) => sql.lit(LISTING_STATES.indexOf(state))

/** The place of the state, in the order of a listing's life. */
const STATE = sql<number>`case
  when listing.property_id is null then ${placeOfState('none')}
  when not ${IS_ON} then case when missing > 0 then ${placeOfState('missing')} else ${placeOfState('ready')} end
  when availability <> ${sql.lit(AVAILABILITY.Reserved)} then ${placeOfState('published')}
  when listing.kind = ${sql.lit(numberOfKind('let'))} then ${placeOfState('let-agreed')}
  else ${placeOfState('reserved')} end`

/** A number for each text of a state. */
const STATES_APART = 100
const STATE_AND_MISSING = sql<number>`${STATE} * ${sql.lit(STATES_APART)} + coalesce(missing, 0)`

const PUBLISHED_AT = sql`case when ${IS_ON} then published_at end`

/** Names the feeds that show the home now. */
const FEEDS = sql<string>`(
  select string_agg(feed.name, ', ' order by lower(feed.name))
    from listing_feed join feed on feed.id = feed_id
    where listing_feed.property_id = listing.property_id and ${IS_ON}
      and (availability <> ${sql.lit(AVAILABILITY.ComingForSale)}
        or feed.kind = ${sql.lit(numberOfFeedKind('website'))}))`

const ofText = (text: RawBuilder<unknown>) => sql`lower(${text}) collate numeric_order`

interface ColumnQuery {
  readonly sort: RawBuilder<unknown>
  /** Matches what the list displays. */
  readonly filter: (text: string, timeZone: string) => RawBuilder<unknown>
}

const momentMatches = (moment: RawBuilder<unknown>) => (text: string, timeZone: string) => {
  const shown = sql<string>`to_char(${moment} at time zone ${timeZone}, 'DD/MM/YYYY HH24:MI')`
  return sql.join(
    shownDateParts(text).map((part) => contains(shown, part)),
    sql` and `,
  )
}

const textMatches = (column: RawBuilder<unknown>) => (text: string) =>
  contains(sql`folded_text(${column})`, text)

const isAmong = (column: RawBuilder<number>, numbers: readonly number[]) =>
  sql`${column} = any(${numbers}::integer[])`

const kindsMatching = (text: string): number[] =>
  LISTING_KINDS.filter((kind) => foldedText(LISTING_KIND_LABELS[kind]).includes(foldedText(text))).map(
    numberOfKind,
  )

/** The text of a listing that was never saved does not say what is missing. */
const statesMatching = (text: string): number[] =>
  LISTING_STATES.flatMap((state, place) =>
    Array.from({ length: LISTING_CHECKS.length + 1 }, (_, missing) => missing)
      .filter((missing) => foldedText(stateText(state, missing)).includes(foldedText(text)))
      .map((missing) => place * STATES_APART + missing),
  )

const COLUMNS: Readonly<Record<ListingColumn, ColumnQuery>> = {
  name: { sort: ofText(sql`property.name`), filter: textMatches(sql`property.name`) },
  project: { sort: ofText(sql`project.name`), filter: textMatches(sql`project.name`) },
  kind: { sort: KIND, filter: (text) => isAmong(KIND, kindsMatching(text)) },
  state: { sort: STATE_AND_MISSING, filter: (text) => isAmong(STATE_AND_MISSING, statesMatching(text)) },
  publishedAt: { sort: PUBLISHED_AT, filter: momentMatches(PUBLISHED_AT) },
  changedAt: { sort: sql`changed_at`, filter: momentMatches(sql`changed_at`) },
  feeds: { sort: ofText(FEEDS), filter: textMatches(FEEDS) },
}

/** Homes on offer, and any that is published. */
export const listingListQueries = (
  db: Kysely<Db>,
  filters: Request['filters'],
  { timeZone, isPublishedOnly = false }: { timeZone: string; isPublishedOnly?: boolean },
) => {
  const isOnOffer = sql`(availability = any(${LISTED_AVAILABILITIES}::smallint[]) or ${IS_ON})`
  const conditions = [
    sql`property.deleted_at is null`,
    isPublishedOnly ? IS_ON : isOnOffer,
    ...Object.entries(filters).map(([column, text]) =>
      COLUMNS[column as ListingColumn].filter(text, timeZone),
    ),
  ]
  const from = sql`from property
    left join project on project.id = project_id
    left join listing on listing.property_id = property.id
    where ${sql.join(conditions, sql` and `)}`
  return {
    async count(): Promise<number> {
      const { rows } = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db)
      return rows[0]?.total ?? 0
    },

    /** Ids of homes, by name by default; those without a value are last in both directions. */
    async page({ page, limit, sort }: Request): Promise<number[]> {
      const way = sql.raw(sort?.direction === 'desc' ? 'desc' : 'asc')
      const { rows } = await sql<{ id: number }>`
        select property.id ${from}
        order by ${COLUMNS[sort?.column ?? 'name'].sort} ${way} nulls last, property.id ${way}
        limit ${limit} offset ${(page - 1) * limit}`.execute(db)
      return rows.map(({ id }) => id)
    },
  }
}
