import { expect, test } from 'vitest'
import { simulated } from './simulator.ts'

test.each([
  [3, 2, 'accept', 1333],
  [3, 3, 'accept', 1333],
  [3, 4, 'consider', 1333],
  [1, 4, 'decline', 666],
  [5, 5, 'accept', 2000],
  [null, 2, 'consider', null],
  [3, null, 'consider', null],
] as const)('income %s and budget %s: %s, up to %s', (income, budget, outcome, maxRent) => {
  expect(simulated({ total_household_income: income, budget })).toMatchObject({ outcome, maxRent })
})
