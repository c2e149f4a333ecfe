import { types, type Instance } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
import { messageFor } from '../platform/field-errors.ts'
import type { Listing } from './listing.contract.ts'
import { cleanListingDraft, LISTING_LABELS, listingDraftOf, type ListingDraft } from './listing.draft.ts'
import { LISTING_KINDS } from './listing.enums.ts'
import { createListingSuite, type ListingLookups } from './listing.suite.ts'
import { isPublished } from './listing.messages.ts'

export const ListingFormModel = formOf<ListingDraft, ListingLookups>({
  name: 'Listing form',
  fields: {
    kind: types.enumeration([...LISTING_KINDS]),
    summary: types.string,
    features: types.frozen<readonly string[]>(),
    shownAddress: types.string,
    propertyKind: types.maybeNull(types.integer),
    availableOn: types.string,
    furnishing: types.maybeNull(types.integer),
    councilTaxBand: types.string,
    tenure: types.maybeNull(types.integer),
    priceShownAs: types.maybeNull(types.integer),
    isNew: types.boolean,
    energyState: types.maybeNull(types.integer),
    certificateId: types.maybeNull(types.integer),
    planIds: types.frozen<readonly number[]>(),
    tour: types.string,
    registrationNumber: types.string,
    showOnMap: types.boolean,
    feedIds: types.frozen<readonly number[]>(),
  },
  labels: LISTING_LABELS,
  clean: cleanListingDraft,
  createSuite: createListingSuite,
  messageOf: (field, name) => messageFor(field, name, { tour: 'address, such as https://tours.example/7' }),
})

export interface ListingForm extends Instance<typeof ListingFormModel> {}

export function createListingForm(listing: Listing): ListingForm {
  const form = ListingFormModel.create({ values: listingDraftOf(listing), version: listing.version })
  form.setLookups({ publishedKind: isPublished(listing.state) ? listing.kind : null })
  return form
}
