import type { QuestionnaireLead } from '@latchkey/domain/questionnaire/questionnaire.contract'
import type { ReservationLead } from '@latchkey/domain/reservation/reservation.contract'
import { presentLead, type LeadRecord } from '../leads/leads.present.ts'
import type { MediaRecord } from '../media/media.present.ts'

/** What a tenant may see of a lead: chosen field by field, so that a new field of a lead stays with the staff. Source: decisions P6 and L20. */
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

/** The same, with the home that is offered. Source: decision P15. */
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

/** An address that a browser may be sent to; staff can type anything into the field, so all else is left out. */
function webAddress(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null
  return ['http:', 'https:'].includes(new URL(text).protocol) ? text : null
}
