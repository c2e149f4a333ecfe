import { create } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import {
  errorsOf,
  optionalText,
  patternedText,
  rule,
  type StateRule,
} from '../platform/validation/suite-rules.ts'
import { isDay } from '../platform/values/days.ts'
import type { Labelled } from '../platform/values/labels.ts'
import { cleanListingDraft, type ListingDraft } from './listing.draft.ts'
import {
  COUNCIL_TAX_BANDS,
  ENERGY_STATE_LABELS,
  FURNISHING_LABELS,
  LISTING_KINDS,
  PRICE_SHOWN_AS_LABELS,
  PROPERTY_KIND_LABELS,
  TENURE_LABELS,
  type ListingKind,
} from './listing.enums.ts'
import { LISTING_LIMITS, SECURE_ADDRESS } from './listing.limits.ts'

/** Data that the rules need beyond the draft; an omitted check passes. */
export interface ListingLookups {
  /** Of a published listing, whose kind stays. */
  publishedKind?: ListingKind | null
  knowsMedia?: (id: number) => boolean
  knowsFeed?: (id: number) => boolean
}

const CHOICES = {
  propertyKind: PROPERTY_KIND_LABELS,
  furnishing: FURNISHING_LABELS,
  tenure: TENURE_LABELS,
  priceShownAs: PRICE_SHOWN_AS_LABELS,
  energyState: ENERGY_STATE_LABELS,
} as const satisfies Partial<Record<keyof ListingDraft, Labelled>>

type ChoiceField = keyof typeof CHOICES

export const LISTING_CHOICE_FIELDS = Object.keys(CHOICES) as readonly ChoiceField[]

function listingRules(draft: ListingDraft, lookups: ListingLookups, state: StateRule): void {
  const { publishedKind = null, knowsMedia = () => true, knowsFeed = () => true } = lookups
  state(
    'kind',
    'enumerable',
    () => LISTING_KINDS.includes(draft.kind) && (publishedKind === null || draft.kind === publishedKind),
  )
  optionalText('summary', draft.summary, LISTING_LIMITS.summary, state)
  state('features', 'maxlength', () => draft.features.length <= LISTING_LIMITS.features)
  for (const [place, feature] of draft.features.entries())
    optionalText(`features.${place}`, feature, LISTING_LIMITS.feature, state)
  optionalText('shownAddress', draft.shownAddress, LISTING_LIMITS.shownAddress, state)
  for (const field of LISTING_CHOICE_FIELDS) {
    const choice = draft[field]
    state(field, 'enumerable', () => choice === null || Object.hasOwn(CHOICES[field], choice))
  }
  state('availableOn', 'date', () => draft.availableOn === '' || isDay(draft.availableOn))
  state(
    'councilTaxBand',
    'enumerable',
    () =>
      draft.councilTaxBand === '' || (COUNCIL_TAX_BANDS as readonly string[]).includes(draft.councilTaxBand),
  )
  const { certificateId } = draft
  state('certificateId', 'enumerable', () => certificateId === null || knowsMedia(certificateId))
  state('planIds', 'maxlength', () => draft.planIds.length <= LISTING_LIMITS.plans)
  state('planIds', 'enumerable', () => draft.planIds.every((id) => knowsMedia(id)))
  patternedText('tour', draft.tour, SECURE_ADDRESS, state)
  optionalText('tour', draft.tour, LISTING_LIMITS.tour, state)
  optionalText('registrationNumber', draft.registrationNumber, LISTING_LIMITS.registrationNumber, state)
  state('feedIds', 'enumerable', () => draft.feedIds.every((id) => knowsFeed(id)))
}

/** A factory, because overlapping runs of one suite would interfere. */
export const createListingSuite = (lookups: ListingLookups = {}) =>
  create((draft: ListingDraft) => listingRules(draft, lookups, rule))

export const validateListing = (draft: ListingDraft, lookups: ListingLookups): ErrorsByField =>
  errorsOf(createListingSuite(lookups), cleanListingDraft(draft))
