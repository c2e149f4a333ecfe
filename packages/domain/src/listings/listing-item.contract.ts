import { Type, type Static } from 'typebox'
import { LISTING_KINDS } from './listing.enums.ts'

const OptionalText = Type.Union([Type.String(), Type.Null()])
const OptionalNumber = Type.Union([Type.Number(), Type.Null()])
const OptionalWhole = Type.Union([Type.Integer(), Type.Null()])

/** A website shows a home in one of these states. */
export const ITEM_STATES = ['available', 'let-agreed', 'reserved', 'coming'] as const

export type ItemState = (typeof ITEM_STATES)[number]

const picture = { url: Type.String(), width: OptionalWhole, height: OptionalWhole }
const Picture = Type.Object({ ...picture, text: Type.String() })

/**
 * A published home as websites, and keys with the area of listings, read it: never the house number, the name of the
 * home, the full postcode, ids of other systems or notes of staff (rule I4.3). Choices are their labels, money is in
 * pounds. Keys are only ever added.
 */
export const ListingItemContract = Type.Object({
  /** The id of the home. */
  ref: Type.String(),
  kind: Type.Enum([...LISTING_KINDS]),
  state: Type.Enum([...ITEM_STATES]),
  title: Type.String(),
  address: OptionalText,
  town: OptionalText,
  outcode: OptionalText,
  summary: OptionalText,
  description: OptionalText,
  features: Type.Array(Type.String()),
  propertyKind: OptionalText,
  bedrooms: OptionalWhole,
  bathrooms: OptionalWhole,
  /** m² */
  size: OptionalNumber,
  /** To let. */
  rentPerMonth: OptionalNumber,
  /** For sale. */
  price: OptionalNumber,
  priceShownAs: OptionalText,
  /** To let. */
  deposit: OptionalNumber,
  /** To let: the highest holding deposit. */
  holdingDeposit: OptionalNumber,
  /** `YYYY-MM-DD` */
  availableOn: OptionalText,
  furnishing: OptionalText,
  councilTaxBand: OptionalText,
  tenure: OptionalText,
  energy: Type.Object({ state: OptionalText, rating: OptionalText }),
  isNew: Type.Boolean(),
  registrationNumber: OptionalText,
  amenities: Type.Array(Type.String()),
  pictures: Type.Array(Picture),
  floorPlans: Type.Array(Picture),
  certificate: Type.Union([Type.Object(picture), Type.Null()]),
  tour: OptionalText,
  /** Of the project, to about 100 m. */
  location: Type.Union([Type.Object({ latitude: Type.Number(), longitude: Type.Number() }), Type.Null()]),
  /** Unix seconds. */
  publishedAt: OptionalWhole,
  /** Unix seconds. */
  changedAt: OptionalWhole,
})

/** A published home as websites read it. */
export type ListingItem = Static<typeof ListingItemContract>
