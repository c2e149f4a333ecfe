import {
  PROPERTY_AMOUNT_FIELDS,
  PROPERTY_AREA_FIELDS,
  PROPERTY_CHOICE_FIELDS,
  PROPERTY_COUNT_FIELDS,
  PROPERTY_TEXT_FIELDS,
  type PropertyDraft,
} from '@latchkey/domain/properties/property.draft'
import { AMENITIES, type Amenity } from '@latchkey/domain/properties/property.enums'
import { DECIMALS } from '@latchkey/domain/properties/property.limits'
import type { AmenityColumns, PropertyTable } from '../db/tables/stock.ts'
import { orNull } from '../platform/values/blank.ts'

/** The columns of the text fields of a home. */
export const TEXT_COLUMNS = {
  name: 'name',
  addressLine1: 'address_line1',
  addressLine2: 'address_line2',
  city: 'city',
  county: 'county',
  postcode: 'postcode',
  propertyExplorerUnitUuid: 'property_explorer_unit_uuid',
  crmPropertyUuid: 'crm_property_uuid',
  homeViewsLink: 'home_views_link',
  desc: 'description',
  disclaimer: 'disclaimer',
  parkingSpace: 'parking_space',
} as const satisfies Record<(typeof PROPERTY_TEXT_FIELDS)[number], keyof PropertyTable>

/** The columns of the choices and counts of a home, which hold the number as it travels. */
export const WHOLE_COLUMNS = {
  unitType: 'unit_type',
  ownershipType: 'ownership_type',
  availability: 'availability',
  energyLabel: 'energy_label',
  building: 'building',
  rooms: 'rooms',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
} as const satisfies Record<
  (typeof PROPERTY_CHOICE_FIELDS)[number] | (typeof PROPERTY_COUNT_FIELDS)[number],
  keyof PropertyTable
>

/** The columns of the amounts of a home, in pence. */
export const AMOUNT_COLUMNS = {
  purchasePrice: 'purchase_price_pence',
  jointDebt: 'joint_debt_pence',
  transactionCosts: 'transaction_costs_pence',
  estMonthlyCosts: 'est_monthly_costs_pence',
  deposit: 'deposit_pence',
  rentalPrice: 'rental_price_pence',
  rentalDeposit: 'rental_deposit_pence',
  rentalServiceCharge: 'rental_service_charge_pence',
} as const satisfies Record<(typeof PROPERTY_AMOUNT_FIELDS)[number], keyof PropertyTable>

/** The columns of the areas of a home, in m². */
export const AREA_COLUMNS = {
  size: 'size',
  usableArea: 'usable_area',
  grossArea: 'gross_area',
  lotSize: 'lot_size',
} as const satisfies Record<(typeof PROPERTY_AREA_FIELDS)[number], keyof PropertyTable>

/** The column of each amenity. */
export const AMENITY_COLUMNS = {
  elevator: 'elevator',
  balcony: 'balcony',
  gym: 'gym',
  storage: 'storage',
  caretakler: 'caretakler',
  keyless: 'keyless',
  EVCharging: 'ev_charging',
  parking: 'parking',
  bikePark: 'bike_park',
  groundTerrace: 'ground_terrace',
  wheelchair: 'wheelchair',
  roofTerrace: 'roof_terrace',
  boatPark: 'boat_park',
  fireplace: 'fireplace',
  petsAllow: 'pets_allow',
  pool: 'pool',
} as const satisfies Record<Amenity, keyof AmenityColumns>

/** What a save writes of a home, by column. */
export type PropertyColumns = { name: string } & Record<
  Exclude<Values<typeof TEXT_COLUMNS>, 'name'> | Values<typeof AREA_COLUMNS>,
  string | null
> &
  Record<Values<typeof WHOLE_COLUMNS> | Values<typeof AMOUNT_COLUMNS>, number | null> &
  Record<Values<typeof AMENITY_COLUMNS>, boolean>

type Values<T> = T[keyof T]

/** The columns that a save writes; pictures are in a table of their own. Blank text is stored as null. */
export function propertyColumns(draft: Omit<PropertyDraft, 'images'>): PropertyColumns {
  const columns = [
    ...PROPERTY_TEXT_FIELDS.map((field) => [TEXT_COLUMNS[field], orNull(draft[field])]),
    ...[...PROPERTY_CHOICE_FIELDS, ...PROPERTY_COUNT_FIELDS].map((field) => [
      WHOLE_COLUMNS[field],
      draft[field],
    ]),
    ...PROPERTY_AMOUNT_FIELDS.map((field) => [AMOUNT_COLUMNS[field], penceOf(draft[field])]),
    ...PROPERTY_AREA_FIELDS.map((field) => [AREA_COLUMNS[field], draft[field]?.toFixed(DECIMALS) ?? null]),
    ...AMENITIES.map((amenity) => [AMENITY_COLUMNS[amenity], draft[amenity]]),
  ]
  // Each list above is complete by its type.
  return Object.fromEntries(columns) as PropertyColumns
}

/** Pounds as they are stored. */
function penceOf(pounds: number | null): number | null {
  return pounds === null ? null : Math.round(pounds * 100)
}
