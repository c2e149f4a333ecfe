import type { ErrorsByField } from '../platform/field-errors.ts'
import { LEAD_ADDRESS_FIELDS, LEAD_FIELDS, type LeadOwnField } from '../leads/lead.fields.ts'
import { LONG_TEXT_MAX, TEXT_MAX } from '../platform/limits.ts'
import { isLongerThan } from '../platform/values/text.ts'
import { PLANNED_VIEWING_STATUSES, RESERVED_STATUSES, type LeadStatus } from '../leads/lead-status.ts'

/** Of each enquiry itself: its id elsewhere, and how far it got. Every other field of a lead is merged. */
export const UNMERGED_FIELDS = [
  'crmEnquiryUuid',
  'status',
  'viewingDate',
  'viewingUserId',
  'reservationSentDate',
  'reservationCompleteDate',
] as const satisfies readonly LeadOwnField[]

/** Groups of fields that a merge copies as a whole. */
const MERGE_GROUPS = ['address', 'home', 'answers'] as const

type AddressField = (typeof LEAD_ADDRESS_FIELDS)[number]

/** A field that a merge copies by itself. */
export type MergedOwnField = Exclude<LeadOwnField, (typeof UNMERGED_FIELDS)[number] | AddressField>

export type MergeField = MergedOwnField | (typeof MERGE_GROUPS)[number]

const isIn = (fields: readonly string[], field: string): boolean => fields.includes(field)

const mergedAs = (field: LeadOwnField): MergeField =>
  isIn(LEAD_ADDRESS_FIELDS, field) ? 'address' : (field as MergedOwnField)

/** In the order of the form. */
export const MERGE_FIELDS: readonly MergeField[] = [
  ...new Set([
    ...(Object.keys(LEAD_FIELDS) as LeadOwnField[])
      .filter((field) => !isIn(UNMERGED_FIELDS, field))
      .map(mergedAs),
    ...MERGE_GROUPS,
  ]),
]

export const MERGED_OWN_FIELDS = MERGE_FIELDS.filter(
  (field): field is MergedOwnField => !isIn(MERGE_GROUPS, field),
)

/** The handler is taken over where the kept lead has none. */
export type MergedFieldName = MergeField | 'handler'

/** `both` joins two notes. */
export type MergeChoice = 'mine' | 'other' | 'both'

/** Values to compare, as JSON. */
export type MergeValues = Readonly<Record<MergedFieldName, unknown>>

/** A field changed by a merge. */
export interface MergedField {
  readonly field: MergedFieldName
  readonly from: unknown
  readonly to: unknown
}

/** Only the server knows whether a deposit is open. */
export type MergeObstacle = 'viewing' | 'reservation' | 'deposit'

/** Null if the lead can be merged into another (rule A4.3). `viewingDate` and `nowSeconds` are unix seconds. */
export function mergeObstacle(
  lead: { status: number; viewingDate: number | null },
  nowSeconds: number,
): MergeObstacle | null {
  const { viewingDate } = lead
  const status = lead.status as LeadStatus
  if (RESERVED_STATUSES.includes(status)) return 'reservation'
  const isToCome = viewingDate !== null && viewingDate > nowSeconds
  return isToCome && PLANNED_VIEWING_STATUSES.includes(status) ? 'viewing' : null
}

/** Any value but `other` and `both` counts as `mine`. */
export function mergedFields(
  mine: MergeValues,
  other: MergeValues,
  take: Readonly<Partial<Record<MergedFieldName, string>>>,
): MergedField[] {
  return [...MERGE_FIELDS, 'handler' as const].flatMap((field) => {
    const from = mine[field]
    const to = takenValue(take[field], from, other[field])
    return isSame(from, to) ? [] : [{ field, from, to }]
  })
}

/** Fields that changed since the merge are kept (rule A4.4). */
export function undoneFields(
  current: MergeValues,
  merged: readonly MergedField[],
): { back: MergedField[]; kept: MergedFieldName[] } {
  const isUntouched = ({ field, to }: MergedField) => isSame(current[field], to)
  return {
    back: merged.filter(isUntouched).map(({ field, from, to }) => ({ field, from: to, to: from })),
    kept: merged.filter((each) => !isUntouched(each)).map(({ field }) => field),
  }
}

/** Undoing a later merge must not bring back values that came from an earlier one, which has been undone. */
export function withoutUndone(later: readonly MergedField[], undone: readonly MergedField[]): MergedField[] {
  return later.map((change) => {
    const given = undone.find(({ field, to }) => field === change.field && isSame(to, change.from))
    return given === undefined ? change : { ...change, from: given.from }
  })
}

/** Separated by a blank line. */
export function joinedNotes(mine: string | null, other: string | null): string | null {
  return [mine, other].filter((notes) => notes !== null && notes !== '').join('\n\n') || null
}

/** Missing or blank values mean `mine`. */
export type MergeChoiceValues = Readonly<Record<MergeField, string>> | null

export function mergeChoiceErrors(take: MergeChoiceValues, notes: string | null): ErrorsByField {
  const errors: ErrorsByField = {}
  if (take === null) return errors
  for (const field of MERGE_FIELDS) {
    const allowed = field === 'notes' ? ['', 'mine', 'other', 'both'] : ['', 'mine', 'other']
    if (!allowed.includes(take[field])) errors[`take.${field}`] = ['enumerable']
  }
  if (take.notes === 'both' && isLongerThan(notes ?? '', LONG_TEXT_MAX)) errors['take.notes'] = ['maxlength']
  return errors
}

/** Numbers are stored; do not reuse them. */
export const NOT_DUPLICATE_REASONS = {
  1: 'Different person',
  2: 'Separate enquiry',
  3: 'Shared phone or email',
} as const

export type NotDuplicateReason = keyof typeof NOT_DUPLICATE_REASONS

export function notDuplicateErrors({
  reason,
  words,
}: {
  reason: number | null
  words: string
}): ErrorsByField {
  return {
    ...(reason === null && { reason: ['required'] }),
    ...(reason !== null && !(reason in NOT_DUPLICATE_REASONS) && { reason: ['enumerable'] }),
    ...(isLongerThan(words, TEXT_MAX) && { words: ['maxlength'] }),
  }
}

function takenValue(take: string | undefined, mine: unknown, other: unknown): unknown {
  if (take === 'both') return joinedNotes(mine as string | null, other as string | null)
  return take === 'other' ? other : mine
}

const isSame = (one: unknown, another: unknown): boolean => inOrder(one) === inOrder(another)

/** JSON with sorted keys: PostgreSQL returns a stored record's keys in another order. */
function inOrder(value: unknown): string {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return JSON.stringify(value, isRecord ? Object.keys(value).toSorted() : undefined)
}
