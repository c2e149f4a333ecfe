import { dayText, isDay } from '../platform/values/days.ts'
import { DASH, labelOf, type Labelled } from '../platform/values/labels.ts'
import type { Listing } from './listing.contract.ts'
import type { ListingDraft } from './listing.draft.ts'
import {
  ENERGY_STATE_LABELS,
  FURNISHING_LABELS,
  LISTING_KIND_LABELS,
  PRICE_SHOWN_AS_LABELS,
  PROPERTY_KIND_LABELS,
  TENURE_LABELS,
} from './listing.enums.ts'

const CHOICES: Readonly<Partial<Record<keyof ListingDraft, Labelled>>> = {
  propertyKind: PROPERTY_KIND_LABELS,
  furnishing: FURNISHING_LABELS,
  tenure: TENURE_LABELS,
  priceShownAs: PRICE_SHOWN_AS_LABELS,
  energyState: ENERGY_STATE_LABELS,
}

/** For comparing two drafts; a dash for an empty value. */
export function listingDraftText(
  field: keyof ListingDraft,
  draft: ListingDraft,
  feeds: Listing['feeds'],
): string {
  if (field === 'kind') return LISTING_KIND_LABELS[draft.kind]
  if (field === 'features') return draft.features.filter(Boolean).join(', ') || DASH
  if (field === 'planIds') return pictures(draft.planIds.length)
  if (field === 'feedIds') return namesOf(draft.feedIds, feeds) || DASH
  const value = draft[field]
  if (value === null || value === '') return DASH
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return isDay(value) ? dayText(value) : value
  const labels = CHOICES[field]
  return labels === undefined ? pictures(1) : labelOf(labels, value)
}

const pictures = (count: number): string => (count === 1 ? '1 picture' : `${count} pictures`)

const namesOf = (ids: readonly number[], feeds: Listing['feeds']): string =>
  feeds
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ')
