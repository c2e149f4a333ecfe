import { DASH, optionsOf, type Labelled, type Option } from '../../platform/values/labels.ts'

export const EMPLOYMENT_STATUS_LABELS: Labelled = {
  1: 'Unemployed',
  2: 'Employed Full Time',
  3: 'Employed Part Time',
  4: 'Self Employed',
}

export const INCOME_SOURCE_LABELS: Labelled = {
  1: 'Salary',
  2: 'Student Loan',
  3: 'Benefits',
  4: 'Parental Assistance',
  5: 'Company Pays',
}

export const INCOME_SOURCE_ORDER = [3, 5, 4, 1, 2] as const

/** Per year. */
export const TOTAL_HOUSEHOLD_INCOME_LABELS: Labelled = {
  1: '£20,000-£29,999',
  2: '£30,000-£39,999',
  3: '£40,000-£49,999',
  4: '£50,000-£59,999',
  5: '£60,000+',
}

/** Rent per month. */
export const BUDGET_LABELS: Labelled = {
  1: '£750-£995',
  2: '£1000-£1295',
  3: '£1300-£1595',
  4: '£1600-£1995',
  5: 'Over £2000',
}

/** The third is no longer offered, but is still accepted and shown (rule P9). */
export const BUDGET_ORDER = [1, 2, 4, 5] as const

export const TENANCY_PERIOD_LABELS: Labelled = { 1: '6 months', 2: '12 months' }

/** Months that are sent and stored for each option. */
export const TENANCY_MONTHS = { 1: 6, 2: 12 } as const

export const LIVING_ARRANGEMENT_LABELS: Labelled = {
  1: 'Renting',
  2: 'Living with family',
  3: 'Homeowner',
  4: 'Selling',
}

export const HOW_HEARD_LABELS: Labelled = {
  1: 'Social Media',
  2: 'Online Advertisement',
  3: 'Word of Mouth',
  4: 'Online Research',
  5: 'Property Portal',
  6: 'Email Campaign',
  7: 'News Article',
}

export const BEDROOM_CHOICES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

export const YES_NO_OPTIONS: readonly Option<boolean>[] = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
]

export const TENANCY_OPTIONS: readonly Option[] = optionsOf(TENANCY_PERIOD_LABELS).map(
  ({ value, label }) => ({
    value: TENANCY_MONTHS[value as keyof typeof TENANCY_MONTHS],
    label,
  }),
)

export function yesNoLabel(value: boolean | null): string {
  return YES_NO_OPTIONS.find((option) => option.value === value)?.label ?? DASH
}
