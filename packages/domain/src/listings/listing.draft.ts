import { cleanText } from '../platform/values/text.ts'
import type { Listing } from './listing.contract.ts'
import type { ListingKind } from './listing.enums.ts'

/** Text is never null; choices are null while none is made. */
export interface ListingDraft {
  kind: ListingKind
  summary: string
  /** May contain blanks, which are not stored. */
  features: readonly string[]
  shownAddress: string
  propertyKind: number | null
  /** `YYYY-MM-DD`, or ''. */
  availableOn: string
  furnishing: number | null
  /** '' for none. */
  councilTaxBand: string
  tenure: number | null
  /** Sales only. */
  priceShownAs: number | null
  isNew: boolean
  energyState: number | null
  certificateId: number | null
  planIds: readonly number[]
  tour: string
  registrationNumber: string
  showOnMap: boolean
  feedIds: readonly number[]
}

/** `version` is the one that the draft was read at; 0 of a listing that was never saved. */
export type ListingSave = ListingDraft & { version?: number }

/** In the order of the form. */
export const LISTING_LABELS: Readonly<Record<keyof ListingDraft, string>> = {
  kind: 'Kind',
  summary: 'Summary',
  features: 'Features',
  shownAddress: 'Address as shown',
  propertyKind: 'Property kind',
  availableOn: 'Available from',
  furnishing: 'Furnishing',
  councilTaxBand: 'Council tax band',
  tenure: 'Tenure',
  priceShownAs: 'Price shown as',
  isNew: 'New home',
  energyState: 'Energy certificate',
  certificateId: 'Certificate picture',
  planIds: 'Floor plans',
  tour: 'Tour (link)',
  registrationNumber: 'Registration number',
  showOnMap: 'Show on a map',
  feedIds: 'Publish on',
}

export const LISTING_FIELDS = Object.keys(LISTING_LABELS) as readonly (keyof ListingDraft)[]

export const listingDraftOf = (listing: Listing): ListingDraft => ({
  kind: listing.kind,
  summary: listing.summary ?? '',
  features: listing.features,
  shownAddress: listing.shownAddress ?? '',
  propertyKind: listing.propertyKind,
  availableOn: listing.availableOn ?? '',
  furnishing: listing.furnishing,
  councilTaxBand: listing.councilTaxBand ?? '',
  tenure: listing.tenure,
  priceShownAs: listing.priceShownAs,
  isNew: listing.isNew,
  energyState: listing.energyState,
  certificateId: listing.certificateId,
  planIds: listing.planIds,
  tour: listing.tour ?? '',
  registrationNumber: listing.registrationNumber ?? '',
  showOnMap: listing.showOnMap,
  feedIds: listing.feedIds,
})

/** As it will be stored; blank features keep their places, so that errors can name them. */
export const cleanListingDraft = (draft: ListingDraft): ListingDraft => ({
  ...draft,
  summary: cleanText(draft.summary, { isLong: true }),
  features: draft.features.map((feature) => cleanText(feature)),
  shownAddress: cleanText(draft.shownAddress),
  tour: cleanText(draft.tour),
  registrationNumber: cleanText(draft.registrationNumber),
  // A letting has one rent, which is asked for as it is.
  priceShownAs: draft.kind === 'let' ? null : draft.priceShownAs,
})
