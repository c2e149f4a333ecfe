import { FIXTURE_NOW } from '../../leads/lead.fixtures.ts'
import type { PersonMatch } from './person.contract.ts'

const DAY_SECONDS = 86_400

/** Of one person: an enquiry, a deleted lead, and one under another email. */
export const SOME_MATCHES: readonly PersonMatch[] = [
  {
    id: 12,
    name: 'Ann Lee',
    status: 2,
    dateSubmitted: FIXTURE_NOW - DAY_SECONDS,
    deletedAt: null,
    matchedBy: ['email', 'phone'],
  },
  {
    id: 7,
    name: 'Ann Lee',
    status: 6,
    dateSubmitted: FIXTURE_NOW - 90 * DAY_SECONDS,
    deletedAt: FIXTURE_NOW - 30 * DAY_SECONDS,
    matchedBy: ['email', 'phone'],
  },
  {
    id: 3,
    name: 'A. Lee',
    status: 10,
    dateSubmitted: FIXTURE_NOW - 400 * DAY_SECONDS,
    deletedAt: null,
    matchedBy: ['phone'],
  },
]

/** Of a household with one phone. */
export const A_HOUSEHOLD: readonly PersonMatch[] = ['Ann Lee', 'Ben Lee', 'Cas Lee'].map((name, place) => ({
  id: place + 1,
  name,
  status: 1,
  dateSubmitted: FIXTURE_NOW - place * DAY_SECONDS,
  deletedAt: null,
  matchedBy: ['phone'],
}))
