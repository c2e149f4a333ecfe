import { describe, expect, it } from 'vitest'
import { deadlineAfter, depositCap } from './deposit.rules.ts'
import { validateDeposit, validateDepositOutcome, type DepositValues } from './deposit.suite.ts'
import { capText, deadlineText } from './deposit.messages.ts'

const TODAY = '2026-11-24'

// By hand: rent × 12 ÷ 52, rounded down to the penny.
it.each([
  [1, 0.23],
  [4.33, 0.99],
  [4.34, 1],
  [52, 12],
  [95, 21.92],
  [333.33, 76.92],
  [433.33, 99.99],
  [500, 115.38],
  [650, 150],
  [695, 160.38],
  [750.5, 173.19],
  [795, 183.46],
  [875, 201.92],
  [950, 219.23],
  [1000, 230.76],
  [1095, 252.69],
  [1250, 288.46],
  [1499.99, 346.15],
  [2000, 461.53],
  [9999.99, 2307.69],
])('one week of £%d a month is £%d (W3.1)', (rent, cap) => {
  expect(depositCap(Math.round(rent * 100)) / 100).toBe(cap)
})

it('a cap is at most one week of any rent, and a penny more is not (W3.1)', () => {
  const wrong: number[] = []
  for (let rent = 30_000; rent <= 500_000; rent += 1) {
    const cap = depositCap(rent)
    if (cap * 52 > rent * 12 || (cap + 1) * 52 <= rent * 12) wrong.push(rent)
  }
  expect(wrong).toEqual([])
})

it.each([
  ['2026-11-02', '2026-11-16'],
  // Across the end of a month, a leap day, and both clock changes.
  ['2026-11-20', '2026-12-04'],
  ['2028-02-20', '2028-03-05'],
  ['2027-02-20', '2027-03-06'],
  ['2026-03-20', '2026-04-03'],
  ['2026-10-20', '2026-11-03'],
])('a deposit received on %s has the deadline %s (W3/2)', (receivedOn, deadlineOn) => {
  expect(deadlineAfter(receivedOn)).toBe(deadlineOn)
})

it.each([
  ['2026-12-02', 'Deadline 02/12/2026, 8 days left'],
  ['2026-11-25', 'Deadline 25/11/2026, 1 day left'],
  ['2026-11-24', 'Deadline today'],
  ['2026-11-23', 'Deadline passed'],
])('the deadline of %s is "%s"', (day, text) => {
  expect(deadlineText(day, TODAY)).toBe(text)
})

it('the cap is explained', () => {
  expect(capText(288.46, 1250)).toBe('At most £288.46: one week of £1,250 a month.')
})

describe('a deposit', () => {
  const values: DepositValues = {
    amount: 288.46,
    receivedOn: '2026-11-20',
    agreedDeadlineOn: '',
    monthlyRent: null,
  }
  const errors = (over: Partial<DepositValues>, rentPence: number | null = 125_000) =>
    validateDeposit({ ...values, ...over }, { today: TODAY, rentPence })

  it.each([
    [{}, {}],
    [{ amount: null }, { amount: ['required'] }],
    [{ amount: Number.NaN }, { amount: ['pattern'] }],
    [{ amount: 0 }, { amount: ['min'] }],
    [{ amount: -5 }, { amount: ['min'] }],
    [{ amount: 288.47 }, { amount: ['max'] }],
    [{ amount: 100.005 }, { amount: ['pattern'] }],
    [{ receivedOn: '' }, { receivedOn: ['required'] }],
    [{ receivedOn: '2026-02-30' }, { receivedOn: ['date'] }],
    [{ receivedOn: '2026-11-25' }, { receivedOn: ['maxDate'] }],
    [{ receivedOn: TODAY }, {}],
    [{ agreedDeadlineOn: '2026-11-19' }, { agreedDeadlineOn: ['minDate'] }],
    [{ agreedDeadlineOn: '2026-11-20' }, {}],
    [{ agreedDeadlineOn: 'soon' }, { agreedDeadlineOn: ['date'] }],
    [{ agreedDeadlineOn: '9999-12-31' }, { agreedDeadlineOn: ['date'] }],
    // Not read where the lead has a rent.
    [{ monthlyRent: -1 }, {}],
  ])('%j gives %j', (over, expected) => {
    expect(errors(over)).toEqual(expected)
  })

  it('takes exactly the cap, and not a penny more (W3.1)', () => {
    const wrong: number[] = []
    for (let rent = 300; rent <= 5000; rent += 47) {
      const cap = Math.floor((rent * 1200) / 52)
      const errorsAt = (pence: number) => errors({ amount: Number((pence / 100).toFixed(2)) }, rent * 100)
      if (errorsAt(cap).amount !== undefined || errorsAt(cap + 1).amount?.[0] !== 'max') wrong.push(rent)
    }
    expect(wrong).toEqual([])
  })

  it.each([
    [{ monthlyRent: null }, { monthlyRent: ['required'] }],
    [{ monthlyRent: Number.NaN }, { monthlyRent: ['pattern'] }],
    [{ monthlyRent: 0 }, { monthlyRent: ['min'] }],
    [{ monthlyRent: 1_000_000 }, { monthlyRent: ['max'] }],
    [{ monthlyRent: 1250.001 }, { monthlyRent: ['pattern'] }],
    [{ monthlyRent: 1250 }, {}],
    [{ monthlyRent: 1249 }, { amount: ['max'] }],
  ])('without a rent of the lead %j gives %j', (over, expected) => {
    expect(errors(over, null)).toEqual(expected)
  })
})

describe('the outcome of a deposit', () => {
  const reason = 'The references were false.'
  const errors = (over: object) =>
    validateDepositOutcome(
      { outcome: 2, on: '2026-11-24', reason, ...over },
      { today: TODAY, receivedOn: '2026-11-20' },
    )

  it.each([
    [{}, {}],
    [{ outcome: null }, { outcome: ['required'] }],
    [{ outcome: 4 }, { outcome: ['enumerable'] }],
    [{ on: '' }, { on: ['required'] }],
    [{ on: '2026-11-19' }, { on: ['minDate'] }],
    [{ on: '2026-11-25' }, { on: ['maxDate'] }],
    [{ reason: '' }, { reason: ['required'] }],
    [{ reason: 'x'.repeat(19) }, { reason: ['minlength'] }],
    [{ reason: 'x'.repeat(2001) }, { reason: ['maxlength'] }],
    [{ outcome: 1, reason: '' }, {}],
    [{ outcome: 3, reason: '' }, {}],
  ])('%j gives %j', (over, expected) => {
    expect(errors(over)).toEqual(expected)
  })
})
