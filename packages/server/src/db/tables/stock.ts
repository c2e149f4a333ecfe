import type { Sheet } from '@latchkey/domain/sheets/unit-header'
import type { Generated, JSONColumnType } from 'kysely'
import type { Created, Id, ImportedFrom, Instant, Maybe } from './columns.ts'

export interface MediaTable {
  id: Id
  location: Maybe<string>
  external_url: Maybe<string>
  original_name: Maybe<string>
  content_type: Maybe<string>
  byte_count: Maybe<number>
  width: Maybe<number>
  height: Maybe<number>
  uploaded_by: Maybe<number>
  created_at: Created
  /** The time at which the sweep first found it unused. */
  unused_since: Instant
}

export interface ProjectTable {
  id: Id
  name: string
  address_line1: Maybe<string>
  postcode: Maybe<string>
  city: Maybe<string>
  latitude: Maybe<string>
  longitude: Maybe<string>
  country: Maybe<string>
  property_explorer_project_uuid: Maybe<string>
  media_id: Maybe<number>
  default_media_id: Maybe<number>
  imported_from: ImportedFrom
  created_at: Created
  deleted_at: Instant
  version: Generated<number>
}

export interface AmenityColumns {
  elevator: Generated<boolean>
  balcony: Generated<boolean>
  gym: Generated<boolean>
  storage: Generated<boolean>
  caretakler: Generated<boolean>
  keyless: Generated<boolean>
  ev_charging: Generated<boolean>
  parking: Generated<boolean>
  bike_park: Generated<boolean>
  ground_terrace: Generated<boolean>
  wheelchair: Generated<boolean>
  roof_terrace: Generated<boolean>
  boat_park: Generated<boolean>
  fireplace: Generated<boolean>
  pets_allow: Generated<boolean>
  pool: Generated<boolean>
}

/** A unit, or a property when `project_id` is null. Amounts in pence, areas in m². */
export interface PropertyTable extends AmenityColumns {
  id: Id
  imported_from: ImportedFrom
  project_id: Maybe<number>
  name: string
  address_line1: Maybe<string>
  address_line2: Maybe<string>
  city: Maybe<string>
  county: Maybe<string>
  postcode: Maybe<string>
  property_explorer_unit_uuid: Maybe<string>
  crm_property_uuid: Maybe<string>
  home_views_link: Maybe<string>
  unit_type: Maybe<number>
  ownership_type: Maybe<number>
  rooms: Maybe<number>
  bedrooms: Maybe<number>
  bathrooms: Maybe<number>
  availability: Maybe<number>
  description: Maybe<string>
  energy_label: Maybe<number>
  building: Maybe<number>
  purchase_price_pence: Maybe<number>
  joint_debt_pence: Maybe<number>
  transaction_costs_pence: Maybe<number>
  est_monthly_costs_pence: Maybe<number>
  deposit_pence: Maybe<number>
  rental_price_pence: Maybe<number>
  rental_deposit_pence: Maybe<number>
  rental_service_charge_pence: Maybe<number>
  /** Text, because the driver keeps every digit of a numeric. */
  size: Maybe<string>
  usable_area: Maybe<string>
  gross_area: Maybe<string>
  lot_size: Maybe<string>
  parking_space: Maybe<string>
  disclaimer: Maybe<string>
  /** For staff only: in no sheet, export, search, mail, feed or public response (rule A9.2). */
  access_notes: Maybe<string>
  created_at: Created
  deleted_at: Instant
  version: Generated<number>
}

export interface PropertyImageTable {
  property_id: number
  media_id: number
  position: number
}

/** An uploaded spreadsheet of units. */
export interface UnitUploadTable {
  id: Id
  project_id: number
  uploaded_by: number
  original_name: string
  state: Generated<'seen' | 'queued' | 'done' | 'failed'>
  /** Null once the upload is accepted or rejected. */
  sheet: JSONColumnType<Sheet | null, string | null | undefined, string | null>
  last_error: Maybe<string>
  created_at: Created
  finished_at: Instant
}

export interface StockTables {
  media: MediaTable
  project: ProjectTable
  property: PropertyTable
  property_image: PropertyImageTable
  unit_upload: UnitUploadTable
}
