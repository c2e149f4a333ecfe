import type { Lead, LeadProperty, LeadRow } from './lead.contract.ts'
import type { LeadDraft } from './lead.draft.ts'
import { filled, picked } from '../platform/values/fields.ts'
import { ANSWER_NAMES } from './questionnaire/answer.fields.ts'
import {
  LEAD_AGENT_FIELDS,
  LEAD_DATE_FIELDS,
  LEAD_HOME_NAMES,
  LEAD_LISTED_FIELDS,
  LEAD_LISTED_HOME,
  LEAD_OPTIONAL_FIELDS,
} from './lead.fields.ts'
import { LEAD_STATUS } from './lead-status.ts'
import { emptyLeadValues } from './lead-values.ts'
import { toLeadSave } from './lead-save.ts'

/** Reference time of all fixtures: Monday 2 March 2026, 09:00 UTC. */
export const FIXTURE_NOW = 1_772_442_000

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

export function aLeadProperty(overrides: Partial<LeadProperty> = {}): LeadProperty {
  return {
    ...filled(LEAD_HOME_NAMES, () => null),
    name: 'Harbour View 12',
    addressLine1: 'Flat 12',
    addressLine2: '3 Quayside',
    city: 'Bristol',
    county: 'Avon',
    postcode: 'BS1 4RB',
    propertyExplorerUnitUuid: '6f8a2b1c-0d3e-4f5a-8b7c-9d0e1f2a3b4c',
    crmPropertyUuid: 'CRM-P-1012',
    homeViewsLink: 'https://homeviews.example/harbour-view',
    unitType: 1,
    bedrooms: 2,
    bathrooms: 1,
    images: [],
    ...overrides,
  }
}

/** By default a new lead from a portal. */
export function aLead(overrides: Partial<Lead> = {}): Lead {
  return {
    ...filled(
      [...LEAD_OPTIONAL_FIELDS, ...LEAD_DATE_FIELDS, ...LEAD_AGENT_FIELDS, ...ANSWER_NAMES],
      () => null,
    ),
    id: 1,
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann.lee@example.com',
    phone: '07700 900123',
    addressLine1: '8 Elm Road',
    city: 'Bath',
    country: 'United Kingdom',
    postcode: 'BA1 1AA',
    status: LEAD_STATUS.AwaitingFeedback,
    dateSubmitted: FIXTURE_NOW - 2 * DAY_SECONDS,
    crmEnquiryUuid: 'CRM-E-1001',
    property: aLeadProperty(),
    document: null,
    isViewingConfirmed: false,
    handler: null,
    waiting: null,
    outcome: null,
    feedback: null,
    lastReason: null,
    importedFrom: null,
    version: 1,
    ...overrides,
  }
}

export function anAnsweredLead(overrides: Partial<Lead> = {}): Lead {
  return aLead({
    status: LEAD_STATUS.QuestionnaireSubmitted,
    employmentStatus: 2,
    howWillYouPay: 1,
    totalHouseholdIncome: 3,
    budget: 2,
    desiredBedrooms: 2,
    pets: 'One elderly cat',
    apartmentType: 'Top floor, if there is one',
    desiredTenancyPeriodInMonths: 12,
    desiredViewingDate: FIXTURE_NOW + 2 * DAY_SECONDS + HOUR_SECONDS,
    desiredMoveDate: FIXTURE_NOW + 40 * DAY_SECONDS - 9 * HOUR_SECONDS,
    rightToRentShareCode: true,
    currentLivingArrangements: 1,
    whereDidYouHearAboutProperty: 5,
    parkingRequired: false,
    qualifyingNotes: 'Evenings suit us best.\nWe both work from home on Fridays.',
    ...overrides,
  })
}

export function aLeadDraft(overrides: Partial<LeadDraft> = {}): LeadDraft {
  const person = {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann.lee@example.com',
    phone: '07700 900123',
    'property.name': 'Harbour View 12',
  }
  return { ...toLeadSave({ ...emptyLeadValues(), ...person }), ...overrides }
}

export function aLeadRow(overrides: Partial<LeadRow> = {}): LeadRow {
  const lead = aLead()
  return {
    ...picked(lead, LEAD_LISTED_FIELDS),
    id: lead.id,
    dateSubmitted: lead.dateSubmitted,
    isViewingConfirmed: false,
    property: picked(aLeadProperty(), LEAD_LISTED_HOME),
    handler: null,
    waiting: null,
    duplicates: 0,
    ...overrides,
  }
}
