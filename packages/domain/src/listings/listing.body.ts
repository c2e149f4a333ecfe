import { Type } from 'typebox'
import { bodyOf, Ids, LongText, Text, Texts, Whole, Yes } from '../platform/validation/request-body.ts'
import { FEEDS_AT_ONCE, LISTING_LIMITS } from './listing.limits.ts'

const Choice = Whole('enumerable')

/** A field that is missing stays as it was. */
export const ListingBody = bodyOf(
  {
    kind: Type.Optional(Text),
    summary: Type.Optional(LongText),
    features: Type.Optional(Texts(LISTING_LIMITS.features)),
    shownAddress: Type.Optional(Text),
    propertyKind: Type.Optional(Choice),
    availableOn: Type.Optional(Text),
    furnishing: Type.Optional(Choice),
    councilTaxBand: Type.Optional(Text),
    tenure: Type.Optional(Choice),
    priceShownAs: Type.Optional(Choice),
    isNew: Type.Optional(Yes),
    energyState: Type.Optional(Choice),
    certificateId: Type.Optional(Choice),
    planIds: Type.Optional(Ids('enumerable', LISTING_LIMITS.plans)),
    tour: Type.Optional(Text),
    registrationNumber: Type.Optional(Text),
    showOnMap: Type.Optional(Yes),
    feedIds: Type.Optional(Ids('enumerable', FEEDS_AT_ONCE)),
    version: Whole('invalid'),
  },
  ['version'],
)
