import type { SheetCell } from '@latchkey/domain/sheets/unit-sheet'
import type { Generated, JSONColumnType } from 'kysely'
import type { Created, Id, Instant, Maybe } from './columns.ts'

/** A stored picture. */
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
  /** When the sweep first found that nothing shows it. */
  unused_since: Instant
}

/** A development of homes. */
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
  created_at: Created
  deleted_at: Instant
  version: Generated<number>
}

/** Columns of a home that are true or false. */
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

/** A home: a unit of a project, or a property of its own when `project_id` is null. Amounts are pence, areas m². */
export interface PropertyTable extends AmenityColumns {
  id: Id
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
  /** Read as text: the driver keeps every digit of a numeric. */
  size: Maybe<string>
  usable_area: Maybe<string>
  gross_area: Maybe<string>
  lot_size: Maybe<string>
  parking_space: Maybe<string>
  disclaimer: Maybe<string>
  /** Staff only: in no spreadsheet, export, search, mail, feed or public call. Source: decision A9.2. */
  access_notes: Maybe<string>
  created_at: Created
  deleted_at: Instant
  version: Generated<number>
}

/** A home's pictures in order. */
export interface PropertyImageTable {
  property_id: number
  media_id: number
  position: number
}

/** The cells of a spreadsheet: its header, and its other rows with their numbers. */
export interface Sheet {
  readonly header: SheetCell[]
  readonly rows: { readonly line: number; readonly cells: SheetCell[] }[]
}

/** A spreadsheet of units that was sent in. */
export interface UnitUploadTable {
  id: Id
  project_id: number
  uploaded_by: number
  original_name: string
  state: Generated<'seen' | 'queued' | 'done' | 'failed'>
  /** Its cells, until they are taken or refused. */
  sheet: JSONColumnType<Sheet | null, string | null | undefined, string | null>
  last_error: Maybe<string>
  created_at: Created
  finished_at: Instant
}
