import { AVAILABILITY, type Availability } from '../properties/property.enums.ts'
import type { Property } from '../properties/property.contract.ts'
import type { PropertyField } from '../properties/property.fields.ts'
import { penceOf, poundsOf } from '../platform/values/money.ts'
import { isLongerThan } from '../platform/values/text.ts'
import { ENERGY_STATE, LISTING_CHECKS, type ListingCheck, type ListingKind } from './listing.enums.ts'
import type { ListingDraft } from './listing.draft.ts'
import { FEATURES_MIN, LISTING_LIMITS } from './listing.limits.ts'

const ONLY: Partial<Record<ListingCheck, ListingKind>> = {
  deposit: 'let',
  furnishing: 'let',
  availableOn: 'let',
  tenure: 'sale',
}

/** In order. */
export const checksOf = (kind: ListingKind): readonly ListingCheck[] =>
  LISTING_CHECKS.filter((check) => ONLY[check] === undefined || ONLY[check] === kind)

export interface CheckedHome extends Pick<
  Property,
  | 'availability'
  | 'rentalPrice'
  | 'purchasePrice'
  | 'rentalDeposit'
  | 'addressLine1'
  | 'city'
  | 'postcode'
  | 'desc'
  | 'bedrooms'
  | 'energyLabel'
> {
  /** With the default picture of the project where the home has none. */
  readonly pictureCount: number
}

export type CheckedListing = Omit<
  ListingDraft,
  | 'priceShownAs'
  | 'isNew'
  | 'certificateId'
  | 'planIds'
  | 'tour'
  | 'registrationNumber'
  | 'showOnMap'
  | 'feedIds'
>

export interface CheckFacts {
  readonly home: CheckedHome
  readonly listing: CheckedListing
  /** Published now. */
  readonly isOn: boolean
}

/** A year's rent from which the deposit may be six weeks' rent instead of five; both in pence. */
const HIGH_RENT_PENCE = 50_000_00

/** The highest tenancy deposit, in pounds, rounded down to the penny (rule I3.2). */
export function tenancyDepositCap(rent: number): number {
  const yearPence = penceOf(rent) * 12
  return poundsOf(Math.floor((yearPence * (yearPence >= HIGH_RENT_PENCE ? 6 : 5)) / 52))
}

const OPEN: Readonly<Record<ListingKind, readonly (Availability | null)[]>> = {
  let: [AVAILABILITY.ForRent],
  sale: [AVAILABILITY.ForSale, AVAILABILITY.ComingForSale],
}

const rentOrPrice = ({ home, listing }: CheckFacts) =>
  listing.kind === 'let' ? home.rentalPrice : home.purchasePrice

const isFilled = (text: string | null): boolean => text !== null && text.trim() !== ''

const isWithin = (text: string, max: number): boolean => isFilled(text) && !isLongerThan(text, max)

const RULES: Readonly<Record<ListingCheck, (facts: CheckFacts) => boolean>> = {
  // A home that is published stays so while it is reserved.
  availability: ({ home: { availability }, listing: { kind }, isOn }) =>
    (isOn && availability === AVAILABILITY.Reserved) ||
    (OPEN[kind] as readonly (number | null)[]).includes(availability),
  price: (facts) => (rentOrPrice(facts) ?? 0) > 0,
  address: ({ home }) => isFilled(home.addressLine1),
  city: ({ home }) => isFilled(home.city),
  postcode: ({ home }) => isFilled(home.postcode),
  shownAddress: ({ listing }) => isWithin(listing.shownAddress, LISTING_LIMITS.shownAddress),
  summary: ({ listing }) => isWithin(listing.summary, LISTING_LIMITS.summary),
  description: ({ home }) => isFilled(home.desc),
  features: ({ listing }) => listing.features.filter(isFilled).length >= FEATURES_MIN,
  bedrooms: ({ home }) => home.bedrooms !== null,
  propertyKind: ({ listing }) => listing.propertyKind !== null,
  pictures: ({ home }) => home.pictureCount > 0,
  energy: ({ home, listing: { energyState } }) =>
    energyState === ENERGY_STATE.Rated ? home.energyLabel !== null : energyState !== null,
  deposit: ({ home: { rentalDeposit, rentalPrice } }) =>
    rentalDeposit !== null && rentalDeposit <= tenancyDepositCap(rentalPrice ?? 0),
  furnishing: ({ listing }) => listing.furnishing !== null,
  availableOn: ({ listing }) => isFilled(listing.availableOn),
  tenure: ({ listing }) => listing.tenure !== null,
  councilTaxBand: ({ listing }) => isFilled(listing.councilTaxBand),
}

/** The checks that a home has to pass before it can be published, in order. */
export const checkListing = (facts: CheckFacts): { name: ListingCheck; ok: boolean }[] =>
  checksOf(facts.listing.kind).map((name) => ({ name, ok: RULES[name](facts) }))

export const missingIn = (facts: CheckFacts): ListingCheck[] =>
  checksOf(facts.listing.kind).filter((name) => !RULES[name](facts))

/** The field that a check is about: of the home itself, or of its listing. */
export type CheckPlace =
  | { readonly of: 'home'; readonly field: PropertyField }
  | { readonly of: 'listing'; readonly field: keyof ListingDraft }

const home = (field: PropertyField): CheckPlace => ({ of: 'home', field })
const listing = (field: keyof ListingDraft): CheckPlace => ({ of: 'listing', field })

/** The place at which a person adds what is missing. */
export function placeOfCheck(
  check: ListingCheck,
  { kind, energyState }: Pick<ListingDraft, 'kind' | 'energyState'>,
): CheckPlace {
  switch (check) {
    case 'price':
      return home(kind === 'let' ? 'rentalPrice' : 'purchasePrice')
    case 'address':
      return home('addressLine1')
    case 'description':
      return home('desc')
    case 'pictures':
      return home('images')
    case 'deposit':
      return home('rentalDeposit')
    case 'energy':
      return energyState === ENERGY_STATE.Rated ? home('energyLabel') : listing('energyState')
    case 'availability':
    case 'city':
    case 'postcode':
    case 'bedrooms':
      return home(check)
    default:
      return listing(check)
  }
}
