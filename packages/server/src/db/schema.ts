import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Written as a Date, read as a Date; null while it has not happened. */
type Instant = ColumnType<Date | null, Date | null | undefined, Date | null>
/** An instant that is always there; the database fills it in. */
type Created = ColumnType<Date, Date | undefined, never>
/** Null while unknown. */
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>
type Id = GeneratedAlways<number>
/** A column the database computes from others. */
type Computed<T> = ColumnType<T, never, never>

/** Values that belong to the installation, such as the key that signs tokens. */
export interface SettingTable {
  key: string
  value: string
}

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
}

/** A member of staff. */
export interface AppUserTable {
  id: Id
  username: string
  first_name: Maybe<string>
  last_name: Maybe<string>
  media_id: Maybe<number>
  /** PHC string; null until the invited person sets a password. */
  password_hash: Maybe<string>
  active: Generated<boolean>
  must_set_password: Generated<boolean>
  invited_at: Instant
  last_login_at: Instant
  failed_sign_ins: Generated<number>
  locked_until: Instant
  created_at: Created
  deleted_at: Instant
  version: Generated<number>
}

/** A signed-in device; its token is known only as a hash. */
export interface SessionTable {
  id: Id
  token_hash: Buffer
  user_id: number
  created_at: Created
  last_seen_at: ColumnType<Date, Date | undefined, Date>
  expires_at: Date
  ended_at: Instant
  address: Maybe<string>
  device: Maybe<string>
}

/** A mailed link that lets one person set a password. */
export interface AccountTokenTable {
  id: Id
  user_id: number
  purpose: 'reset' | 'invite'
  token_hash: Buffer
  created_at: Created
  expires_at: Date
  consumed_at: Instant
  cancelled_at: Instant
}

/** A named set of permissions. */
export interface RoleTable {
  id: Id
  name: string
  description: Generated<string>
  status: Generated<boolean>
  created_at: Created
  deleted_at: Instant
}

/** One permission; the rows mirror the list in the domain. */
export interface PermissionTable {
  id: Id
  name: string
  description: string
  group_name: string
  status: Generated<boolean>
}

/** Which permissions a role holds. */
export interface RolePermissionTable {
  role_id: number
  permission_id: number
}

/** Which roles a person has. */
export interface UserRoleTable {
  user_id: number
  role_id: number
}

/** A counter behind a rate limit. */
export interface AttemptTable {
  key: string
  count: number
  window_ends_at: Date
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

/** A spreadsheet of units that was sent in. */
export interface UnitUploadTable {
  id: Id
  project_id: number
  uploaded_by: number
  original_name: string
  state: Generated<'queued' | 'done' | 'failed'>
  last_error: Maybe<string>
  created_at: Created
  finished_at: Instant
}

/** A lead with its own copy of the home's fields and the tenant's answers. */
export interface LeadTable {
  id: Id
  external_id: Maybe<string>
  source: Maybe<string>
  first_name: string
  last_name: string
  email: string
  phone: string
  address_line1: Maybe<string>
  address_line2: Maybe<string>
  city: Maybe<string>
  country: Maybe<string>
  postcode: Maybe<string>
  notes: Maybe<string>
  status: number
  submitted_at: ColumnType<Date, Date | undefined, Date>
  viewing_at: Instant
  viewing_user_id: Maybe<number>
  reservation_sent_at: Instant
  reservation_complete_at: Instant
  crm_enquiry_uuid: Maybe<string>
  document_status: Maybe<string>
  document_max_rent_pence: Maybe<number>
  employment_status: Maybe<number>
  how_will_you_pay: Maybe<number>
  total_household_income: Maybe<number>
  budget: Maybe<number>
  desired_bedrooms: Maybe<number>
  pets: Maybe<string>
  apartment_type: Maybe<string>
  desired_tenancy_months: Maybe<number>
  desired_viewing_at: Instant
  desired_move_at: Instant
  right_to_rent_share_code: Maybe<boolean>
  current_living_arrangements: Maybe<number>
  where_heard: Maybe<number>
  parking_required: Maybe<boolean>
  qualifying_notes: Maybe<string>
  /** The home in stock that this lead is about, where known. */
  property_id: Maybe<number>
  property_name: Maybe<string>
  property_address_line1: Maybe<string>
  property_address_line2: Maybe<string>
  property_city: Maybe<string>
  property_county: Maybe<string>
  property_postcode: Maybe<string>
  property_explorer_unit_uuid: Maybe<string>
  property_crm_uuid: Maybe<string>
  property_home_views_link: Maybe<string>
  property_unit_type: Maybe<number>
  property_bedrooms: Maybe<number>
  property_bathrooms: Maybe<number>
  /** When a confirmation was last mailed for the viewing that stands; null when none stands. */
  viewing_confirmed_at: Instant
  /** SEQUENCE of the last calendar attachment that was mailed. */
  calendar_sequence: Generated<number>
  deleted_at: Instant
  version: Generated<number>
  /** 1 Enquiry, 2 Viewing, 3 Reservation. */
  section: Computed<number>
  date_and_time: Computed<Date | null>
  name_key: Computed<string>
  email_key: Computed<string>
  phone_key: Computed<string>
  address_key: Computed<string>
  address_order: Computed<string>
  property_name_key: Computed<string>
}

/** The pictures of a lead's copy of a home, in order. */
export interface LeadImageTable {
  lead_id: number
  media_id: number
  position: number
}

/** A mailed link for a tenant; the token is known only as a hash. */
export interface LeadTokenTable {
  id: Id
  lead_id: number
  purpose: 'questionnaire' | 'reservation'
  token_hash: Buffer
  created_at: Created
  expires_at: Date
  consumed_at: Instant
  cancelled_at: Instant
}

/** A result that the referencing provider delivered; each counts once. */
export interface ReferencingDeliveryTable {
  delivery_id: string
  lead_id: number
  received_at: Created
}

/** One line of the audit trail. */
export interface AuditTable {
  id: GeneratedAlways<string>
  at: Created
  user_id: Maybe<number>
  address: Maybe<string>
  action: string
  entity: string
  entity_id: Maybe<number>
  /** JSON array of {field, from, to}. */
  changes: ColumnType<{ field: string; from: unknown; to: unknown }[], string, never>
}

/** Every table by its name. */
export interface Db {
  setting: SettingTable
  media: MediaTable
  app_user: AppUserTable
  session: SessionTable
  account_token: AccountTokenTable
  role: RoleTable
  permission: PermissionTable
  role_permission: RolePermissionTable
  user_role: UserRoleTable
  attempt: AttemptTable
  project: ProjectTable
  property: PropertyTable
  property_image: PropertyImageTable
  unit_upload: UnitUploadTable
  lead: LeadTable
  lead_image: LeadImageTable
  lead_token: LeadTokenTable
  referencing_delivery: ReferencingDeliveryTable
  audit: AuditTable
}
