import { describe, expect, it } from 'vitest'
import { perMonth, readAmount, readFlag, readNumber } from './numbers.ts'

describe('an amount', () => {
  it.each([
    ['£1,250 pcm', 1250, 'monthly'],
    ['£300 pw', 300, 'weekly'],
    ['1.250,50', 1250.5, null],
    ['1250', 1250, null],
    ['£ 1,250.50', 1250.5, null],
    ['1250.5', 1250.5, null],
    ['GBP 1250', 1250, null],
    ['£300 per week', 300, 'weekly'],
    ['£300/week', 300, 'weekly'],
    ['£1,250 p.c.m.', 1250, 'monthly'],
    ['£1,250 per calendar month', 1250, 'monthly'],
    ['£3,750 per quarter', 3750, 'quarterly'],
    ['£15,000 pa', 15000, 'yearly'],
    ['£15,000 per annum', 15000, 'yearly'],
    ['0', 0, null],
  ])('%j is %d %s', (text, amount, frequency) => {
    expect(readAmount(text)).toEqual({ amount, frequency })
  })

  it.each(['1.250', 'POA', '', '£', '1250 euros', '1,2,3', '£1,250 - £1,500'])('%j is none', (text) => {
    expect(readAmount(text)).toBeNull()
  })

  it.each([
    [300, 'weekly', 1300],
    [325, 'weekly', 1408.33],
    [1250, 'monthly', 1250],
    [1000, 'quarterly', 333.33],
    [15_000, 'yearly', 1250],
  ] as const)('of %d %s is %d a month', (pounds, frequency, monthly) => {
    expect(perMonth(pounds, frequency)).toBe(monthly)
  })
})

it.each([
  ['3', 3],
  ['3.0', 3],
  ['3 bed', 3],
  ['3 bedrooms', 3],
  ['2 Baths', 2],
  ['75.5', 75.5],
  ['75 sqm', 75],
  ['75 m²', 75],
  ['three', null],
  ['2-3', null],
  ['800 sq ft', null],
  ['', null],
])('the number %j is %j', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

it.each([
  ['Yes', true],
  ['y', true],
  ['TRUE', true],
  ['1', true],
  ['x', true],
  ['No', false],
  ['n', false],
  ['false', false],
  ['0', false],
  ['', false],
  ['maybe', null],
  ['2', null],
])('the flag %j is %j', (text, flag) => {
  expect(readFlag(text)).toBe(flag)
})
