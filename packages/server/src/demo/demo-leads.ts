import {
  ENDED_STATUSES,
  LEAD_STATUS,
  LEAD_STATUSES,
  RESERVED_STATUSES,
  sectionOf,
  showsAnswers,
  type LeadStatus,
} from '@latchkey/domain/leads/lead-status'
import { IMPLIED_RESPONSE } from '@latchkey/domain/leads/waiting/waiting.messages'
import type { OpeningClock } from '@latchkey/domain/office/opening-clock'
import { AVAILABILITY } from '@latchkey/domain/properties/property.enums'
import { DAY_SECONDS } from '@latchkey/domain/platform/values/durations'
import type { Insertable } from 'kysely'
import type { LeadTable } from '../db/tables/leads.ts'
import { responseColumns } from '../leads/record/lead.waiting.ts'
import { homeColumnsOfStock } from '../leads/record/lead.columns.ts'
import type { StockHome } from '../leads/record/home.queries.ts'
import type { DemoDiary } from './demo-diary.ts'
import { demoPeople } from './demo-people.ts'
import { CITIES, STAFF_NOTES, STREETS, TENANT_COMMENTS } from './demo-words.ts'
import type { Random } from './random.ts'

/** Number of leads by status. */
const COUNTS: Readonly<Record<LeadStatus, number>> = {
  1: 42,
  2: 26,
  3: 9,
  4: 22,
  5: 10,
  6: 6,
  7: 8,
  8: 5,
  9: 5,
  10: 5,
  11: 6,
  12: 7,
}

/** Range of the viewings of a status, in days from today. */
const VIEWING_DAYS: Partial<Record<LeadStatus, readonly [from: number, to: number]>> = {
  3: [1, 16],
  4: [0, 15],
  5: [-16, -1],
  6: [-9, 9],
}

/** Index of the first scheduled viewing. */
const FIRST_SCHEDULED = COUNTS[1] + COUNTS[2] + COUNTS[3]

/** Viewings of the demo's agent today, or on the next working day. */
const AGENTS_DAY = 3

/** Leads in Reservation had their viewing weeks ago. */
const EARLIER_VIEWING = [-44, -22] as const

/** Waiting times of unanswered enquiries in open minutes: up to three open days. */
const WAITS = [20, 1620, 45, 1100, 100, 700, 130, 400, 200, 250]

/** Time to the first answer of the others, in open minutes. */
const ANSWERS = [25, 50, 15, 90, 40, 180, 30, 65, 20, 310, 45] as const

/** Every seventh enquiry waits, in turns with and without a handler. */
const WAITING_EVERY = 7

/** The sources of enquiries, used in turn. */
const SOURCES = [
  'HomeFinder',
  'LetSpot',
  'Website',
  'HomeFinder',
  'Walk-in',
  'LetSpot',
  'HomeFinder',
] as const

const DOCUMENTS: Partial<Record<LeadStatus, string>> = { 10: 'Declined', 11: 'Consider', 12: 'Accepted' }

/** A home that leads can be about. */
export type DemoStock = StockHome & { readonly availability: number | null }

export interface DemoLeadParts {
  readonly random: Random
  readonly diary: DemoDiary
  readonly nowSeconds: number
  readonly opening: OpeningClock
  readonly agentIds: readonly number[]
  readonly homes: readonly DemoStock[]
}

/** Leads in every status, each about a home; no home is promised twice. */
export function demoLeads(parts: DemoLeadParts): Insertable<LeadTable>[] {
  const { random, homes } = parts
  const statuses = LEAD_STATUSES.flatMap((status) => Array.from({ length: COUNTS[status] }, () => status))
  const people = demoPeople(random, statuses.length)
  const free = homes.filter(({ availability }) => availability === AVAILABILITY.ForRent)
  const taken = homes.filter(
    ({ availability }) => availability === AVAILABILITY.Reserved || availability === AVAILABILITY.Rented,
  )
  return statuses.map((status, nr) => {
    const person = people[nr]
    const home = homeFor(random, status, free, taken)
    if (!person || !home) throw new Error('The demo has fewer homes or people than leads.')
    const { submitted_at: submittedAt, ...when } = dates(parts, status, nr)
    const answer = answerOf(parts, status, nr, submittedAt)
    return {
      ...person,
      ...homeColumnsOfStock(home),
      property_id: home.id,
      ...livesAt(random),
      source: SOURCES[nr % SOURCES.length],
      crm_enquiry_uuid: `CRM-E-${1000 + nr}`,
      notes: random.chance(0.35) ? random.pick(STAFF_NOTES) : null,
      status,
      ...when,
      submitted_at: submittedAt,
      ...handledBy(parts, status, nr, submittedAt),
      ...answer,
      ...(showsAnswers(status) && answers(random, parts.nowSeconds)),
      ...document(random, status),
    }
  })
}

/** Statuses that hold a home remove it from its pool. */
function homeFor(
  random: Random,
  status: LeadStatus,
  free: DemoStock[],
  taken: DemoStock[],
): DemoStock | undefined {
  const pool = status === LEAD_STATUS.ReservationComplete ? taken : free
  const nr = random.whole(0, pool.length - 1)
  return RESERVED_STATUSES.includes(status) ? pool.splice(nr, 1)[0] : pool[nr]
}

