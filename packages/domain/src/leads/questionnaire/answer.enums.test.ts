import { describe, expect, it } from 'vitest'
import { labelOf, optionsOf, valuesMatching } from '../../platform/values/labels.ts'
import {
  BUDGET_LABELS,
  BUDGET_ORDER,
  EMPLOYMENT_STATUS_LABELS,
  HOW_HEARD_LABELS,
  INCOME_SOURCE_LABELS,
  INCOME_SOURCE_ORDER,
  LIVING_ARRANGEMENT_LABELS,
  TENANCY_OPTIONS,
  TOTAL_HOUSEHOLD_INCOME_LABELS,
  YES_NO_OPTIONS,
  yesNoLabel,
} from './answer.enums.ts'
import { ANSWER_FIELDS } from './answer.fields.ts'

const SETS = {
  employment: [EMPLOYMENT_STATUS_LABELS, 'Unemployed|Employed Full Time|Employed Part Time|Self Employed'],
  income: [INCOME_SOURCE_LABELS, 'Salary|Student Loan|Benefits|Parental Assistance|Company Pays'],
  household: [
    TOTAL_HOUSEHOLD_INCOME_LABELS,
    '£20,000-£29,999|£30,000-£39,999|£40,000-£49,999|£50,000-£59,999|£60,000+',
  ],
  budget: [BUDGET_LABELS, '£750-£995|£1000-£1295|£1300-£1595|£1600-£1995|Over £2000'],
  living: [LIVING_ARRANGEMENT_LABELS, 'Renting|Living with family|Homeowner|Selling'],
  heard: [
    HOW_HEARD_LABELS,
    'Social Media|Online Advertisement|Word of Mouth|Online Research|Property Portal|Email Campaign|News Article',
  ],
} as const

describe('labels', () => {
  it.each(Object.entries(SETS))('%s is numbered from 1, in order', (_, [labels, texts]) => {
    expect(Object.entries(labels)).toEqual(texts.split('|').map((text, index) => [String(index + 1), text]))
  })
})

describe('options', () => {
  it('offers sources of income by name', () => {
    expect(optionsOf(INCOME_SOURCE_LABELS, INCOME_SOURCE_ORDER)).toEqual([
      { value: 3, label: 'Benefits' },
      { value: 5, label: 'Company Pays' },
      { value: 4, label: 'Parental Assistance' },
      { value: 1, label: 'Salary' },
      { value: 2, label: 'Student Loan' },
    ])
  })

  it('omits the third budget', () => {
    expect(optionsOf(BUDGET_LABELS, BUDGET_ORDER).map(({ value }) => value)).toEqual([1, 2, 4, 5])
  })

  it('uses months as the value of a tenancy', () => {
    expect(TENANCY_OPTIONS).toEqual([
      { value: 6, label: '6 months' },
      { value: 12, label: '12 months' },
    ])
  })

  it('uses true and false as the values of yes and no', () => {
    expect(YES_NO_OPTIONS).toEqual([
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ])
  })
})

describe('texts of stored values', () => {
  it('are a dash for null and Unknown for an unknown number', () => {
    expect([
      labelOf(HOW_HEARD_LABELS, 3),
      labelOf(HOW_HEARD_LABELS, null),
      labelOf(HOW_HEARD_LABELS, 99),
    ]).toEqual(['Word of Mouth', '-', 'Unknown'])
    expect(
      [6, 12, 2, null].map((months) => labelOf(ANSWER_FIELDS.desiredTenancyPeriodInMonths.options, months)),
    ).toEqual(['6 months', '12 months', 'Unknown', '-'])
    expect([yesNoLabel(true), yesNoLabel(false), yesNoLabel(null)]).toEqual(['Yes', 'No', '-'])
  })

  it('are found by part of their text, in any case', () => {
    expect(valuesMatching(EMPLOYMENT_STATUS_LABELS, ' EMPLOYED ')).toEqual([1, 2, 3, 4])
    expect(valuesMatching(EMPLOYMENT_STATUS_LABELS, 'time')).toEqual([2, 3])
    expect(valuesMatching(EMPLOYMENT_STATUS_LABELS, '%')).toEqual([])
  })
})
