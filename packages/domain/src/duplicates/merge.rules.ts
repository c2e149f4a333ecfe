import type { ErrorsByField } from '../platform/field-errors.ts'
import { LONG_TEXT_MAX, TEXT_MAX } from '../platform/limits.ts'
import { isLongerThan } from '../platform/values/text.ts'
import { HOLDING_STATUSES, LEAD_STATUS } from '../leads/lead.status.ts'

/** What a merge can take from either lead; the address, the home and the answers go as wholes. Source: decision A4. */
export const MERGE_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'notes',
  'home',
  'answers',
] as const

/** What a merge can take from either lead. */
export type MergeField = (typeof MERGE_FIELDS)[number]

/** What a merge can change of the kept lead: also who has it, where nobody had. */
export type MergedFieldName = MergeField | 'handler'

/** Whose value is taken; `both` joins two notes. */
export type Take = 'mine' | 'other' | 'both'

/** The values of a lead that a merge compares, as JSON. */
export type MergeValues = Readonly<Record<MergedFieldName, unknown>>

/** A field that a merge changed. */
export interface MergedField {
  readonly field: MergedFieldName
  readonly from: unknown
  readonly to: unknown
}

/** What keeps a lead from being put away. Source: decision A4.3. */
export type MergeObstacle = 'viewing' | 'reservation'

const RESERVATIONS: readonly number[] = [...HOLDING_STATUSES, LEAD_STATUS.ReservationComplete]

const VIEWINGS: readonly number[] = [LEAD_STATUS.PendingViewingScheduled, LEAD_STATUS.ViewingScheduled]

/** Why a lead can only be the kept one; null where it can be put away. Both moments in unix seconds. Source: decision A4.3. */
export function mergeObstacle(
  lead: { status: number; viewingDate: number | null },
  nowSeconds: number,
): MergeObstacle | null {
  if (RESERVATIONS.includes(lead.status)) return 'reservation'
  const isToCome = lead.viewingDate !== null && lead.viewingDate > nowSeconds
  return isToCome && VIEWINGS.includes(lead.status) ? 'viewing' : null
}

/** The fields of the kept lead that a merge changes; whatever is neither `other` nor `both` is `mine`. */
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

/** What undoing a merge sets back, and the names of what somebody has changed since and keeps. Source: decision A4.4. */
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

/** Two notes as one, apart by a blank line. */
export function joinedNotes(mine: string | null, other: string | null): string | null {
  return [mine, other].filter((notes) => notes !== null && notes !== '').join('\n\n') || null
}

/** Whose values are taken, as a body says it: what is left out, or blank, is `mine`. */
export type TakeValues = Readonly<Record<MergeField, string>> | null

/** What is wrong with a choice of values. */
export function takeErrors(take: TakeValues, notes: string | null): ErrorsByField {
  const errors: ErrorsByField = {}
  if (take === null) return errors
  for (const field of MERGE_FIELDS) {
    const allowed = field === 'notes' ? ['', 'mine', 'other', 'both'] : ['', 'mine', 'other']
    if (!allowed.includes(take[field])) errors[`take.${field}`] = ['enumerable']
  }
  if (take.notes === 'both' && isLongerThan(notes ?? '', LONG_TEXT_MAX)) errors['take.notes'] = ['maxlength']
  return errors
}

/** Why two leads of one person are no duplicates. Source: decision A4. */
export const NOT_DUPLICATE_REASONS = {
  1: 'Different person',
  2: 'Separate enquiry',
  3: 'Shared phone or email',
} as const

/** The number of a reason. */
export type NotDuplicateReason = keyof typeof NOT_DUPLICATE_REASONS

/** What is wrong with a reason and its words. */
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

/** JSON with the keys of a record in order: those of a stored one come in another. */
function inOrder(value: unknown): string {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return JSON.stringify(value, isRecord ? Object.keys(value).toSorted() : undefined)
}
