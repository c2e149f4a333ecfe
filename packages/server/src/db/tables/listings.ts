import type { Generated } from 'kysely'
import type { Created, Day, Id, Instant, Maybe } from './columns.ts'

/** What is published of a home. */
export interface ListingTable {
  property_id: number
  /** 1 to let, 2 for sale. */
  kind: number
  summary: Maybe<string>
  features: string[]
  shown_address: Maybe<string>
  property_kind: Maybe<number>
  available_on: Maybe<Day>
  furnishing: Maybe<number>
  council_tax_band: Maybe<string>
  tenure: Maybe<number>
  price_qualifier: Maybe<number>
  is_new: Generated<boolean>
  epc_state: Maybe<number>
  epc_media_id: Maybe<number>
  tour_url: Maybe<string>
  registration: Maybe<string>
  has_map: Generated<boolean>
  /** Of the last Publish. */
  published_at: Instant
  published_by: Maybe<number>
  /** Null while it is published. */
  off_at: Instant
  changed_at: Date
  /** Number of checks that fail, of the home as it is now. */
  missing: number
  /** Digest of everything that sites and portals show: it tells a change that they would see (rule I3.6). */
  shown: Buffer
  version: Generated<number>
}

export interface ListingPlanTable {
  property_id: number
  media_id: number
  place: number
}

export interface ListingFeedTable {
  property_id: number
  feed_id: number
}

export interface FeedTable {
  id: Id
  name: string
  /** 1 website, 2 portal. */
  kind: number
  /** Of a website's address. */
  token_hash: Maybe<Buffer>
  created_at: Created
  last_read_at: Instant
  version: Generated<number>
}

export interface ListingsTables {
  listing: ListingTable
  listing_plan: ListingPlanTable
  listing_feed: ListingFeedTable
  feed: FeedTable
}
