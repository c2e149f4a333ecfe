import type { QuestionnaireLead } from './questionnaire.contract.ts'
import type { QuestionnaireDraft } from './questionnaire.draft.ts'

/** Noon of 21 November 2026 in London, in unix seconds. */
export const QUESTIONNAIRE_NOW = 1_795_262_400

/** Every question answered validly. */
export function answeredQuestionnaire(overrides: Partial<QuestionnaireDraft> = {}): QuestionnaireDraft {
  return {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
    phone: '07700 900123',
    employmentStatus: 2,
    howWillYouPay: 1,
    totalHouseholdIncome: 3,
    budget: 2,
    desiredBedrooms: 2,
    pets: 'One cat',
    apartmentType: 'With a balcony',
    desiredTenancyPeriodInMonths: 12,
    desiredViewingDate: QUESTIONNAIRE_NOW + 86_400,
    desiredMoveDate: QUESTIONNAIRE_NOW + 30 * 86_400,
    rightToRentShareCode: true,
    currentLivingArrangements: 1,
    whereDidYouHearAboutProperty: 5,
    parkingRequired: false,
    notes: 'Top floor if possible.',
    ...overrides,
  }
}

/** A lead without any answers. */
export function aQuestionnaireLead(overrides: Partial<QuestionnaireLead> = {}): QuestionnaireLead {
  return {
    id: 1,
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
    phone: '07700 900123',
    employmentStatus: null,
    howWillYouPay: null,
    totalHouseholdIncome: null,
    budget: null,
    desiredBedrooms: null,
    pets: null,
    apartmentType: null,
    desiredTenancyPeriodInMonths: null,
    desiredViewingDate: null,
    desiredMoveDate: null,
    rightToRentShareCode: null,
    currentLivingArrangements: null,
    whereDidYouHearAboutProperty: null,
    parkingRequired: null,
    notes: null,
    verification: 'proof',
    ...overrides,
  }
}
