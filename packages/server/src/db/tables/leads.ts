import type { ColumnType, Generated } from 'kysely'
import type { Computed, Created, Id, Instant, Maybe } from './columns.ts'

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
  /** Who has the lead; one who left stays until somebody else takes it. Source: decision A2.3. */
  handler_user_id: Maybe<number>
  handled_since: Instant
  /** When staff first answered; null while the lead waits, and for one that was moved on before answers were counted. */
  first_answered_at: Instant
  first_answered_by: Maybe<number>
  /** 1 phone, 2 email, 3 text, 4 in person, 5 moved on, 7 typed in. */
  first_answer_how: Maybe<number>
  /** Open minutes that it waited. */
  first_answer_minutes: Maybe<number>
  /** When a confirmation was last mailed for the viewing that is agreed; null when none is. */
  viewing_confirmed_at: Instant
  /** SEQUENCE of the last calendar attachment that was mailed. */
  calendar_sequence: Generated<number>
  deleted_at: Instant
  /** The lead that this one was merged into; it counts as deleted then. Source: decision A4.2. */
  merged_into_id: Maybe<number>
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

/** A mailed link for a tenant; the tokens that open it, one for each mail, are known only as hashes. */
export interface LeadTokenTable {
  id: Id
  lead_id: number
  purpose: 'questionnaire' | 'reservation'
  token_hashes: Generated<Buffer[]>
  created_at: Created
  expires_at: Date
  consumed_at: Instant
  cancelled_at: Instant
}

/** A result that the referencing provider delivered; each counts once. */
export interface ReferencingDeliveryTable {
  delivery_id: string
  /** Null for a lead that is not there. */
  lead_id: number | null
  /** What the provider was answered, and is answered again when it repeats the delivery. */
  answer: Generated<boolean>
  received_at: Created
}

/** How many leads of a status came or went; the rows of a status add up to its total. Written by triggers. */
export interface LeadTotalTable {
  status: number
  leads: number
}
