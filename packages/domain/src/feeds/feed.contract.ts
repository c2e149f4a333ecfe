import { Type, type Static } from 'typebox'
import { FEED_KINDS } from '../listings/listing.enums.ts'
import { FEED_ENCODINGS, FEED_STATES } from './feed.enums.ts'
import { ListingItemContract } from '../listings/listing-item.contract.ts'

const OptionalText = Type.Union([Type.String(), Type.Null()])
const OptionalWhole = Type.Union([Type.Integer(), Type.Null()])
const OptionalFlag = Type.Union([Type.Boolean(), Type.Null()])

/** A website or portal on which homes are published; the fields of a portal are null for a website. */
export const FeedContract = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum([...FEED_KINDS]),
  name: Type.String(),
  /** Published on it now. */
  homes: Type.Integer(),
  /** Unix seconds. */
  lastReadAt: OptionalWhole,
  /** Unix seconds. */
  lastSentAt: OptionalWhole,
  state: Type.Enum([...FEED_STATES]),
  branchLet: OptionalText,
  branchSale: OptionalText,
  encoding: Type.Union([Type.Enum([...FEED_ENCODINGS]), Type.Null()]),
  hasNewer: OptionalFlag,
  hours: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
  host: OptionalText,
  port: OptionalWhole,
  isEncrypted: OptionalFlag,
  username: OptionalText,
  hasPassword: OptionalFlag,
  folder: OptionalText,
  /** Row version; a save with an older one answers 409. */
  version: Type.Integer(),
})

export type Feed = Static<typeof FeedContract>

/** `url` is the address of a website's feed, which is not shown again. */
export const NewFeedContract = Type.Object({ id: Type.Integer(), url: Type.Optional(Type.String()) })

/** A feed that was just created. */
export type NewFeed = Static<typeof NewFeedContract>

/** False for a portal, which has no address. */
export const NewAddressContract = Type.Union([Type.Literal(false), Type.Object({ url: Type.String() })])

/** The new address of a feed. */
export type NewAddress = Static<typeof NewAddressContract>

/** The response to a website: the homes that are published on it, newest first. */
export const WebsiteContract = Type.Object({
  version: Type.Integer(),
  office: Type.Object({ name: OptionalText, phone: OptionalText, email: OptionalText }),
  /** Unix seconds of the last change of a home that is or was published on it; null for none. */
  changedAt: Type.Union([Type.Integer(), Type.Null()]),
  listings: Type.Array(ListingItemContract),
})

export type Website = Static<typeof WebsiteContract>
