import type { ListingDraft } from '@latchkey/domain/listings/listing.draft'
import {
  defaultKind,
  defaultPropertyKind,
  defaultShownAddress,
} from '@latchkey/domain/listings/listing-defaults'
import { LISTING_KINDS, type ListingKind } from '@latchkey/domain/listings/listing.enums'
import type { Insertable } from 'kysely'
import type { ListingTable } from '../db/tables/listings.ts'
import { propertyFields } from '../properties/properties.columns.ts'
import { orNull } from '../platform/values/blank.ts'
import type { ListedHome, ListingRecord } from './listing.queries.ts'

/** Stored as places, counted from 1. */
export const numberOfKind = (kind: ListingKind): number => LISTING_KINDS.indexOf(kind) + 1

export const kindOfNumber = (stored: number): ListingKind => LISTING_KINDS[stored - 1] ?? 'let'

/** Columns that a save writes. */
type SavedColumns = Omit<
  Insertable<ListingTable>,
  'property_id' | 'published_at' | 'published_by' | 'off_at' | 'changed_at' | 'missing' | 'shown' | 'version'
>

/** Stores a clean draft; plans and feeds are in tables of their own. */
export const listingColumns = (draft: ListingDraft): SavedColumns => ({
  kind: numberOfKind(draft.kind),
  summary: orNull(draft.summary),
  features: draft.features.filter((feature) => feature !== ''),
  shown_address: orNull(draft.shownAddress),
  property_kind: draft.propertyKind,
  available_on: orNull(draft.availableOn),
  furnishing: draft.furnishing,
  council_tax_band: orNull(draft.councilTaxBand),
  tenure: draft.tenure,
  price_qualifier: draft.priceShownAs,
  is_new: draft.isNew,
  epc_state: draft.energyState,
  epc_media_id: draft.certificateId,
  tour_url: orNull(draft.tour),
  registration: orNull(draft.registrationNumber),
  has_map: draft.showOnMap,
})

/** Returns the stored draft, or a new one. */
export function draftOf(listed: ListedHome, websiteIds: readonly number[]): ListingDraft {
  const { listing } = listed
  return listing === null ? beginning(listed, websiteIds) : stored(listed, listing)
}

const stored = ({ plans, feedIds }: ListedHome, listing: ListingRecord): ListingDraft => ({
  kind: kindOfNumber(listing.kind),
  summary: listing.summary ?? '',
  features: listing.features,
  shownAddress: listing.shown_address ?? '',
  propertyKind: listing.property_kind,
  availableOn: listing.available_on ?? '',
  furnishing: listing.furnishing,
  councilTaxBand: listing.council_tax_band ?? '',
  tenure: listing.tenure,
  priceShownAs: listing.price_qualifier,
  isNew: listing.is_new,
  energyState: listing.epc_state,
  certificateId: listing.epc_media_id,
  planIds: plans.map(({ id }) => id),
  tour: listing.tour_url ?? '',
  registrationNumber: listing.registration ?? '',
  showOnMap: listing.has_map,
  feedIds,
})

function beginning({ home }: ListedHome, websiteIds: readonly number[]): ListingDraft {
  const fields = propertyFields(home)
  return {
    kind: defaultKind(fields),
    summary: '',
    features: [],
    shownAddress: defaultShownAddress(fields),
    propertyKind: defaultPropertyKind(fields.unitType),
    availableOn: '',
    furnishing: null,
    councilTaxBand: '',
    tenure: null,
    priceShownAs: null,
    isNew: false,
    energyState: null,
    certificateId: null,
    planIds: [],
    tour: '',
    registrationNumber: '',
    showOnMap: false,
    feedIds: websiteIds,
  }
}
