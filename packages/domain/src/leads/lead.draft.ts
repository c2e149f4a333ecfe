import type { Lead, LeadAnswers, LeadProperty } from './lead.contract.ts'

/** A lead as it is saved: text is never null, empty numbers and dates are. */
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
  /** Null when missing; a number that is no status is kept, and reported as 'enumerable'. */
  status: number | null
  /** Unix seconds; NaN for text that is not a date. */
  viewingDate: number | null
  viewingUserId: number | null
  reservationSentDate: number | null
  reservationCompleteDate: number | null
  property: LeadPropertyDraft
}

/** Only the text fields can be edited. */
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

export const LEAD_DATE_FIELDS = [
  'viewingDate',
  'reservationSentDate',
  'reservationCompleteDate',
] as const satisfies readonly (keyof LeadDraft & keyof Lead)[]

/** For a lead without a home (rule L27). */
export function emptyPropertyDraft(): LeadPropertyDraft {
  return filled(LEAD_PROPERTY_FIELDS, () => '')
}

export function filled<Field extends string, Value>(
  fields: readonly Field[],
  valueOf: (field: Field) => Value,
): Record<Field, Value> {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<Field, Value>
}
