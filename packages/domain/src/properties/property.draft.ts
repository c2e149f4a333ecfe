import { filled } from '../leads/lead.draft.ts'
import { cleanText } from '../platform/text.ts'
import type { Property } from './property.contract.ts'
import { AMENITIES, type Amenity } from './property.enums.ts'

/** The text fields of a property, in the order forms show them. */
export const PROPERTY_TEXT_FIELDS = [
  'name',
  'addressLine1',
  'addressLine2',
  'city',
  'county',
  'postcode',
  'propertyExplorerUnitUuid',
  'crmPropertyUuid',
  'homeViewsLink',
  'desc',
  'disclaimer',
  'parkingSpace',
] as const

/** The text fields that take several lines. */
export const PROPERTY_LONG_FIELDS = ['desc', 'disclaimer'] as const satisfies readonly PropertyTextField[]

/** The fields of a property that hold one of a closed set, in the order forms show them. */
export const PROPERTY_CHOICE_FIELDS = [
  'unitType',
  'ownershipType',
  'availability',
  'energyLabel',
  'building',
] as const

/** The fields of a property that hold a whole number, in the order forms show them. */
export const PROPERTY_COUNT_FIELDS = ['rooms', 'bedrooms', 'bathrooms'] as const

/** The amounts of a property, in pounds, in the order forms show them. Source: decision J12. */
export const PROPERTY_AMOUNT_FIELDS = [
  'purchasePrice',
  'jointDebt',
  'transactionCosts',
  'estMonthlyCosts',
  'deposit',
  'rentalPrice',
  'rentalDeposit',
  'rentalServiceCharge',
] as const

/** The areas of a property, in m², in the order forms show them. Source: decision J12. */
export const PROPERTY_AREA_FIELDS = ['size', 'usableArea', 'grossArea', 'lotSize'] as const

/** A text field of a property. */
export type PropertyTextField = (typeof PROPERTY_TEXT_FIELDS)[number]

/** A field of a property that holds a number, of whatever kind. */
export type PropertyNumberField =
  | (typeof PROPERTY_CHOICE_FIELDS)[number]
  | (typeof PROPERTY_COUNT_FIELDS)[number]
  | (typeof PROPERTY_AMOUNT_FIELDS)[number]
  | (typeof PROPERTY_AREA_FIELDS)[number]

/** The fields of a property that hold a number, in the order forms show them. */
export const PROPERTY_NUMBER_FIELDS: readonly PropertyNumberField[] = [
  ...PROPERTY_CHOICE_FIELDS,
  ...PROPERTY_COUNT_FIELDS,
  ...PROPERTY_AMOUNT_FIELDS,
  ...PROPERTY_AREA_FIELDS,
]

/** A property or unit as its form holds it and as a save reads it: text never null, numbers null while empty and NaN for what is no number. */
export type PropertyDraft = Record<PropertyTextField, string> &
  Record<PropertyNumberField, number | null> &
  Record<Amenity, boolean> & {
    /** In their order; the first is the one that cards show. Source: decision J24. */
    images: readonly { readonly id: number }[]
  }

/** A draft as it is sent: with the version it was read at. */
export type PropertySave = PropertyDraft & { version?: number }

const isLong = (field: PropertyTextField): boolean =>
  (PROPERTY_LONG_FIELDS as readonly PropertyTextField[]).includes(field)

/** An empty form for a new home. */
export function emptyPropertyDraft(): PropertyDraft {
  return {
    ...filled(PROPERTY_TEXT_FIELDS, () => ''),
    ...filled(PROPERTY_NUMBER_FIELDS, () => null),
    ...filled(AMENITIES, () => false),
    images: [],
  }
}

/** A saved home as its form starts. */
export function propertyDraftOf(property: Property): PropertyDraft {
  return {
    ...filled(PROPERTY_TEXT_FIELDS, (field) => property[field] ?? ''),
    ...filled(PROPERTY_NUMBER_FIELDS, (field) => property[field]),
    ...filled(AMENITIES, (field) => property[field]),
    images: property.images.map(({ id }) => ({ id })),
  }
}

/** A draft with its text as it is stored. */
export function cleanPropertyDraft(draft: PropertyDraft): PropertyDraft {
  return {
    ...draft,
    ...filled(PROPERTY_TEXT_FIELDS, (field) => cleanText(draft[field], { isLong: isLong(field) })),
  }
}
