import { AMENITY_LABELS, type Amenity } from './property.enums.ts'
import {
  PROPERTY_AMOUNT_FIELDS,
  PROPERTY_AREA_FIELDS,
  type PropertyDraft,
  type PropertyNumberField,
  type PropertyTextField,
} from './property.draft.ts'

/** A field of a home's form. */
export type PropertyField = keyof PropertyDraft

const OWN_LABELS: Readonly<
  Record<Exclude<PropertyTextField, 'parkingSpace'> | PropertyNumberField | 'images', string>
> = {
  name: 'Name',
  addressLine1: 'Address Line 1',
  addressLine2: 'Address Line 2',
  city: 'City',
  county: 'County',
  postcode: 'Postcode',
  propertyExplorerUnitUuid: 'Property Explorer Unit UUID',
  crmPropertyUuid: 'CRM Property UUID',
  homeViewsLink: 'Home Views Link',
  desc: 'Plot Description',
  disclaimer: 'Disclaimer',
  unitType: 'Unit Type',
  ownershipType: 'Ownership Type',
  availability: 'Availability',
  energyLabel: 'Energy Label',
  building: 'Building',
  rooms: 'Rooms',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  images: 'Images',
  purchasePrice: 'Purchase Price',
  jointDebt: 'Joint Debt',
  transactionCosts: 'Transaction Costs',
  estMonthlyCosts: 'Est. Monthly Costs',
  deposit: 'Deposit',
  rentalPrice: 'Rental Price',
  rentalDeposit: 'Rental Deposit',
  rentalServiceCharge: 'Rental Service Charge',
  size: 'Size',
  usableArea: 'Usable Area',
  grossArea: 'Gross Area',
  lotSize: 'Lot Size',
}

/** The label of every field of a home's form, in the order of the form. Source: specification §3, decision J26. */
export const PROPERTY_LABELS: Readonly<Record<PropertyField, string>> = {
  ...OWN_LABELS,
  ...AMENITY_LABELS,
  parkingSpace: 'Parking Space',
}

/** What an area is measured in. Source: specification §9. */
export const AREA_UNIT = 'm²'

/** The sections of a home's form, in their order, each with its fields in theirs. Source: specification §2, decision J12. */
export const PROPERTY_SECTIONS = [
  {
    id: 'details',
    title: 'Unit Details',
    fields: [
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
    ],
  },
  {
    id: 'section',
    title: 'Unit Section',
    fields: [
      'unitType',
      'ownershipType',
      'availability',
      'energyLabel',
      'building',
      'rooms',
      'bedrooms',
      'bathrooms',
    ],
  },
  { id: 'gallery', title: 'Gallery', fields: ['images'] },
  { id: 'prices', title: 'Unit Prices', fields: PROPERTY_AMOUNT_FIELDS },
  { id: 'size', title: 'Unit Size', fields: PROPERTY_AREA_FIELDS },
  { id: 'amenities', title: 'Unit Amenities', fields: Object.keys(AMENITY_LABELS) as Amenity[] },
  { id: 'parking', title: 'Unit Parking', fields: ['parkingSpace'] },
] as const satisfies readonly { id: string; title: string; fields: readonly PropertyField[] }[]

/** The name of a section of a home's form. */
export type PropertySectionId = (typeof PROPERTY_SECTIONS)[number]['id']

/** Every field of a home's form, in the order of the form. */
export const PROPERTY_FIELDS: readonly PropertyField[] = PROPERTY_SECTIONS.flatMap<PropertyField>(
  ({ fields }) => [...fields],
)
