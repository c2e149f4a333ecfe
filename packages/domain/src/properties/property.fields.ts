import type { Labelled } from '../platform/values/labels.ts'
import {
  AVAILABILITY_LABELS,
  BUILDING_LABELS,
  ENERGY_LABELS,
  OWNERSHIP_TYPE_LABELS,
  UNIT_TYPE_LABELS,
} from './property.enums.ts'
import { BEDROOMS_MAX, ROOMS_MAX } from './property.limits.ts'

/** The sections of a property's form with their titles, in their order. Source: specification §2, decision J12. */
const SECTION_TITLES = {
  details: 'Unit Details',
  section: 'Unit Section',
  gallery: 'Gallery',
  prices: 'Unit Prices',
  size: 'Unit Size',
  amenities: 'Unit Amenities',
  parking: 'Unit Parking',
} as const

/** The name of a section of a property's form. */
export type PropertySectionId = keyof typeof SECTION_TITLES

interface KindFacts {
  /** One line of text. */
  text: unknown
  /** Text of several lines. */
  long: unknown
  /** One of a closed set. */
  choice: { readonly options: Labelled }
  /** A whole number from 0. */
  count: { readonly max: number }
  /** Pounds, with two decimals. */
  amount: unknown
  /** m², with two decimals. */
  area: unknown
  /** True or false. */
  flag: unknown
  /** Pictures in their order; the one kind that a spreadsheet does not carry. */
  pictures: unknown
}

/** What a field of a property holds. */
export type PropertyFieldKind = keyof KindFacts

type FieldFacts = {
  [Kind in PropertyFieldKind]: {
    readonly kind: Kind
    readonly section: PropertySectionId
    readonly label: string
  } & KindFacts[Kind]
}[PropertyFieldKind]

/**
 * Every field of a property or unit, in the order of the form. The draft, its rules, the form, the contract, the
 * spreadsheet, the comparison of two drafts and the mapping to columns of the database follow from it. The names keep
 * the spelling of the API. Source: specification §3, decisions J12 and J26.
 */
export const PROPERTY_FIELDS = {
  name: { kind: 'text', section: 'details', label: 'Name' },
  addressLine1: { kind: 'text', section: 'details', label: 'Address Line 1' },
  addressLine2: { kind: 'text', section: 'details', label: 'Address Line 2' },
  city: { kind: 'text', section: 'details', label: 'City' },
  county: { kind: 'text', section: 'details', label: 'County' },
  postcode: { kind: 'text', section: 'details', label: 'Postcode' },
  propertyExplorerUnitUuid: { kind: 'text', section: 'details', label: 'Property Explorer Unit UUID' },
  crmPropertyUuid: { kind: 'text', section: 'details', label: 'CRM Property UUID' },
  homeViewsLink: { kind: 'text', section: 'details', label: 'Home Views Link' },
  desc: { kind: 'long', section: 'details', label: 'Plot Description' },
  disclaimer: { kind: 'long', section: 'details', label: 'Disclaimer' },
  // How one gets in. Source: decision A9.
  accessNotes: { kind: 'long', section: 'details', label: 'Access Notes' },

  unitType: { kind: 'choice', section: 'section', label: 'Unit Type', options: UNIT_TYPE_LABELS },
  ownershipType: {
    kind: 'choice',
    section: 'section',
    label: 'Ownership Type',
    options: OWNERSHIP_TYPE_LABELS,
  },
  availability: { kind: 'choice', section: 'section', label: 'Availability', options: AVAILABILITY_LABELS },
  energyLabel: { kind: 'choice', section: 'section', label: 'Energy Label', options: ENERGY_LABELS },
  building: { kind: 'choice', section: 'section', label: 'Building', options: BUILDING_LABELS },
  rooms: { kind: 'count', section: 'section', label: 'Rooms', max: ROOMS_MAX },
  bedrooms: { kind: 'count', section: 'section', label: 'Bedrooms', max: BEDROOMS_MAX },
  bathrooms: { kind: 'count', section: 'section', label: 'Bathrooms', max: ROOMS_MAX },

  images: { kind: 'pictures', section: 'gallery', label: 'Images' },

  purchasePrice: { kind: 'amount', section: 'prices', label: 'Purchase Price' },
  jointDebt: { kind: 'amount', section: 'prices', label: 'Joint Debt' },
  transactionCosts: { kind: 'amount', section: 'prices', label: 'Transaction Costs' },
  estMonthlyCosts: { kind: 'amount', section: 'prices', label: 'Est. Monthly Costs' },
  deposit: { kind: 'amount', section: 'prices', label: 'Deposit' },
  rentalPrice: { kind: 'amount', section: 'prices', label: 'Rental Price' },
  rentalDeposit: { kind: 'amount', section: 'prices', label: 'Rental Deposit' },
  rentalServiceCharge: { kind: 'amount', section: 'prices', label: 'Rental Service Charge' },

  size: { kind: 'area', section: 'size', label: 'Size' },
  usableArea: { kind: 'area', section: 'size', label: 'Usable Area' },
  grossArea: { kind: 'area', section: 'size', label: 'Gross Area' },
  lotSize: { kind: 'area', section: 'size', label: 'Lot Size' },

  elevator: { kind: 'flag', section: 'amenities', label: 'Elevator' },
  balcony: { kind: 'flag', section: 'amenities', label: 'Balcony' },
  gym: { kind: 'flag', section: 'amenities', label: 'Gym' },
  storage: { kind: 'flag', section: 'amenities', label: 'Storage' },
  caretakler: { kind: 'flag', section: 'amenities', label: 'Caretaker' },
  keyless: { kind: 'flag', section: 'amenities', label: 'Keyless' },
  EVCharging: { kind: 'flag', section: 'amenities', label: 'EV Charging' },
  parking: { kind: 'flag', section: 'amenities', label: 'Parking' },
  bikePark: { kind: 'flag', section: 'amenities', label: 'Bike Park' },
  groundTerrace: { kind: 'flag', section: 'amenities', label: 'Ground Terrace' },
  wheelchair: { kind: 'flag', section: 'amenities', label: 'Wheelchair' },
  roofTerrace: { kind: 'flag', section: 'amenities', label: 'Roof Terrace' },
  boatPark: { kind: 'flag', section: 'amenities', label: 'Boat Park' },
  fireplace: { kind: 'flag', section: 'amenities', label: 'Fireplace' },
  petsAllow: { kind: 'flag', section: 'amenities', label: 'Pets Allowed' },
  pool: { kind: 'flag', section: 'amenities', label: 'Pool' },

  parkingSpace: { kind: 'text', section: 'parking', label: 'Parking Space' },
} as const satisfies Readonly<Record<string, FieldFacts>>

