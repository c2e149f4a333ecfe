import { YES_NO_OPTIONS } from '../../leads/questionnaire/answer.enums.ts'
import { penceOf, poundsOf } from '../../platform/values/money.ts'
import { cleanText, singleSpaced } from '../../platform/values/text.ts'
import { plainNumber } from '../../sheets/sheet-cell.ts'
import { comparable } from '../../sheets/unit-sheet.ts'

export const RENT_FREQUENCIES = ['weekly', 'monthly', 'quarterly', 'yearly'] as const

export type RentFrequency = (typeof RENT_FREQUENCIES)[number]

export const isRentFrequency = (value: unknown): value is RentFrequency =>
  RENT_FREQUENCIES.some((frequency) => frequency === value)

export const RENT_FREQUENCY_LABELS: Readonly<Record<RentFrequency, string>> = {
  weekly: 'Weekly',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  yearly: 'Yearly',
}

/** As they stand in a column of their own, or behind an amount. */
const FREQUENCY_WORDS: readonly [frequency: RentFrequency, words: RegExp][] = [
  ['weekly', /^(?:pw|per ?week|weekly|a week|\/ ?w(?:ee)?k)$/],
  ['monthly', /^(?:pcm|pm|per ?(?:calendar )?month|monthly|a month|\/ ?m(?:on)?th)$/],
  ['quarterly', /^(?:pq|per ?quarter|quarterly|a quarter)$/],
  ['yearly', /^(?:pa|per ?(?:annum|year)|yearly|annually|a year)$/],
]

const TIMES_A_YEAR: Readonly<Record<RentFrequency, number>> = {
  weekly: 52,
  monthly: 12,
  quarterly: 4,
  yearly: 1,
}

export interface Amount {
  /** Pounds. */
  readonly amount: number
  /** As it stands behind the amount; null for none. */
  readonly frequency: RentFrequency | null
}

/** Reads '£1,250 pcm', '£300 pw' and '1.250,50'; null for any other text. */
export function readAmount(text: string): Amount | null {
  const typed = cleanText(text)
    .toLowerCase()
    .replace(/\bgbp\b/, '')
  const [, figures = '', words = ''] = /^(-?[£\d.,\s]*\d[.,]?)\s*(.*)$/.exec(typed) ?? []
  const amount = plainNumber(figures)
  if (amount === undefined) return null
  if (words === '') return { amount, frequency: null }
  const frequency = rentFrequencyIn(words)
  return frequency === null ? null : { amount, frequency }
}

/** Reads 'pcm', 'per week' and 'yearly'; null for any other text. */
export function rentFrequencyIn(words: string): RentFrequency | null {
  const plain = singleSpaced(cleanText(words)).toLowerCase().replaceAll('.', '')
  return FREQUENCY_WORDS.find(([, form]) => form.test(plain))?.[0] ?? null
}

/** To the penny. */
export const perMonth = (pounds: number, frequency: RentFrequency): number =>
  frequency === 'monthly' ? pounds : poundsOf(penceOf((pounds * TIMES_A_YEAR[frequency]) / 12))

/** Reads '3', '3.0' and '3 bedrooms'; null for any other text. */
export function readNumber(text: string): number | null {
  const figures = singleSpaced(cleanText(text))
    .toLowerCase()
    .replace(/ ?(?:bed|bath|reception)?(?:room)?s?$/, '')
    .replace(/ ?(?:m²|m2|sqm|sq\.? ?m)$/, '')
  return plainNumber(figures) ?? null
}

const YES = new Set(['yes', 'y', 'true', '1', 'x', ...yesNo(true)])
const NO = new Set(['no', 'n', 'false', '0', '', ...yesNo(false)])

function yesNo(wanted: boolean): string[] {
  return YES_NO_OPTIONS.filter(({ value }) => value === wanted).map(({ label }) => comparable(label))
}

/** Null for any other word. */
export function readFlag(text: string): boolean | null {
  const word = comparable(text)
  if (YES.has(word)) return true
  return NO.has(word) ? false : null
}
