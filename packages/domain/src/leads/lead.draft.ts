import { cleanText } from '../platform/text.ts'
import type { Lead, LeadAnswers, LeadProperty } from './lead.contract.ts'
import { LEAD_STATUS } from './lead.enums.ts'

/** A lead as a form holds it and as a save reads it: text never null, numbers and dates null while empty. */
export interface LeadDraft {
  firstName: string
  lastName: string
  email: string
  phone: string
  addressLine1: string
  addressLine2: string
  city: string
  country: string
  postcode: string
  notes: string
  crmEnquiryUuid: string
  /** Null when none is chosen; another number is reported as not a member. */
  status: number | null
  /** Unix seconds; NaN stands for text that is no date. */
  viewingDate: number | null
  viewingUserId: number | null
  reservationSentDate: number | null
  reservationCompleteDate: number | null
  property: LeadPropertyDraft
}

/** The text fields of the lead's property; the rest is kept as it was. */
export type LeadPropertyDraft = {
  [
    Field in
      | 'name'
      | 'addressLine1'
      | 'addressLine2'
      | 'city'
      | 'county'
      | 'postcode'
      | 'propertyExplorerUnitUuid'
      | 'crmPropertyUuid'
      | 'homeViewsLink'
  ]: string
}

/** The text fields of the property of a draft, in the order forms show them. */
export const LEAD_PROPERTY_FIELDS = [
  'name',
  'addressLine1',
  'addressLine2',
  'city',
  'county',
  'postcode',
  'propertyExplorerUnitUuid',
  'crmPropertyUuid',
  'homeViewsLink',
] as const satisfies readonly (keyof LeadPropertyDraft & keyof LeadProperty)[]

/** The fields of the tenant's answers, in the order the data dialog shows them. */
export const LEAD_ANSWER_FIELDS = [
  'employmentStatus',
  'howWillYouPay',
  'totalHouseholdIncome',
  'budget',
  'desiredBedrooms',
  'pets',
  'apartmentType',
  'desiredTenancyPeriodInMonths',
  'desiredViewingDate',
  'desiredMoveDate',
  'rightToRentShareCode',
  'currentLivingArrangements',
  'whereDidYouHearAboutProperty',
  'parkingRequired',
  'qualifyingNotes',
] as const satisfies readonly (keyof LeadAnswers)[]

/** The text fields of a draft, in the order forms show them. */
export const LEAD_TEXT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'addressLine1',
  'addressLine2',
  'city',
  'country',
  'postcode',
  'crmEnquiryUuid',
  'notes',
] as const satisfies readonly (keyof LeadDraft & keyof Lead)[]

/** The date fields of a draft, in the order forms show them. */
export const LEAD_DATE_FIELDS = [
  'viewingDate',
  'reservationSentDate',
  'reservationCompleteDate',
] as const satisfies readonly (keyof LeadDraft & keyof Lead)[]

/** The property of a form without one. Source: decision L27. */
export function emptyPropertyDraft(): LeadPropertyDraft {
  return filled(LEAD_PROPERTY_FIELDS, () => '')
}

/** An empty form for a new lead. Source: decision L1. */
export function emptyDraft(): LeadDraft {
  return {
    ...filled(LEAD_TEXT_FIELDS, () => ''),
    ...filled(LEAD_DATE_FIELDS, () => null),
    status: LEAD_STATUS.AwaitingFeedback,
    viewingUserId: null,
    property: emptyPropertyDraft(),
  }
}

/** A saved lead as its form starts. */
export function draftOf(lead: Lead): LeadDraft {
  return {
    ...filled(LEAD_TEXT_FIELDS, (field) => lead[field] ?? ''),
    ...filled(LEAD_DATE_FIELDS, (field) => lead[field]),
    status: lead.status,
    viewingUserId: lead.viewingUserId,
    property: filled(LEAD_PROPERTY_FIELDS, (field) => lead.property?.[field] ?? ''),
  }
}

/** A draft with its text as it is stored. */
export function cleanDraft(draft: LeadDraft): LeadDraft {
  return {
    ...draft,
    ...filled(LEAD_TEXT_FIELDS, (field) => cleanText(draft[field], { isLong: field === 'notes' })),
    property: filled(LEAD_PROPERTY_FIELDS, (field) => cleanText(draft.property[field])),
  }
}

/** A record with one value for each of the fields. */
export function filled<Field extends string, Value>(
  fields: readonly Field[],
  valueOf: (field: Field) => Value,
): Record<Field, Value> {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<Field, Value>
}
