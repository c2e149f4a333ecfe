import { expect, it } from 'vitest'
import { LISTING_FIELDS, listingDraftOf } from './listing.draft.ts'
import { aListing } from './listing.fixtures.ts'
import { listingDraftText } from './listing-texts.ts'

it('has every value of a draft in words', () => {
  const listing = aListing({ kind: 'sale', features: ['Lift', 'Gym'], priceShownAs: 3, certificateId: 8 })
  const draft = { ...listingDraftOf(listing), availableOn: '2026-04-01', feedIds: [1], planIds: [4, 5] }
  const texts = LISTING_FIELDS.map((field) => [field, listingDraftText(field, draft, listing.feeds)])
  expect(Object.fromEntries(texts)).toEqual({
    kind: 'For sale',
    summary: 'A bright flat on the harbour, five minutes from the station.',
    features: 'Lift, Gym',
    shownAddress: 'Quayside, Bristol',
    propertyKind: 'Apartment',
    availableOn: '01/04/2026',
    furnishing: '-',
    councilTaxBand: 'C',
    tenure: 'Leasehold',
    priceShownAs: 'Offers over',
    isNew: 'No',
    energyState: 'Rated',
    certificateId: '1 picture',
    planIds: '2 pictures',
    tour: '-',
    registrationNumber: '-',
    showOnMap: 'No',
    feedIds: 'Website',
  })
})
