import { Type, type Static } from 'typebox'
import { MediaContract } from '../leads/lead.contract.ts'
import { PageOf } from '../platform/page.contract.ts'

const OptionalText = Type.Union([Type.String(), Type.Null()])
const Whole = Type.Union([Type.Integer(), Type.Null()])
/** Pounds with at most two decimals, or null. */
const Amount = Type.Union([Type.Number(), Type.Null()])
/** m² with at most two decimals, or null. */
const Area = Amount
const Yes = Type.Boolean()

/** A home as it travels: a unit of a project, or a property of its own when `projectId` is null. Source: specification §3, decision J10. */
export const PropertyContract = Type.Object({
  id: Type.Integer(),
  projectId: Whole,
  name: Type.String(),
  addressLine1: OptionalText,
  addressLine2: OptionalText,
  city: OptionalText,
  county: OptionalText,
  postcode: OptionalText,
  propertyExplorerUnitUuid: OptionalText,
  crmPropertyUuid: OptionalText,
  homeViewsLink: OptionalText,
  unitType: Whole,
  ownershipType: Whole,
  rooms: Whole,
  bedrooms: Whole,
  bathrooms: Whole,
  availability: Whole,
  desc: OptionalText,
  energyLabel: Whole,
  building: Whole,
  purchasePrice: Amount,
  jointDebt: Amount,
  transactionCosts: Amount,
  estMonthlyCosts: Amount,
  deposit: Amount,
  rentalPrice: Amount,
  rentalDeposit: Amount,
  rentalServiceCharge: Amount,
  size: Area,
  usableArea: Area,
  grossArea: Area,
  lotSize: Area,
  parkingSpace: OptionalText,
  disclaimer: OptionalText,
  images: Type.Array(MediaContract),
  elevator: Yes,
  balcony: Yes,
  gym: Yes,
  storage: Yes,
  caretakler: Yes,
  keyless: Yes,
  EVCharging: Yes,
  parking: Yes,
  bikePark: Yes,
  groundTerrace: Yes,
  wheelchair: Yes,
  roofTerrace: Yes,
  boatPark: Yes,
  fireplace: Yes,
  petsAllow: Yes,
  pool: Yes,
  /** Row version; a save that carries an older one is refused. Source: decision L35. */
  version: Type.Integer(),
})

/** A home: a unit of a project, or a property of its own. */
export type Property = Static<typeof PropertyContract>

/** A page of homes. */
export const PropertyPageContract = PageOf(PropertyContract)
