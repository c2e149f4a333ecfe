import type { FeedbackInterest, ViewingOutcome } from '@latchkey/domain/leads/outcome/outcome.enums'
import type { LeadStatus } from '@latchkey/domain/leads/lead-status'
import type { LeadMailKind } from '@latchkey/domain/leads/mails/lead-mails.contract'
import type { TenantLinkPurpose } from '@latchkey/domain/links/tenant-links'
import type { ColumnType, Generated } from 'kysely'
import type { Computed, Created, Day, Id, ImportedFrom, Instant, Maybe } from './columns.ts'

/** Written by a save, with the lead's own copies of the home's fields. */
export interface LeadFieldColumns {
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
  viewing_at: Instant
  viewing_user_id: Maybe<number>
  reservation_sent_at: Instant
  reservation_complete_at: Instant
  crm_enquiry_uuid: Maybe<string>
  property_name: Maybe<string>
  property_address_line1: Maybe<string>
  property_address_line2: Maybe<string>
  property_city: Maybe<string>
  property_county: Maybe<string>
  property_postcode: Maybe<string>
  property_explorer_unit_uuid: Maybe<string>
  property_crm_uuid: Maybe<string>
  property_home_views_link: Maybe<string>
}

export interface LeadTable extends LeadFieldColumns {
  id: Id
  external_id: Maybe<string>
  source: Maybe<string>
  imported_from: ImportedFrom
  submitted_at: ColumnType<Date, Date | undefined, Date>
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
  /** Link to the stock record, if known. */
  property_id: Maybe<number>
  property_unit_type: Maybe<number>
  property_bedrooms: Maybe<number>
  property_bathrooms: Maybe<number>
  /** May be inactive (rule A2.3). */
  handler_user_id: Maybe<number>
  handled_since: Instant
  /** Null while waiting, and for leads that left Enquiry before answers were recorded. */
  first_answered_at: Instant
  first_answered_by: Maybe<number>
  /** 1 phone, 2 email, 3 text, 4 in person, 5 moved on, 7 created by staff. */
  first_answer_how: Maybe<number>
  /** Waiting time in minutes of opening hours. */
  first_answer_minutes: Maybe<number>
  /** The time at which the current viewing was last confirmed by mail; null if it was not. */
  viewing_confirmed_at: Instant
  /** SEQUENCE of the last calendar attachment. */
  calendar_sequence: Generated<number>
  /** The outcome of the last viewing; null once another is booked or confirmed. */
  outcome: Maybe<ViewingOutcome>
  /** The viewing for which the last reminder was mailed. */
  reminded_for: Instant
  feedback_interested: Maybe<FeedbackInterest>
  feedback_words: Maybe<string>
  feedback_at: Instant
  /** The rent of the linked home when it was offered; afterwards it can only fall (rule W2.2). */
  offered_rent_pence: Maybe<number>
  /** The number of adults who will live in the home; null counts as one. */
  adults: Maybe<number>
  deleted_at: Instant
  /** Set for a merged lead, which also counts as deleted. */
  merged_into_id: Maybe<number>
  /** The last change by staff or the tenant; of a day, its first. */
  touched_at: ColumnType<Date, Date | undefined, Date>
  /** Not due for review before this day. */
  keep_until: Maybe<Day>
  anonymised_at: Instant
  /** The time at which the lead first reached this stage, set by a trigger; null if it never did. */
  viewing_reached_at: Instant
  reservation_reached_at: Instant
  complete_reached_at: Instant
  version: Generated<number>
  /** 1 Enquiry, 2 Viewing, 3 Reservation. */
  section: Computed<number>
  date_and_time: Computed<Date | null>
  name_key: Computed<string>
  /** Blank, as is the next, for an anonymised lead. */
  email_key: Computed<string>
  phone_key: Computed<string>
  address_key: Computed<string>
  address_order: Computed<string>
  property_name_key: Computed<string>
}

export interface LeadImageTable {
  lead_id: number
  media_id: number
  position: number
}

/** Tokens, one for each mail, are stored as hashes only. */
export interface LeadTokenTable {
  id: Id
  lead_id: number
  purpose: TenantLinkPurpose
  /** The job whose mail contains the link; only of links to the tenant's page. */
  mail_job_id: Maybe<string>
  token_hashes: Generated<Buffer[]>
  created_at: Created
  expires_at: Date
  consumed_at: Instant
  cancelled_at: Instant
}

/** The outcomes of viewings, kept for as long as the lead exists. */
export interface ViewingOutcomeTable {
  id: Id
  lead_id: number
  viewing_at: Date
  agent_id: number | null
  outcome: ViewingOutcome
  /** Null for the tenant. */
  by_user_id: number | null
  at: Date
  /** The lead's version afterwards: a later one cannot be undone. Null for cancellations, which are not undone. */
  version: Maybe<number>
  /** The confirmation that ended, for undo. */
  confirmed_at: Instant
  /** The time at which to ask the tenant for feedback; null once asked, and if they are not asked. */
  feedback_due_at: Instant
}

/** The reasons for declines and cancellations, kept for as long as the lead exists. */
export interface LeadStatusReasonTable {
  id: Id
  lead_id: number
  /** The status that the lead entered. */
  status: LeadStatus
  /** A number of the status's list; null for none. */
  reason: Maybe<number>
  words: Maybe<string>
  /** Null for a tenant or a provider. */
  user_id: number | null
  at: Date
}

/** A mail to a tenant, without its body. */
export interface MailLogTable {
  id: Id
  lead_id: number
  kind: LeadMailKind
  subject: string
  queued_at: Date
  sent_at: Instant
  /** The time at which it was refused or abandoned. */
  failed_at: Instant
  /** The words of the mail server that refused it. */
  failure: Maybe<string>
}

/** Idempotency record of a delivery by the referencing provider. */
export interface ReferencingDeliveryTable {
  delivery_id: string
  /** Null for an unknown lead. */
  lead_id: number | null
  /** Repeated when the provider repeats the delivery. */
  answer: Generated<boolean>
  received_at: Created
}

/** Differences whose sum is the number of leads of a status; written by triggers. */
export interface LeadTotalTable {
  status: number
  leads: number
}

export interface LeadsTables {
  lead: LeadTable
  lead_image: LeadImageTable
  lead_token: LeadTokenTable
  viewing_outcome: ViewingOutcomeTable
  lead_status_reason: LeadStatusReasonTable
  mail_log: MailLogTable
  lead_total: LeadTotalTable
  referencing_delivery: ReferencingDeliveryTable
}
