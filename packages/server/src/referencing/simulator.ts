import type { LeadRecord } from '../leads/leads.present.ts'
import type { Delivery } from './referencing.contract.ts'

/** What a household of each answer earns at least, in pounds a year. Source: specification §3. */
const LEAST_INCOME: Readonly<Record<number, number>> = {
  1: 20_000,
  2: 30_000,
  3: 40_000,
  4: 50_000,
  5: 60_000,
}

/** The rent each answer begins at, in pounds a month. Source: specification §3. */
const LEAST_RENT: Readonly<Record<number, number>> = { 1: 750, 2: 1000, 3: 1300, 4: 1600, 5: 2000 }

/** A household can carry a thirtieth of its yearly income as monthly rent: two and a half times the rent. */
const RENTS_A_YEAR = 30

/** Down to this share of the rent a person decides. */
const CONSIDER_SHARE = 0.75

/** What the simulator makes of an applicant: it follows from income and budget alone, so the same answers give the same result. Source: decision L18. */
export function simulated(
  lead: Pick<LeadRecord, 'total_household_income' | 'budget'>,
): Pick<Delivery, 'outcome' | 'status' | 'maxRent'> {
  const income = LEAST_INCOME[lead.total_household_income ?? 0]
  const rent = LEAST_RENT[lead.budget ?? 0]
  if (income === undefined || rent === undefined) {
    return { outcome: 'consider', status: 'Not enough is known', maxRent: null }
  }
  const maxRent = Math.floor(income / RENTS_A_YEAR)
  if (maxRent >= rent) return { outcome: 'accept', status: 'Accepted', maxRent }
  return maxRent >= rent * CONSIDER_SHARE
    ? { outcome: 'consider', status: 'Consider', maxRent }
    : { outcome: 'decline', status: 'Declined', maxRent }
}
