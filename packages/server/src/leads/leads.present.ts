import type { Handler } from '@latchkey/domain/leads/handler/handler.contract'
import type { Lead, LeadProperty, LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { LeadStatus } from '@latchkey/domain/leads/lead.status'
import type { Waiting } from '@latchkey/domain/leads/waiting/waiting.contract'
import type { Selectable } from 'kysely'
import type { LeadTable } from '../db/tables/leads.ts'
import { presentMedia, type MediaRecord } from '../media/media.present.ts'
import { nameOrUsername } from '../platform/values/staff-name.ts'
import { unixSeconds, unixSecondsOrNull } from '../platform/values/unix-seconds.ts'
import { expectsViewing } from './leads.transitions.ts'

export interface HandlerRecord {
  readonly id: number
  readonly username: string
  readonly first_name: string | null
  readonly last_name: string | null
  /** False for a user who has left. */
  readonly active: boolean
  /** False for a handler who may not open the lead; undefined in rows of lists. */
  readonly may_open?: boolean
}

export interface LeadRecord extends Selectable<LeadTable> {
  readonly handler: HandlerRecord | null
}

/** Columns of `lead` that lists read. */
export const LEAD_ROW_COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'status',
  'submitted_at',
  'viewing_at',
  'viewing_user_id',
  'reservation_sent_at',
  'reservation_complete_at',
  'crm_enquiry_uuid',
  'viewing_confirmed_at',
  'property_name',
  'property_address_line1',
  'property_address_line2',
  'property_city',
  'property_postcode',
  'property_crm_uuid',
  'first_answered_at',
] as const satisfies readonly (keyof LeadTable)[]

export type LeadRowRecord = Pick<LeadRecord, (typeof LEAD_ROW_COLUMNS)[number] | 'handler'>

export interface CountedLeadRecord extends LeadRowRecord {
  readonly duplicates: number
}

export function presentLeadRow(record: CountedLeadRecord, waiting: Waiting | null): LeadRow {
  const { duplicates } = record
  return { ...presentPerson(record), property: presentRowHome(record), waiting, duplicates }
}

type HomeColumns = Pick<
  LeadRecord,
  | 'property_name'
  | 'property_address_line1'
  | 'property_address_line2'
  | 'property_city'
  | 'property_postcode'
>

/** Without its id in the CRM. */
export const homeOf = (record: HomeColumns): NonNullable<LeadRow['property']> => ({
  name: record.property_name,
  addressLine1: record.property_address_line1,
  addressLine2: record.property_address_line2,
  city: record.property_city,
  postcode: record.property_postcode,
  crmPropertyUuid: null,
})

/** Null without a home. */
export function presentRowHome(record: LeadRowRecord): LeadRow['property'] {
  const home = { ...homeOf(record), crmPropertyUuid: record.property_crm_uuid }
  return isBlank(home) ? null : home
}

export function presentLead(
  record: LeadRecord,
  images: readonly MediaRecord[],
  waiting: Waiting | null = null,
): Lead {
  return {
    ...presentPerson(record),
    waiting,
    addressLine1: record.address_line1,
    addressLine2: record.address_line2,
    city: record.city,
    country: record.country,
    postcode: record.postcode,
    notes: record.notes,
    property: presentProperty(record, images),
    document:
      record.document_status === null
        ? null
        : {
            status: record.document_status,
            maxRent: record.document_max_rent_pence === null ? null : record.document_max_rent_pence / 100,
          },
    employmentStatus: record.employment_status,
    howWillYouPay: record.how_will_you_pay,
    totalHouseholdIncome: record.total_household_income,
    budget: record.budget,
    desiredBedrooms: record.desired_bedrooms,
    pets: record.pets,
    apartmentType: record.apartment_type,
    desiredTenancyPeriodInMonths: record.desired_tenancy_months,
    desiredViewingDate: unixSecondsOrNull(record.desired_viewing_at),
    desiredMoveDate: unixSecondsOrNull(record.desired_move_at),
    rightToRentShareCode: record.right_to_rent_share_code,
    currentLivingArrangements: record.current_living_arrangements,
    whereDidYouHearAboutProperty: record.where_heard,
    parkingRequired: record.parking_required,
    qualifyingNotes: record.qualifying_notes,
    version: record.version,
  }
}

export function presentPerson(record: LeadRowRecord) {
  return {
    id: record.id,
    firstName: record.first_name,
    lastName: record.last_name,
    email: record.email,
    phone: record.phone,
    // Guaranteed by a check constraint.
    status: record.status as LeadStatus,
    dateSubmitted: unixSeconds(record.submitted_at),
    viewingDate: unixSecondsOrNull(record.viewing_at),
    viewingUserId: record.viewing_user_id,
    reservationSentDate: unixSecondsOrNull(record.reservation_sent_at),
    reservationCompleteDate: unixSecondsOrNull(record.reservation_complete_at),
    crmEnquiryUuid: record.crm_enquiry_uuid,
    isViewingConfirmed: expectsViewing({
      status: record.status,
      isConfirmed: record.viewing_confirmed_at !== null,
    }),
    handler: presentHandler(record.handler),
  }
}

export function presentHandler(record: HandlerRecord | null): Handler | null {
  return record && { id: record.id, name: nameOrUsername(record), active: record.active }
}

function presentProperty(record: LeadRecord, images: readonly MediaRecord[]): LeadProperty | null {
  const home = {
    name: record.property_name,
    addressLine1: record.property_address_line1,
    addressLine2: record.property_address_line2,
    city: record.property_city,
    county: record.property_county,
    postcode: record.property_postcode,
    propertyExplorerUnitUuid: record.property_explorer_unit_uuid,
    crmPropertyUuid: record.property_crm_uuid,
    homeViewsLink: record.property_home_views_link,
    unitType: record.property_unit_type,
    bedrooms: record.property_bedrooms,
    bathrooms: record.property_bathrooms,
  }
  return isBlank(home) && images.length === 0 ? null : { ...home, images: images.map(presentMedia) }
}

/** True for a lead that names no home. */
function isBlank(home: Record<string, unknown>): boolean {
  return Object.values(home).every((value) => value === null)
}