function livesAt(random: Random) {
  const city = random.pick(CITIES)
  return {
    address_line1: `${random.whole(1, 180)} ${random.pick(STREETS)}`,
    city: city.name,
    country: 'United Kingdom',
    postcode: `${city.outcode} ${random.whole(1, 9)}AB`,
  }
}

/** The dates that fit the status. */
function dates({ random, diary, nowSeconds, agentIds }: DemoLeadParts, status: LeadStatus, nr: number) {
  const ago = (days: number, spread: number) =>
    new Date((nowSeconds - Math.round((days + random.fraction() * spread) * DAY_SECONDS)) * 1000)
  if (sectionOf(status) === 'Enquiry') return { submitted_at: ago(0.1, 20) }
  const isReservation = sectionOf(status) === 'Reservation'
  const [from, to] = VIEWING_DAYS[status] ?? EARLIER_VIEWING
  const drawn = random.pick(agentIds)
  const isOfAgentsDay = nr >= FIRST_SCHEDULED && nr < FIRST_SCHEDULED + AGENTS_DAY
  const agentId = isOfAgentsDay ? (agentIds.at(-1) ?? drawn) : drawn
  // The first few have fixed days, so that today and tomorrow always have viewings.
  const fixed = status === LEAD_STATUS.ViewingScheduled && nr % 4 === 0 ? nr % 3 : random.whole(from, to)
  const day = isOfAgentsDay ? 0 : fixed
  return {
    submitted_at: isReservation ? ago(45, 38) : ago(18, 26),
    viewing_at: new Date(diary.book(agentId, day) * 1000),
    viewing_user_id: agentId,
    ...(status === LEAD_STATUS.ViewingScheduled && { viewing_confirmed_at: ago(1, 4), calendar_sequence: 1 }),
    ...(isReservation && { reservation_sent_at: ago(12, 8) }),
    ...(status === LEAD_STATUS.ReservationComplete && { reservation_complete_at: ago(1, 9) }),
  }
}

/** Ten enquiries wait for a first answer; all other leads have one. */
function answerOf(
  { agentIds, nowSeconds, opening }: DemoLeadParts,
  status: LeadStatus,
  nr: number,
  submittedAt: Date,
) {
  const isEnquiry = sectionOf(status) === 'Enquiry'
  const waitMinutes = isEnquiry && nr % WAITING_EVERY === 0 ? WAITS[nr / WAITING_EVERY] : undefined
  if (waitMinutes !== undefined) {
    const since = opening.minutesBefore(nowSeconds, waitMinutes)
    return since === null ? {} : { submitted_at: new Date(since * 1000) }
  }
  const from = Math.floor(submittedAt.getTime() / 1000)
  const at = answeredAt(opening, from, nowSeconds, ANSWERS[nr % ANSWERS.length] ?? 0)
  return responseColumns({
    how: isEnquiry ? 1 + (nr % 4) : IMPLIED_RESPONSE.movedOn,
    by: agentIds[nr % agentIds.length] ?? null,
    at: new Date(at * 1000),
    minutes: opening.minutesBetween(from, at),
  })
}

/**
 * The time after so many opening minutes, to a quarter of an hour, but not in the future. Times are unix
 * seconds.
 */
function answeredAt(opening: OpeningClock, from: number, now: number, minutes: number): number {
  let at = from
  while (at < now && opening.minutesBetween(from, at) < minutes) at = Math.min(at + 900, now)
  return at
}

/** Every other live lead has a handler, in turns. */
function handledBy({ agentIds }: DemoLeadParts, status: LeadStatus, nr: number, since: Date) {
  if (ENDED_STATUSES.includes(status) || nr % 2 === 1) return {}
  return { handler_user_id: agentIds[(nr / 2) % agentIds.length] ?? null, handled_since: since }
}

function answers(random: Random, nowSeconds: number) {
  const inDays = (from: number, to: number) =>
    new Date((nowSeconds + random.whole(from, to) * DAY_SECONDS) * 1000)
  return {
    employment_status: random.pick([2, 2, 2, 3, 4, 1]),
    how_will_you_pay: random.pick([1, 1, 1, 2, 3, 4, 5]),
    total_household_income: random.whole(1, 5),
    budget: random.pick([1, 2, 4, 5]),
    desired_bedrooms: random.whole(1, 3),
    pets: random.pick(['None', 'One cat', 'A small dog', null]),
    apartment_type: random.pick(['Any', 'Top floor', 'With a balcony', null]),
    desired_tenancy_months: random.pick([6, 12, 12]),
    desired_viewing_at: inDays(2, 20),
    desired_move_at: inDays(25, 90),
    right_to_rent_share_code: random.chance(0.4),
    current_living_arrangements: random.whole(1, 4),
    where_heard: random.whole(1, 7),
    parking_required: random.chance(0.5),
    qualifying_notes: random.pick(TENANT_COMMENTS),
  }
}

function document(random: Random, status: LeadStatus) {
  const result = DOCUMENTS[status]
  return result === undefined
    ? {}
    : { document_status: result, document_max_rent_pence: random.whole(650, 2400) * 100 }
}
