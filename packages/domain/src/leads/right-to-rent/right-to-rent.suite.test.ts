import { describe, expect, it } from 'vitest'
import { aCheck } from './right-to-rent.fixtures.ts'
import {
  adultsError,
  isValidCheck,
  needsNewCheck,
  validateCheck,
  validateOverride,
  type CheckValues,
} from './right-to-rent.suite.ts'
import { missingText, recordedText } from './right-to-rent.messages.ts'

const TODAY = '2026-11-24'

describe('a check', () => {
  const values: CheckValues = { adultName: 'Ann Lee', kind: 1, checkedOn: TODAY, expiresOn: '' }

  it.each([
    [{}, {}],
    [{ adultName: '' }, { adultName: ['required'] }],
    [{ adultName: 'x'.repeat(256) }, { adultName: ['maxlength'] }],
    [{ kind: null }, { kind: ['required'] }],
    [{ kind: 7 }, { kind: ['enumerable'] }],
    [{ checkedOn: '' }, { checkedOn: ['required'] }],
    [{ checkedOn: '24/11/2026' }, { checkedOn: ['date'] }],
    [{ checkedOn: '2026-11-25' }, { checkedOn: ['maxDate'] }],
    // Ignored for a document without a time limit (W4.4).
    [{ kind: 1, expiresOn: 'never' }, {}],
    [{ kind: 3, expiresOn: '2020-01-01' }, {}],
    [{ kind: 2, expiresOn: '' }, {}],
    [{ kind: 2, expiresOn: '2026-12-01' }, {}],
    [{ kind: 2, expiresOn: TODAY }, { expiresOn: ['minDate'] }],
    [{ kind: 5, expiresOn: '' }, { expiresOn: ['required'] }],
    [{ kind: 6, expiresOn: '' }, { expiresOn: ['required'] }],
    [{ kind: 5, expiresOn: '2026-02-30' }, { expiresOn: ['date'] }],
    [{ kind: 6, expiresOn: '2026-11-25' }, {}],
  ])('%j gives %j', (over, errors) => {
    expect(validateCheck({ ...values, ...over }, { today: TODAY })).toEqual(errors)
  })

  it('is valid to the end of its last day (W4.4)', () => {
    expect(isValidCheck({ expiresOn: null }, TODAY)).toBe(true)
    expect(isValidCheck({ expiresOn: TODAY }, TODAY)).toBe(true)
    expect(isValidCheck({ expiresOn: '2026-11-23' }, TODAY)).toBe(false)
  })

  it.each([
    ['2026-12-22', '2027-12-01', false],
    ['2026-12-23', '2027-12-01', true],
    ['2026-12-23', null, false],
    // The tenancy has begun.
    ['2026-11-23', '2027-12-01', false],
  ])('of today for a move on %s, valid until %s: again %s', (moveOn, expiresOn, again) => {
    expect(needsNewCheck(aCheck({ checkedOn: TODAY, expiresOn }), moveOn, TODAY)).toBe(again)
  })
})

it.each([
  [null, 'required'],
  [0, 'range'],
  [21, 'range'],
  [1, null],
  [20, null],
])('%s adults: %s', (adults, error) => {
  expect(adultsError(adults)).toBe(error)
})

it('an override needs 20 to 1,000 characters (W4.2)', () => {
  const found = [19, 20, 1000, 1001].map((length) =>
    validateOverride({ rightToRentOverride: 'x'.repeat(length) }),
  )
  expect(found).toEqual([
    { rightToRentOverride: ['minlength'] },
    {},
    {},
    { rightToRentOverride: ['maxlength'] },
  ])
})

it('the words count adults', () => {
  expect(recordedText({ adults: 2, recorded: 1 })).toBe('1 of 2 recorded')
  expect(missingText({ adults: 3, recorded: 1 })).toBe('A right to rent check is missing for 2 of 3 adults.')
})