/** A field of a property or unit. */
export type PropertyField = keyof typeof PROPERTY_FIELDS

/** The fields of one kind, or of several. */
export type PropertyFieldOf<Kind extends PropertyFieldKind> = {
  [Field in PropertyField]: (typeof PROPERTY_FIELDS)[Field]['kind'] extends Kind ? Field : never
}[PropertyField]

/** A field that holds text, short or long. */
export type PropertyTextField = PropertyFieldOf<'text' | 'long'>

/** A field that holds a number, of whatever kind. */
export type PropertyNumberField = PropertyFieldOf<'choice' | 'count' | 'amount' | 'area'>

/** A field that holds true or false. */
export type Amenity = PropertyFieldOf<'flag'>

/** Every field, in the order of the form. */
export const PROPERTY_FIELD_NAMES = Object.keys(PROPERTY_FIELDS) as readonly PropertyField[]

/** True for a field of that kind, or of one of those kinds. */
export function isOfKind<Kind extends PropertyFieldKind>(
  field: PropertyField,
  ...kinds: readonly Kind[]
): field is PropertyFieldOf<Kind> {
  return (kinds as readonly PropertyFieldKind[]).includes(PROPERTY_FIELDS[field].kind)
}

function propertyFieldsOf<Kind extends PropertyFieldKind>(
  ...kinds: readonly Kind[]
): readonly PropertyFieldOf<Kind>[] {
  return PROPERTY_FIELD_NAMES.filter((field): field is PropertyFieldOf<Kind> => isOfKind(field, ...kinds))
}

/** The fields that hold text, in the order of the form. */
export const PROPERTY_TEXT_FIELDS = propertyFieldsOf('text', 'long')

/** The fields that hold text of several lines, in the order of the form. */
export const PROPERTY_LONG_FIELDS = propertyFieldsOf('long')

/** The fields that hold one of a closed set, in the order of the form. */
export const PROPERTY_CHOICE_FIELDS = propertyFieldsOf('choice')

/** The fields that hold a whole number, in the order of the form. */
export const PROPERTY_COUNT_FIELDS = propertyFieldsOf('count')

/** The fields that hold pounds, in the order of the form. */
export const PROPERTY_AMOUNT_FIELDS = propertyFieldsOf('amount')

/** The fields that hold m², in the order of the form. */
export const PROPERTY_AREA_FIELDS = propertyFieldsOf('area')

/** The fields that hold a number of whatever kind. */
export const PROPERTY_NUMBER_FIELDS = propertyFieldsOf('choice', 'count', 'amount', 'area')

/** The fields that hold true or false, in the order of the form. */
export const AMENITIES = propertyFieldsOf('flag')

/** The label of every field, in the order of the form. */
export const PROPERTY_LABELS = Object.fromEntries(
  PROPERTY_FIELD_NAMES.map((field) => [field, PROPERTY_FIELDS[field].label]),
) as Readonly<Record<PropertyField, string>>

/** The sections of the form in their order, each with its fields in theirs. */
export const PROPERTY_SECTIONS = (Object.keys(SECTION_TITLES) as PropertySectionId[]).map((id) => ({
  id,
  title: SECTION_TITLES[id],
  fields: PROPERTY_FIELD_NAMES.filter((field) => PROPERTY_FIELDS[field].section === id),
}))
