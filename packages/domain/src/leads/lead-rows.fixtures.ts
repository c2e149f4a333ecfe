import type { Handler } from './handler/handler.contract.ts'
import type { Waiting } from './waiting/waiting.contract.ts'
import type { LeadRow } from './lead.contract.ts'
import {
  LEAD_SECTIONS,
  LEAD_STATUS,
  SECTION_STATUSES,
  sectionOf,
  type LeadSection,
  type LeadStatus,
} from './lead-status.ts'
import { aLeadRow, FIXTURE_NOW } from './lead.fixtures.ts'

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

// List lengths without a common factor, so that no pair of names repeats within 56 rows.
const FIRST_NAMES = ['Ann', 'Mohammed', 'Siobhán', 'Bo', 'Wilhelmina-Alexandra', 'Chidi', 'Zoë']
const LAST_NAMES = [
  'Lee',
  "O'Shaughnessy",
  'Patel',
  'Featherstonehaugh-Cholmondeley',
  'Ng',
  'Smith',
  'Çelik',
  'Wu',
]
const HOMES = [
  {
    name: 'Harbour View 12',
    addressLine1: 'Flat 12',
    addressLine2: '3 Quayside',
    city: 'Bristol',
    postcode: 'BS1 4RB',
  },
  { name: 'Elm House', addressLine1: '8 Elm Road', addressLine2: null, city: 'Bath', postcode: 'BA1 1AA' },
  {
    name: 'The Old Print Works, Apartment 407',
    addressLine1: 'Apartment 407, The Old Print Works',
    addressLine2: '112-118 Clerkenwell Green',
    city: 'London',
    postcode: 'EC1R 0DU',
  },
  { name: 'Plot 3', addressLine1: null, addressLine2: null, city: 'Leeds', postcode: null },
  {
    name: 'Mill Lofts 2B',
    addressLine1: '2B Mill Lofts',
    addressLine2: '',
    city: 'Manchester',
    postcode: 'M1 1AE',
  },
]

const HANDLERS: readonly Handler[] = [
  { id: 2, name: 'Alex Morgan', active: true },
  { id: 3, name: 'Grace Patel', active: true },
  { id: 4, name: 'Wilhelmina-Alexandra Featherstonehaugh', active: false },
]

/**
 * Varied rows covering all statuses of a section: short and long names; full, partial and missing addresses. Ids
 * are unique across sections.
 */
export function leadRows(section: LeadSection = 'Enquiry', count = 30): LeadRow[] {
  return Array.from({ length: count }, (_, index) => leadRowAt(section, index))
}

function leadRowAt(section: LeadSection, index: number): LeadRow {
  const firstName = pick(FIRST_NAMES, index)
  const lastName = pick(LAST_NAMES, index)
  const status = pick(SECTION_STATUSES[section], index)
  const number = String(index + 1).padStart(3, '0')
  return aLeadRow({
    id: LEAD_SECTIONS.indexOf(section) * 1000 + index + 1,
    firstName,
    lastName,
    email: `tenant${number}@example.com`,
    phone: index % 2 === 0 ? `07700 900${number}` : `+447700 901${number}`,
    status,
    dateSubmitted: FIXTURE_NOW - index * 5 * HOUR_SECONDS,
    crmEnquiryUuid: index % 4 === 3 ? null : `CRM-E-1${number}`,
    property: index % 7 === 6 ? null : { ...pick(HOMES, index), crmPropertyUuid: `CRM-P-1${number}` },
    handler: index % 2 === 0 ? null : pick(HANDLERS, (index - 1) / 2),
    waiting: index % 3 === 2 ? null : waitingAt(section, index),
    ...datesOf(status, FIXTURE_NOW + (index - 10) * 7 * HOUR_SECONDS),
  })
}

/** Grows with the age of the lead, from minutes to days. */
function waitingAt(section: LeadSection, index: number): Waiting | null {
  if (section !== 'Enquiry') return null
  const minutes = 1500 - index * 70
  if (minutes < 0) return { minutes: 45 + index, state: 'ok' }
  if (minutes >= 240) return { minutes, state: 'overdue' }
  return { minutes, state: minutes >= 120 ? 'due' : 'ok' }
}

function datesOf(status: LeadStatus, moment: number): Partial<LeadRow> {
  if (sectionOf(status) === 'Enquiry') return {}
  const viewing = { viewingDate: moment, viewingUserId: 1 + (moment % 3) }
  if (sectionOf(status) === 'Viewing') return viewing
  const reservationSentDate = moment + DAY_SECONDS
  const isComplete = status === LEAD_STATUS.ReservationComplete
  return {
    ...viewing,
    reservationSentDate,
    ...(isComplete && { reservationCompleteDate: moment + 3 * DAY_SECONDS }),
  }
}

function pick<Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length] as Value
}
