import { expect, it } from 'vitest'
import { aListing } from './listing.fixtures.ts'
import { listingDraftOf, type ListingDraft } from './listing.draft.ts'
import { validateListing, type ListingLookups } from './listing.suite.ts'

const errorsOf = (draft: Partial<ListingDraft>, lookups: ListingLookups = {}) =>
  validateListing({ ...listingDraftOf(aListing()), ...draft }, lookups)

it('accepts a complete listing and an empty one', () => {
  expect(errorsOf({})).toEqual({})
  expect(
    errorsOf({
      summary: '',
      features: [],
      shownAddress: '',
      propertyKind: null,
      availableOn: '',
      furnishing: null,
      councilTaxBand: '',
      energyState: null,
      feedIds: [],
    }),
  ).toEqual({})
})

it.each([
  ['kind', { kind: 'swap' }, 'enumerable'],
  ['summary', { summary: 'x'.repeat(1001) }, 'maxlength'],
  ['features', { features: Array.from({ length: 11 }, () => 'x') }, 'maxlength'],
  ['features.1', { features: ['x', 'x'.repeat(201)] }, 'maxlength'],
  ['shownAddress', { shownAddress: 'x'.repeat(121) }, 'maxlength'],
  ['propertyKind', { propertyKind: 16 }, 'enumerable'],
  ['availableOn', { availableOn: '2026-02-30' }, 'date'],
  ['furnishing', { furnishing: 5 }, 'enumerable'],
  ['councilTaxBand', { councilTaxBand: 'I' }, 'enumerable'],
  ['tenure', { tenure: 5 }, 'enumerable'],
  ['priceShownAs', { kind: 'sale', priceShownAs: 7 }, 'enumerable'],
  ['energyState', { energyState: 0 }, 'enumerable'],
  ['planIds', { planIds: Array.from({ length: 11 }, (_, id) => id) }, 'maxlength'],
  ['tour', { tour: 'http://tours.example' }, 'pattern'],
  ['tour', { tour: `https://tours.example/${'x'.repeat(2000)}` }, 'maxlength'],
  ['registrationNumber', { registrationNumber: 'x'.repeat(65) }, 'maxlength'],
] as const)('rejects %s', (field, draft, name) => {
  expect(errorsOf(draft as Partial<ListingDraft>)).toEqual({ [field]: [name] })
})

it('rejects unknown pictures and feeds, and another kind while it is published', () => {
  const knowsNone = { knowsMedia: () => false, knowsFeed: () => false, publishedKind: 'sale' } as const
  expect(errorsOf({ certificateId: 1, planIds: [2], feedIds: [3] }, knowsNone)).toEqual({
    kind: ['enumerable'],
    certificateId: ['enumerable'],
    planIds: ['enumerable'],
    feedIds: ['enumerable'],
  })
})

it('keeps the price of a letting as it is', () => {
  expect(errorsOf({ kind: 'let', priceShownAs: 7 })).toEqual({})
})
