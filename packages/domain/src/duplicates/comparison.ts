import { answerText } from '../leads/questionnaire/lead-answers.ts'
import { ANSWER_LABELS, ANSWER_NAMES } from '../leads/questionnaire/answer.fields.ts'
import { LEAD_ADDRESS_FIELDS, LEAD_LABELS } from '../leads/lead.fields.ts'
import type { LeadRecord } from '../leads/lead.model.ts'
import { filled } from '../platform/values/fields.ts'
import { DASH } from '../platform/values/labels.ts'
import type { DateFormatter } from '../platform/values/time.ts'
import {
  MERGE_FIELDS,
  MERGED_OWN_FIELDS,
  mergeObstacle,
  type MergeField,
  type MergeObstacle,
  type MergeChoice,
} from './merge.rules.ts'

/** The older of the two leads is on the left. */
export type Side = 'left' | 'right'

/** The lead whose value is kept. */
export type Choice = Side | 'both'

export const MERGE_LABELS: Readonly<Record<MergeField, string>> = {
  ...filled(MERGED_OWN_FIELDS, (field) => LEAD_LABELS[field]),
  address: 'Address',
  home: 'Property',
  answers: 'Qualifying Questions',
}

/** For a field that undoing a merge did not reset. */
export const mergedFieldLabel = (field: string): string =>
  field in MERGE_LABELS ? MERGE_LABELS[field as MergeField] : 'Handler'

export interface ComparedField {
  readonly field: MergeField
  readonly label: string
  readonly left: string
  readonly right: string
}

/** Only fields whose texts differ. */
export function comparedFields(
  left: LeadRecord,
  right: LeadRecord,
  dateFormatter: DateFormatter,
): ComparedField[] {
  return MERGE_FIELDS.map((field) => ({
    field,
    label: MERGE_LABELS[field],
    left: textOf(field, left, dateFormatter),
    right: textOf(field, right, dateFormatter),
  })).filter((compared) => compared.left !== compared.right)
}

/**
 * The older lead, unless the other one is requested or is the only one that can be kept. Null if each has to be kept.
 */
export function keptSide(
  obstacles: Readonly<Record<Side, MergeObstacle | null>>,
  wantsOther: boolean,
): Side | null {
  if (obstacles.left !== null) return obstacles.right === null ? 'left' : null
  return wantsOther || obstacles.right !== null ? 'right' : 'left'
}

export const obstaclesOf = (left: LeadRecord, right: LeadRecord, nowSeconds: number) => ({
  left: mergeObstacle(left, nowSeconds),
  right: mergeObstacle(right, nowSeconds),
})

/** The value of the kept lead, or of the other where the kept one has none. */
export function proposedChoice({ left, right }: ComparedField, kept: Side): Side {
  const own = kept === 'left' ? left : right
  if (own !== DASH) return kept
  return kept === 'left' ? 'right' : 'left'
}

export function mergeChoicesOf(
  fields: readonly ComparedField[],
  choices: Readonly<Partial<Record<MergeField, Choice>>>,
  kept: Side,
): Partial<Record<MergeField, MergeChoice>> {
  const merged = fields.map((compared): [MergeField, MergeChoice] => {
    const choice = choices[compared.field] ?? proposedChoice(compared, kept)
    if (choice === 'both') return [compared.field, 'both']
    return [compared.field, choice === kept ? 'mine' : 'other']
  })
  return Object.fromEntries(merged.filter(([, choice]) => choice !== 'mine'))
}

/** The older first; of equal dates, the one with the lower id. */
export const inOrder = (one: LeadRecord, other: LeadRecord): [left: LeadRecord, right: LeadRecord] =>
  one.dateSubmitted < other.dateSubmitted || (one.dateSubmitted === other.dateSubmitted && one.id < other.id)
    ? [one, other]
    : [other, one]

function textOf(field: MergeField, lead: LeadRecord, dateFormatter: DateFormatter): string {
  switch (field) {
    case 'address':
      return lines(LEAD_ADDRESS_FIELDS.map((part) => lead[part]))
    case 'home':
      return lines(lead.property === null ? [] : Object.values(lead.property))
    case 'answers':
      return lines(
        ANSWER_NAMES.map((answer) => {
          const text = answerText(answer, lead, dateFormatter)
          return text === DASH ? null : `${ANSWER_LABELS[answer]}: ${text}`
        }),
      )
    default:
      return lines([ownText(lead[field], dateFormatter)])
  }
}

/** A number is a date. */
const ownText = (value: string | number | null, dateFormatter: DateFormatter): string | null =>
  typeof value === 'number' ? dateFormatter.formatDateTime(value) : value

const lines = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n') || DASH
