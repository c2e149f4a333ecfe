import type { LeadRecord } from '../leads/record/lead.present.ts'
import type { Delivery } from './referencing.contract.ts'

/** Minimum yearly income of each answer, in pounds. */
const LEAST_INCOME: Readonly<Record<number, number>> = {
  1: 20_000,
  2: 30_000,
  3: 40_000,
  4: 50_000,
  5: 60_000,
}

/** Minimum rent of each answer, in pounds a month. */
const LEAST_RENT: Readonly<Record<number, number>> = { 1: 750, 2: 1000, 3: 1300, 4: 1600, 5: 2000 }

/** Affordable rent is a thirtieth of the yearly income. */
const RENTS_A_YEAR = 30

/** Minimum affordable share of the rent for 'consider'; below it the result is 'decline'. */
const CONSIDER_SHARE = 0.75

/** Deterministic: depends on income and budget only. */
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
