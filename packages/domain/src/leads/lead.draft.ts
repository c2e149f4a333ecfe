import type { LeadAnswers, LeadProperty } from './lead.contract.ts'

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
  [Field in
    | 'name'
    | 'addressLine1'
    | 'addressLine2'
    | 'city'
    | 'county'
    | 'postcode'
    | 'propertyExplorerUnitUuid'
    | 'crmPropertyUuid'
    | 'homeViewsLink']: string
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
