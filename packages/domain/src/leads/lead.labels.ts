import type { LeadAnswers } from './lead.contract.ts'
import type { LeadField } from './lead.values.ts'

/** In the order of the form. */
export const LEAD_LABELS: Readonly<Record<LeadField, string>> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone',
  addressLine1: 'Address Line 1',
  addressLine2: 'Address Line 2',
  city: 'City',
  country: 'Country',
  postcode: 'Postcode',
  crmEnquiryUuid: 'CRM Enquiry UUID',
  notes: 'Notes',
  status: 'Status',
  viewingDate: 'Viewing Date',
  viewingUserId: 'Agent',
  reservationSentDate: 'Reservation Sent Date',
  reservationCompleteDate: 'Reservation Complete Date',
  'property.name': 'Property Name',
  'property.addressLine1': 'Property Address Line 1',
  'property.addressLine2': 'Property Address Line 2',
  'property.city': 'Property City',
  'property.county': 'Property County',
  'property.postcode': 'Property Postcode',
  'property.propertyExplorerUnitUuid': 'Property Explorer Unit UUID',
  'property.crmPropertyUuid': 'CRM Property UUID',
  'property.homeViewsLink': 'Home Views Link',
}

export const LEAD_ANSWER_LABELS: Readonly<Record<keyof LeadAnswers, string>> = {
  employmentStatus: 'Employment status',
  howWillYouPay: 'Income source',
  totalHouseholdIncome: 'Total household income',
  budget: 'Budget per month',
  desiredBedrooms: 'Desired bedrooms',
  pets: 'Pets',
  apartmentType: 'Apartment type',
  desiredTenancyPeriodInMonths: 'Tenancy period',
  desiredViewingDate: 'Desired viewing date',
  desiredMoveDate: 'Desired move date',
  rightToRentShareCode: 'Right to rent share code',
  currentLivingArrangements: 'Current living arrangements',
  whereDidYouHearAboutProperty: 'Where did you hear about the property?',
  parkingRequired: 'Parking required',
  qualifyingNotes: 'Comments',
}
