import { tenancyDepositCap } from './listing-checks.ts'
import { formatGbp } from '../platform/values/money.ts'
import type { Advice } from './listing-advice.ts'
import {
  LISTING_STATE_LABELS,
  type ListingKind,
  type ListingState,
  PROPERTY_KIND_LABELS,
  type ListingCheck,
  type ListingAdvice,
} from './listing.enums.ts'
import { DESCRIPTION_ADVISED, PICTURES_ADVISED } from './listing.limits.ts'

/** The first field with an error may be out of sight. */
export const LISTING_INCOMPLETE = 'Please check the form for errors'

export const LISTING_SAVED = 'Listing has been saved.'
export const HOME_PUBLISHED = 'Home has been published.'
export const HOME_TAKEN_OFF = 'Home has been taken off.'

/** A colleague was faster. */
export const PUBLISHED_ALREADY = 'This home has been published already.'
export const TAKEN_OFF_ALREADY = 'This home has been taken off already.'

/** '2 things missing: Summary, Council tax band.' */
export const notReadyText = (missing: readonly ListingCheck[]): string =>
  `${thingsMissing(missing.length)}: ${missing.map((check) => CHECK_LABELS[check]).join(', ')}.`

export const CHECK_LABELS: Readonly<Record<ListingCheck, string>> = {
  availability: 'Availability',
  price: 'Price',
  address: 'Address',
  city: 'City',
  postcode: 'Postcode',
  shownAddress: 'Address as shown',
  summary: 'Summary',
  description: 'Description',
  features: 'Features',
  bedrooms: 'Bedrooms',
  propertyKind: 'Property kind',
  pictures: 'Pictures',
  energy: 'Energy certificate',
  deposit: 'Deposit',
  furnishing: 'Furnishing',
  availableOn: 'Available from',
  tenure: 'Tenure',
  councilTaxBand: 'Council tax band',
}

/** For those who hear the list: 'Summary: done'. */
export const checkText = (check: ListingCheck, ok: boolean): string =>
  `${CHECK_LABELS[check]}: ${ok ? 'done' : 'missing'}`

export const thingsMissing = (count: number): string =>
  count === 1 ? '1 thing missing' : `${count} things missing`

/** 'Ready', '2 things missing', or 'Published, 2 things missing'. */
export function stateText(state: ListingState, missing: number): string {
  if (state === 'missing') return thingsMissing(missing)
  const label = LISTING_STATE_LABELS[state]
  return isPublished(state) && missing > 0 ? `${label}, ${thingsMissing(missing)}` : label
}

export const isPublished = (state: ListingState): boolean =>
  state === 'published' || state === 'let-agreed' || state === 'reserved'

/** The line in the dialog of a home. */
export const listingLine = (state: ListingState, missing: number): string =>
  `Listing: ${stateText(state, missing)}`

/** The heading of the dialog. */
export const listingOf = (home: string): string => `Listing of ${home}`

export const READY_TITLE = 'Ready to publish'
export const ADVICE_TITLE = 'Worth doing'

const ADVICE_TEXTS: Readonly<Record<Exclude<ListingAdvice, 'words'>, string>> = {
  pictures: `Fewer than ${PICTURES_ADVISED} pictures.`,
  'floor-plan': 'No floor plan.',
  description: `The description has fewer than ${DESCRIPTION_ADVISED} characters.`,
  feed: 'Published on no feed.',
}

export const adviceText = ({ name, words = [] }: Advice): string =>
  name === 'words' ? `This may be unlawful: ${words.join(', ')}.` : ADVICE_TEXTS[name]

/** States the cap of the deposit; '' without a rent. */
export const depositCapText = (rent: number | null): string =>
  rent === null || rent <= 0 ? '' : `At most ${formatGbp(tenancyDepositCap(rent))}`

export interface TitleFacts {
  kind: ListingKind
  bedrooms: number | null
  propertyKind: number | null
  city: string | null
}

/** '2 bedroom apartment to let in Bristol'; 'Studio to let in Bristol' without a bedroom. */
export function listingTitle({ kind, bedrooms, propertyKind, city }: TitleFacts): string {
  const offer = kind === 'let' ? 'to let' : 'for sale'
  const place = city === null ? '' : ` in ${city}`
  return `${homeWords(bedrooms, propertyKind)} ${offer}${place}`
}

function homeWords(bedrooms: number | null, propertyKind: number | null): string {
  if (bedrooms === 0) return 'Studio'
  const kind = propertyKind === null ? 'Home' : (PROPERTY_KIND_LABELS[propertyKind] ?? 'Home')
  return bedrooms === null ? kind : `${bedrooms} bedroom ${kind.toLowerCase()}`
}
