import type { LeadDraft, LeadPropertyDraft } from '@latchkey/domain/leads/lead.draft'
import { LEAD_SECTIONS, type LeadSection } from '@latchkey/domain/leads/lead.status'
import { orNull } from '../platform/values/blank.ts'
import { instantOf } from '../platform/values/unix-seconds.ts'
import type { StockHome } from './stock.queries.ts'

/** As in the computed column `section`. */
export const sectionNumber = (section: LeadSection): number => LEAD_SECTIONS.indexOf(section) + 1

/** Blank text is stored as null. */
export function leadColumns(draft: LeadDraft) {
  return {
    first_name: draft.firstName,
    last_name: draft.lastName,
    email: draft.email,
    phone: draft.phone,
    address_line1: orNull(draft.addressLine1),
    address_line2: orNull(draft.addressLine2),
    city: orNull(draft.city),
    country: orNull(draft.country),
    postcode: orNull(draft.postcode),
    notes: orNull(draft.notes),
    crm_enquiry_uuid: orNull(draft.crmEnquiryUuid),
    status: checkedStatus(draft),
    viewing_at: instantOf(draft.viewingDate),
    viewing_user_id: draft.viewingUserId,
    reservation_sent_at: instantOf(draft.reservationSentDate),
    reservation_complete_at: instantOf(draft.reservationCompleteDate),
    ...homeColumns(draft.property),
  }
}

/** The editable columns of the lead's copy of a home. */
export function homeColumns(home: LeadPropertyDraft) {
  return {
    property_name: orNull(home.name),
    property_address_line1: orNull(home.addressLine1),
    property_address_line2: orNull(home.addressLine2),
    property_city: orNull(home.city),
    property_county: orNull(home.county),
    property_postcode: orNull(home.postcode),
    property_explorer_unit_uuid: orNull(home.propertyExplorerUnitUuid),
    property_crm_uuid: orNull(home.crmPropertyUuid),
    property_home_views_link: orNull(home.homeViewsLink),
  }
}

/** The same columns, from the stock record. */
export function homeColumnsOfStock(home: StockHome) {
  return {
    property_name: home.name,
    property_address_line1: home.address_line1,
    property_address_line2: home.address_line2,
    property_city: home.city,
    property_county: home.county,
    property_postcode: home.postcode,
    property_explorer_unit_uuid: home.property_explorer_unit_uuid,
    property_crm_uuid: home.crm_property_uuid,
    property_home_views_link: home.home_views_link,
    property_unit_type: home.unit_type,
    property_bedrooms: home.bedrooms,
    property_bathrooms: home.bathrooms,
  }
}

function checkedStatus({ status }: LeadDraft): number {
  if (status === null) throw new Error('A draft that was not checked must not be stored: it has no status.')
  return status
}
