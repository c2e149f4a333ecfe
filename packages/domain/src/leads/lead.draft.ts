import type { Lead, LeadAnswers, LeadProperty } from './lead.contract.ts'

/** A lead as a save carries it: text never null, numbers and dates null while empty. */
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

/** The property of a lead without one. Source: decision L27. */
export function emptyPropertyDraft(): LeadPropertyDraft {
  return filled(LEAD_PROPERTY_FIELDS, () => '')
}

/** A record with one value for each of the fields. */
export function filled<Field extends string, Value>(
  fields: readonly Field[],
  valueOf: (field: Field) => Value,
): Record<Field, Value> {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<Field, Value>
}
