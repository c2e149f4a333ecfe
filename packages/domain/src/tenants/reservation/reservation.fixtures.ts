import { aQuestionnaireLead } from '../questionnaire/questionnaire.fixtures.ts'
import type { OfferedHome, ReservationLead } from './reservation.contract.ts'

export function anOfferedHome(overrides: Partial<OfferedHome> = {}): OfferedHome {
  return {
    name: 'Harbour View 12',
    addressLine1: 'Flat 12',
    addressLine2: '3 Quayside',
    city: 'Bristol',
    county: 'Avon',
    postcode: 'BS1 4RB',
    homeViewsLink: 'https://homeviews.example/harbour-view',
    unitType: 1,
    bedrooms: 2,
    bathrooms: 1,
    images: [],
    rentPerMonth: 1250,
    ...overrides,
  }
}

export function aReservationLead(overrides: Partial<ReservationLead> = {}): ReservationLead {
  return { ...aQuestionnaireLead(), property: anOfferedHome(), ...overrides }
}
