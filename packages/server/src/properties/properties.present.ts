import type { Property } from '@latchkey/domain/properties/property.contract'
import { AMENITIES, type Amenity } from '@latchkey/domain/properties/property.enums'
import type { Selectable } from 'kysely'
import type { PropertyTable } from '../db/tables/stock.ts'
import { presentMedia, type MediaRecord } from '../media/media.present.ts'
import { AMENITY_COLUMNS } from './properties.columns.ts'

/** A home as it is stored. */
export type PropertyRecord = Selectable<PropertyTable>

/** A home as it travels, with its pictures in order. */
export function presentProperty(record: PropertyRecord, images: readonly MediaRecord[]): Property {
  return {
    id: record.id,
    projectId: record.project_id,
    name: record.name,
    addressLine1: record.address_line1,
    addressLine2: record.address_line2,
    city: record.city,
    county: record.county,
    postcode: record.postcode,
    propertyExplorerUnitUuid: record.property_explorer_unit_uuid,
    crmPropertyUuid: record.crm_property_uuid,
    homeViewsLink: record.home_views_link,
    unitType: record.unit_type,
    ownershipType: record.ownership_type,
    rooms: record.rooms,
    bedrooms: record.bedrooms,
    bathrooms: record.bathrooms,
    availability: record.availability,
    desc: record.description,
    energyLabel: record.energy_label,
    building: record.building,
    purchasePrice: poundsOf(record.purchase_price_pence),
    jointDebt: poundsOf(record.joint_debt_pence),
    transactionCosts: poundsOf(record.transaction_costs_pence),
    estMonthlyCosts: poundsOf(record.est_monthly_costs_pence),
    deposit: poundsOf(record.deposit_pence),
    rentalPrice: poundsOf(record.rental_price_pence),
    rentalDeposit: poundsOf(record.rental_deposit_pence),
    rentalServiceCharge: poundsOf(record.rental_service_charge_pence),
    size: areaOf(record.size),
    usableArea: areaOf(record.usable_area),
    grossArea: areaOf(record.gross_area),
    lotSize: areaOf(record.lot_size),
    parkingSpace: record.parking_space,
    disclaimer: record.disclaimer,
    images: images.map(presentMedia),
    ...amenitiesOf(record),
    version: record.version,
  }
}

function amenitiesOf(record: PropertyRecord): Record<Amenity, boolean> {
  return Object.fromEntries(
    AMENITIES.map((amenity) => [amenity, record[AMENITY_COLUMNS[amenity]]]),
  ) as Record<Amenity, boolean>
}

function poundsOf(pence: number | null): number | null {
  return pence === null ? null : pence / 100
}

function areaOf(numeric: string | null): number | null {
  return numeric === null ? null : Number(numeric)
}
