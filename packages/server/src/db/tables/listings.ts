import type { LeftOut } from '@latchkey/domain/feeds/feed-file.contract'
import type { ColumnType, Generated } from 'kysely'
import type { Created, Day, Id, Instant, Maybe } from './columns.ts'

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
  /** Digest of everything that sites and portals show: it differs after a change that they would see. */
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
  /** Of a portal, like all that follow. */
  branch_let: Maybe<string>
  branch_sale: Maybe<string>
  /** 1 UTF-8, 2 Windows-1252. */
  encoding: Maybe<number>
  has_newer: Maybe<boolean>
  /** Of business time. */
  hours: Maybe<number[]>
  /** Null when its files are only downloaded. */
  host: Maybe<string>
  port: Maybe<number>
  is_encrypted: Maybe<boolean>
  username: Maybe<string>
  password_sealed: Maybe<Buffer>
  folder: Maybe<string>
  /** The place in FEED_STATES, from 1; null until a file was sent, failed or held. */
  state: Maybe<number>
  last_sent_at: Instant
  numbers: ColumnType<FileNumbers | null, string | null | undefined, string | null>
  /** The last hour for which a file was made, or since when the hours are as they are; null since it was created. */
  scheduled_at: Instant
  version: Generated<number>
}

/** The last numbers of a day's files, by branch. */
export interface FileNumbers {
  readonly day: Day
  readonly last: Readonly<Record<string, number>>
}

/** Filled in when the file is built. */
type Built<T> = ColumnType<T | null, string | null | undefined, string | null>

/** A row describes the files that were made for a portal at one time, one for each branch. */
export interface FeedFileTable {
  id: Id
  feed_id: number
  at: Date
  homes: Generated<number>
  left_out: ColumnType<LeftOut[], string | undefined, string>
  pictures: Generated<number>
  bytes: Generated<number>
  /** The place in FEED_FILE_STATES, from 1. */
  state: number
  fault: Maybe<string>
  /** By name of the pictures in its records; shows which of them the portal already has. */
  etags: Built<Readonly<Record<string, string>>>
  homes_by_branch: Built<Readonly<Record<string, number>>>
  /** False when a person sent it. */
  is_scheduled: Generated<boolean>
  /** All pictures, not only those that are new or have changed. */
  has_everything: Generated<boolean>
  attempts: Generated<number>
  /** Of the next attempt; null when there is none. */
  next_at: Instant
  /** A process sends it and has said so; after this time the process is presumed dead. */
  taken_until: Instant
}

export interface ListingsTables {
  listing: ListingTable
  listing_plan: ListingPlanTable
  listing_feed: ListingFeedTable
  feed: FeedTable
  feed_file: FeedFileTable
}
