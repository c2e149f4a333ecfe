import type { Labelled } from '../platform/values/labels.ts'
import { AVAILABILITY } from '../properties/property.enums.ts'

export const LISTING_KINDS = ['let', 'sale'] as const

export type ListingKind = (typeof LISTING_KINDS)[number]

export const LISTING_KIND_LABELS: Readonly<Record<ListingKind, string>> = {
  let: 'To let',
  sale: 'For sale',
}

/** In the order of a listing's life. */
export const LISTING_STATES = ['none', 'missing', 'ready', 'published', 'let-agreed', 'reserved'] as const

export type ListingState = (typeof LISTING_STATES)[number]

/** Without `missing`, whose text is a number of things. */
export const LISTING_STATE_LABELS: Readonly<Record<Exclude<ListingState, 'missing'>, string>> = {
  none: 'Not published',
  ready: 'Ready',
  published: 'Published',
  'let-agreed': 'Let agreed',
  reserved: 'Reserved',
}

export const PROPERTY_KIND_LABELS: Labelled = {
  1: 'Apartment',
  2: 'Flat',
  3: 'Studio',
  4: 'Maisonette',
  5: 'Duplex',
  6: 'Penthouse',
  7: 'House',
  8: 'Terraced',
  9: 'End of terrace',
  10: 'Semi-detached',
  11: 'Detached',
  12: 'Townhouse',
  13: 'Bungalow',
  14: 'Cottage',
  15: 'Land',
}

/** The property kind of a new listing by the home's unit type; other types have none. */
export const KIND_OF_UNIT_TYPE: Readonly<Record<number, number>> = {
  1: 1,
  2: 12,
  4: 11,
  5: 10,
  6: 7,
  8: 15,
  16: 5,
}

export const FURNISHING_LABELS: Labelled = {
  1: 'Furnished',
  2: 'Part furnished',
  3: 'Unfurnished',
  4: 'Furnished or unfurnished',
}

export const COUNCIL_TAX_BANDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'Exempt', 'Not yet banded'] as const

export const TENURE_LABELS: Labelled = {
  1: 'Freehold',
  2: 'Leasehold',
  3: 'Share of freehold',
  4: 'Commonhold',
}

/** Sales only; null is the price alone. */
export const PRICE_SHOWN_AS_LABELS: Labelled = {
  1: 'Guide price',
  2: 'Fixed price',
  3: 'Offers over',
  4: 'Offers in excess of',
  5: 'Offers in region of',
  6: 'From',
}

export const ENERGY_STATE = { Rated: 1, Ordered: 2, Exempt: 3 } as const

export const ENERGY_STATE_LABELS: Labelled = { 1: 'Rated', 2: 'Ordered', 3: 'Exempt' }

/** Homes of the list of listings. */
export const LISTED_AVAILABILITIES = [
  AVAILABILITY.ForRent,
  AVAILABILITY.ForSale,
  AVAILABILITY.ComingForSale,
  AVAILABILITY.Reserved,
] as const

/** A published home that becomes one of these is taken off. */
export const ENDING_AVAILABILITIES: readonly (number | null)[] = [
  AVAILABILITY.Sold,
  AVAILABILITY.Rented,
  AVAILABILITY.Archived,
]

/** In the order in which they are shown. */
export const LISTING_CHECKS = [
  'availability',
  'price',
  'address',
  'city',
  'postcode',
  'shownAddress',
  'summary',
  'description',
  'features',
  'bedrooms',
  'propertyKind',
  'pictures',
  'energy',
  'deposit',
  'furnishing',
  'availableOn',
  'tenure',
  'councilTaxBand',
] as const

export type ListingCheck = (typeof LISTING_CHECKS)[number]

/** In the order in which they are shown; a home can be published without them. */
export const LISTING_ADVICE = ['pictures', 'floor-plan', 'description', 'feed', 'words'] as const

export type ListingAdvice = (typeof LISTING_ADVICE)[number]

/** Of the feeds on which homes are published. */
export const FEED_KINDS = ['website', 'portal'] as const

export type FeedKind = (typeof FEED_KINDS)[number]
