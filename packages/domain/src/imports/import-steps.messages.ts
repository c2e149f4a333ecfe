import { messageFor, type ErrorsByField } from '../platform/field-errors.ts'
import { formatDay } from '../platform/values/days.ts'
import type { Import, ImportFault, ImportRow } from './import.contract.ts'
import type { ImportKind } from './import.enums.ts'
import {
  IMPORT_STATE_LABELS,
  IMPORT_WORDS,
  LEFT_OUT_REASON_LABELS,
  ROW_FILTERS,
  ROW_COUNTS,
  type RowFilter,
} from './import-labels.ts'
import { figure, progressText } from './import.messages.ts'

/** The noun for a row, within a sentence. */
const NOUNS: Readonly<Record<ImportKind, { one: string; many: string }>> = {
  enquiries: { one: 'enquiry', many: 'enquiries' },
  homes: { one: 'home', many: 'homes' },
  projects: { one: 'unit', many: 'units' },
  staff: { one: 'person', many: 'people' },
}

/** '1,204 rows' */
const rowsOf = (count: number): string => `${figure(count)} ${count === 1 ? 'row' : 'rows'}`

export const becomesLabel = (heading: string): string => `What ${heading} becomes`

export const orderLabel = (heading: string): string => `Order of ${heading}`

/** '04/05/2025 is 4 May 2025'; `day` is 'YYYY-MM-DD'. */
export const dateExampleText = ({ text, day }: { text: string; day: string }): string =>
  `${text} is ${formatDay(day, 'dayOfMonthInWords')}`

export const stillMissing = (labels: readonly string[]): string => `Still missing: ${labels.join(', ')}.`

/** The reasons why the rows cannot be checked, a sentence each. */
export function checkObstacles(errors: ErrorsByField, labelOf: (field: string) => string): string[] {
  const { system, ...fields } = errors
  // The other errors belong to choices.
  const missing = Object.keys(fields).filter((name) => fields[name]?.includes('required'))
  return [
    ...(system?.includes('required') ? [`${IMPORT_WORDS.system}: ${messageFor('system', 'required')}.`] : []),
    ...(missing.length > 0 ? [stillMissing(missing.map(labelOf))] : []),
  ]
}

/** At a column whose choice the server has refused. */
export const COLUMN_REFUSED = 'This column cannot become that.'

/** `day` is 'DD/MM/YYYY'. */
export const rememberedText = (day: string): string => `Settings of ${day} are used.`

export const undecidedText = (count: number): string => `${figure(count)} undecided`

export const checkLabel = (rows: number): string => `Check ${rowsOf(rows)}`

export const importLabel = (kind: ImportKind, count: number): string =>
  `Import ${figure(count)} ${count === 1 ? NOUNS[kind].one : NOUNS[kind].many}`

export const invitedText = (count: number): string =>
  count === 1 ? '1 person is emailed an invitation.' : `${figure(count)} people are emailed an invitation.`

export interface ImportResult {
  created: number
  updated: number
  leftOut: number
  problems: number
}

export const resultText = ({ created, updated, leftOut, problems }: ImportResult): string =>
  `${figure(created)} imported, ${figure(updated)} updated, ${figure(leftOut)} left out, ${figure(problems)} with problems.`

/** Of a home that another lead, or an earlier row, keeps from others. */
export const heldByText = (name: string): string => `Held by ${name}`

/** '1 possible duplicate' */
export const rowFilterText = (filter: RowFilter, count: number): string =>
  `${figure(count)} ${ROW_FILTER_WORDS[filter](count)}`

const ROW_FILTER_WORDS: Readonly<Record<RowFilter, (count: number) => string>> = {
  create: () => 'new',
  update: () => 'known already',
  same: () => 'unchanged',
  'left-out': () => 'left out',
  problem: () => 'with problems',
  remarks: () => 'with remarks',
  duplicates: (count) => (count === 1 ? 'possible duplicate' : 'possible duplicates'),
}

/** 'Email: This is required' */
export const faultText = ({ field, text }: ImportFault, labelOf: (field: string) => string): string =>
  `${labelOf(field)}: ${text}`

/** Explains the outcome of a row, a line each: reason, problems, remarks. */
export const whyLines = (
  { reason, problems, remarks }: Pick<ImportRow, 'reason' | 'problems' | 'remarks'>,
  labelOf: (field: string) => string,
): { text: string; isProblem: boolean }[] => [
  ...(reason === null ? [] : [{ text: LEFT_OUT_REASON_LABELS[reason], isProblem: false }]),
  ...problems.map((fault) => ({ text: faultText(fault, labelOf), isProblem: true })),
  ...remarks.map((fault) => ({ text: faultText(fault, labelOf), isProblem: false })),
]

export const rowTitle = (line: number): string => `Row ${line}`

/** Quarters, so that a run is announced four times. */
const NEWS_OF_PROGRESS = 4

const progressNews = ({ done, of }: Import['progress']): string => {
  const quarter = of === 0 ? 0 : Math.floor((done / of) * NEWS_OF_PROGRESS)
  return progressText({ done: Math.floor((quarter * of) / NEWS_OF_PROGRESS), of })
}

export const runResult = ({ written, counts }: Pick<Import, 'written' | 'counts'>): string =>
  resultText({ ...written, leftOut: counts?.leftOut ?? 0, problems: counts?.problems ?? 0 })

/** Screen readers announce it as an import changes; progress is in quarters. */
export function importNews(value: Pick<Import, 'state' | 'progress' | 'counts' | 'written'>): string {
  const { state, progress, counts } = value
  const label = IMPORT_STATE_LABELS[state]
  if (state === 'importing') return `${label}: ${progressNews(progress)}`
  if (state === 'checked' && counts !== null)
    return `${label}: ${ROW_FILTERS.map((filter) => rowFilterText(filter, counts[ROW_COUNTS[filter]])).join(', ')}`
  if (state === 'done' || state === 'stopped') return `${label}: ${runResult(value)}`
  return label
}
