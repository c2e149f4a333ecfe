import type { Labelled } from '../platform/values/labels.ts'
import {
  AVAILABILITY_LABELS,
  BUILDING_LABELS,
  ENERGY_LABELS,
  OWNERSHIP_TYPE_LABELS,
  UNIT_TYPE_LABELS,
} from './property.enums.ts'
import { BEDROOMS_MAX, ROOMS_MAX } from './property.limits.ts'

/** In the order of the form. */
const SECTION_TITLES = {
  details: 'Unit Details',
  section: 'Unit Section',
  gallery: 'Gallery',
  prices: 'Unit Prices',
  size: 'Unit Size',
  amenities: 'Unit Amenities',
  parking: 'Unit Parking',
} as const

export type PropertySectionId = keyof typeof SECTION_TITLES

interface KindFacts {
  /** Single-line text. */
  text: unknown
  /** Multi-line text. */
  long: unknown
  /** One of a closed set. */
  choice: { readonly options: Labelled }
  /** An integer from 0. */
  count: { readonly max: number }
  /** Pounds, with two decimals. */
  amount: unknown
  /** m², with two decimals. */
  area: unknown
  flag: unknown
  /** Pictures in order; not in spreadsheets. */
  pictures: unknown
}

export type PropertyFieldKind = keyof KindFacts

type FieldFacts = {
  [Kind in PropertyFieldKind]: {
    readonly kind: Kind
    readonly section: PropertySectionId
    readonly label: string
  } & KindFacts[Kind]
}[PropertyFieldKind]

/**
 * Every field, in the order of the form. The draft, its rules, the form, the contract, the spreadsheet, the
 * comparison of drafts and the database mapping derive from it. Names are those on the wire (rule J26).
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
  // Never in exports or public answers (rule A9.2).
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

export type PropertyField = keyof typeof PROPERTY_FIELDS

/** Fields of one or several kinds. */
export type PropertyFieldOf<Kind extends PropertyFieldKind> = {
  [Field in PropertyField]: (typeof PROPERTY_FIELDS)[Field]['kind'] extends Kind ? Field : never
}[PropertyField]

export type PropertyTextField = PropertyFieldOf<'text' | 'long'>

export type Amenity = PropertyFieldOf<'flag'>

export const PROPERTY_FIELD_NAMES = Object.keys(PROPERTY_FIELDS) as readonly PropertyField[]

/** True if the field has one of the kinds. */
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

/** In the order of the form. */
export const PROPERTY_TEXT_FIELDS = propertyFieldsOf('text', 'long')

/** In the order of the form. */
export const PROPERTY_LONG_FIELDS = propertyFieldsOf('long')

/** In the order of the form. */
export const PROPERTY_CHOICE_FIELDS = propertyFieldsOf('choice')

/** In the order of the form. */
export const PROPERTY_COUNT_FIELDS = propertyFieldsOf('count')

/** In the order of the form. */
export const PROPERTY_AMOUNT_FIELDS = propertyFieldsOf('amount')

/** In the order of the form. */
export const PROPERTY_AREA_FIELDS = propertyFieldsOf('area')

/** In the order of the form. */
export const PROPERTY_NUMBER_FIELDS = propertyFieldsOf('choice', 'count', 'amount', 'area')

/** In the order of the form. */
export const AMENITIES = propertyFieldsOf('flag')

export const PROPERTY_LABELS = Object.fromEntries(
  PROPERTY_FIELD_NAMES.map((field) => [field, PROPERTY_FIELDS[field].label]),
) as Readonly<Record<PropertyField, string>>

/** In the order of the form, as are their fields. */
export const PROPERTY_SECTIONS = (Object.keys(SECTION_TITLES) as PropertySectionId[]).map((id) => ({
  id,
  title: SECTION_TITLES[id],
  fields: PROPERTY_FIELD_NAMES.filter((field) => PROPERTY_FIELDS[field].section === id),
}))
