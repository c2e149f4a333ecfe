import type { QuestionnaireLead } from '@latchkey/domain/questionnaire/questionnaire.contract'
import type { ReservationLead } from '@latchkey/domain/reservation/reservation.contract'
import { presentLead, type LeadRecord } from '../leads/leads.present.ts'
import type { MediaRecord } from '../media/media.present.ts'

/** Field by field, so that new fields of a lead are not public by default (rules P6 and L20). */
export function presentQuestionnaire(record: LeadRecord, verification: string): QuestionnaireLead {
  const lead = presentLead(record, [])
  return {
    id: lead.id,
    firstName: lead.firstName,
    lastName: lead.lastName,
    email: lead.email,
    phone: lead.phone,
    employmentStatus: lead.employmentStatus,
    howWillYouPay: lead.howWillYouPay,
    totalHouseholdIncome: lead.totalHouseholdIncome,
    budget: lead.budget,
    desiredBedrooms: lead.desiredBedrooms,
    pets: lead.pets,
    apartmentType: lead.apartmentType,
    desiredTenancyPeriodInMonths: lead.desiredTenancyPeriodInMonths,
    desiredViewingDate: lead.desiredViewingDate,
    desiredMoveDate: lead.desiredMoveDate,
    rightToRentShareCode: lead.rightToRentShareCode,
    currentLivingArrangements: lead.currentLivingArrangements,
    whereDidYouHearAboutProperty: lead.whereDidYouHearAboutProperty,
    parkingRequired: lead.parkingRequired,
    notes: lead.qualifyingNotes,
    verification,
  }
}

/** With the home. */
export function presentReservation(
  record: LeadRecord,
  images: readonly MediaRecord[],
  verification: string,
): ReservationLead {
  const { property } = presentLead(record, images)
  return {
    ...presentQuestionnaire(record, verification),
    property: property && {
      name: property.name,
      addressLine1: property.addressLine1,
      addressLine2: property.addressLine2,
      city: property.city,
      county: property.county,
      postcode: property.postcode,
      homeViewsLink: webAddress(property.homeViewsLink),
      unitType: property.unitType,
      bedrooms: property.bedrooms,
      bathrooms: property.bathrooms,
      images: property.images,
    },
  }
}

/** Staff can type anything into the field; only http and https URLs are passed on. */
function webAddress(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null
  return ['http:', 'https:'].includes(new URL(text).protocol) ? text : null
}
