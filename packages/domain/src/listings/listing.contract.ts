import { Type, type Static } from 'typebox'
import { MediaContract } from '../media/media.contract.ts'
import { PageOf } from '../platform/lists/page.contract.ts'
import { FEED_KINDS, LISTING_KINDS, LISTING_STATES, LISTING_ADVICE, LISTING_CHECKS } from './listing.enums.ts'

const OptionalText = Type.Union([Type.String(), Type.Null()])
const Whole = Type.Union([Type.Integer(), Type.Null()])
const Check = Type.Enum([...LISTING_CHECKS])
const NamedFeed = Type.Object({ id: Type.Integer(), name: Type.String() })

const shared = {
  /** The home's. */
  id: Type.Integer(),
  /** The home's. */
  name: Type.String(),
  kind: Type.Enum([...LISTING_KINDS]),
  state: Type.Enum([...LISTING_STATES]),
  /** Unix seconds of the last Publish; null for never. */
  publishedAt: Whole,
  /** Unix seconds; null while nothing is stored. */
  changedAt: Whole,
}

/** A home of the list of listings. */
export const ListingRowContract = Type.Object({
  ...shared,
  projectId: Whole,
  projectName: OptionalText,
  /** Number of checks that fail. */
  missing: Type.Integer(),
  /** The feeds on which it is published now. */
  feeds: Type.Array(NamedFeed),
})

export type ListingRow = Static<typeof ListingRowContract>

/** A page of the list of listings. */
export const ListingPageContract = PageOf(ListingRowContract)

/** The listing of a home: as stored, or as it would begin while `version` is 0. */
export const ListingContract = Type.Object({
  ...shared,
  summary: OptionalText,
  features: Type.Array(Type.String()),
  shownAddress: OptionalText,
  propertyKind: Whole,
  /** `YYYY-MM-DD` */
  availableOn: OptionalText,
  furnishing: Whole,
  councilTaxBand: OptionalText,
  tenure: Whole,
  priceShownAs: Whole,
  isNew: Type.Boolean(),
  energyState: Whole,
  certificateId: Whole,
  certificate: Type.Union([MediaContract, Type.Null()]),
  planIds: Type.Array(Type.Integer()),
  plans: Type.Array(MediaContract),
  tour: OptionalText,
  registrationNumber: OptionalText,
  showOnMap: Type.Boolean(),
  feedIds: Type.Array(Type.Integer()),
  /** All that can be chosen, by name. */
  feeds: Type.Array(Type.Object({ ...NamedFeed.properties, kind: Type.Enum([...FEED_KINDS]) })),
  /** Names of the checks that fail. */
  missing: Type.Array(Check),
  checks: Type.Array(Type.Object({ name: Check, ok: Type.Boolean() })),
  advice: Type.Array(
    Type.Object({
      name: Type.Enum([...LISTING_ADVICE]),
      words: Type.Optional(Type.Array(Type.String())),
    }),
  ),
  /** Row version; a save with an older one answers 409. */
  version: Type.Integer(),
})

/** The listing of a home. */
export type Listing = Static<typeof ListingContract>

/** Published homes that no longer meet a check. */
export const ToMendContract = Type.Object({ total: Type.Integer() })

/** A 409: the home cannot be published. */
export const NotReadyContract = Type.Object({
  error: Type.Literal('not-ready'),
  message: Type.String(),
  missing: Type.Array(Check),
})

export type NotReady = Static<typeof NotReadyContract>
