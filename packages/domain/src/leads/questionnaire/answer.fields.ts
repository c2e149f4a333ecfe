import { filled, namesWith } from '../../platform/values/fields.ts'
import type { Labelled } from '../../platform/values/labels.ts'
import {
  BEDROOM_CHOICES,
  BUDGET_LABELS,
  EMPLOYMENT_STATUS_LABELS,
  HOW_HEARD_LABELS,
  INCOME_SOURCE_LABELS,
  LIVING_ARRANGEMENT_LABELS,
  TENANCY_OPTIONS,
  TOTAL_HOUSEHOLD_INCOME_LABELS,
} from './answer.enums.ts'

interface KindFacts {
  text: unknown
  /** Multi-line text. */
  long: unknown
  /** One of a closed set. */
  choice: { readonly options: Labelled }
  /** One of the numbers. */
  count: { readonly members: readonly number[] }
  /** Unix seconds. */
  instant: unknown
  /** Unix seconds of the first instant of the day. */
  day: unknown
  flag: unknown
}

export type AnswerFacts = {
  [Kind in keyof KindFacts]: {
    readonly kind: Kind
    readonly label: string
    readonly isRequired?: true
  } & KindFacts[Kind]
}[keyof KindFacts]

/**
 * The questions to the tenant, in order. Contract, model, the tenant's form with its rules, comparison, audit trail and
 * the database mapping derive from it. Names are those on the wire.
 */
export const ANSWER_FIELDS = {
  employmentStatus: {
    kind: 'choice',
    label: 'Employment status',
    options: EMPLOYMENT_STATUS_LABELS,
    isRequired: true,
  },
  howWillYouPay: { kind: 'choice', label: 'Income source', options: INCOME_SOURCE_LABELS, isRequired: true },
  totalHouseholdIncome: {
    kind: 'choice',
    label: 'Total household income',
    options: TOTAL_HOUSEHOLD_INCOME_LABELS,
    isRequired: true,
  },
  budget: { kind: 'choice', label: 'Budget per month', options: BUDGET_LABELS, isRequired: true },
  desiredBedrooms: { kind: 'count', label: 'Desired bedrooms', members: BEDROOM_CHOICES },
  pets: { kind: 'text', label: 'Pets' },
  apartmentType: { kind: 'text', label: 'Apartment type' },
  desiredTenancyPeriodInMonths: {
    kind: 'choice',
    label: 'Tenancy period',
    options: Object.fromEntries(TENANCY_OPTIONS.map(({ value, label }) => [value, label])),
    isRequired: true,
  },
  desiredViewingDate: { kind: 'instant', label: 'Desired viewing date', isRequired: true },
  desiredMoveDate: { kind: 'day', label: 'Desired move date' },
  rightToRentShareCode: { kind: 'flag', label: 'Right to rent share code' },
  currentLivingArrangements: {
    kind: 'choice',
    label: 'Current living arrangements',
    options: LIVING_ARRANGEMENT_LABELS,
    isRequired: true,
  },
  whereDidYouHearAboutProperty: {
    kind: 'choice',
    label: 'Where did you hear about the property?',
    options: HOW_HEARD_LABELS,
    isRequired: true,
  },
  parkingRequired: { kind: 'flag', label: 'Parking required' },
  // Not to be confused with the staff's `notes`.
  qualifyingNotes: { kind: 'long', label: 'Comments', isRequired: true },
} as const satisfies Readonly<Record<string, AnswerFacts>>

export type AnswerField = keyof typeof ANSWER_FIELDS

interface Values {
  text: string
  long: string
  choice: number
  count: number
  instant: number
  day: number
  flag: boolean
}

/** Null where unanswered. */
export type AnswerValues = {
  [Field in AnswerField]: Values[(typeof ANSWER_FIELDS)[Field]['kind']] | null
}

export const ANSWER_NAMES = namesWith(ANSWER_FIELDS, {})

export const ANSWER_CHOICE_FIELDS = namesWith(ANSWER_FIELDS, { kind: 'choice' })

export const ANSWER_COUNT_FIELDS = namesWith(ANSWER_FIELDS, { kind: 'count' })

export const ANSWER_DAY_FIELDS = namesWith(ANSWER_FIELDS, { kind: 'day' })

export const ANSWER_INSTANT_FIELDS = namesWith(ANSWER_FIELDS, { kind: 'instant' })

export const ANSWER_DATE_FIELDS = [...ANSWER_INSTANT_FIELDS, ...ANSWER_DAY_FIELDS] as const

export const ANSWER_NUMBER_FIELDS = [
  ...ANSWER_CHOICE_FIELDS,
  ...ANSWER_COUNT_FIELDS,
  ...ANSWER_DATE_FIELDS,
] as const

export const ANSWER_TEXT_FIELDS = [
  ...namesWith(ANSWER_FIELDS, { kind: 'text' }),
  ...namesWith(ANSWER_FIELDS, { kind: 'long' }),
] as const

export const ANSWER_FLAG_FIELDS = namesWith(ANSWER_FIELDS, { kind: 'flag' })

export const ANSWER_LABELS = filled(ANSWER_NAMES, (field): string => ANSWER_FIELDS[field].label)
