import { LEAD_STATUS_LABELS } from '../leads/lead-status.ts'
import type { DateFormatter } from '../platform/values/time.ts'
import type { ShownDuplicate } from './duplicates.contract.ts'
import { COMPARED_MAX } from '../leads/lead.limits.ts'
import type { MergeObstacle } from './merge.rules.ts'

export const possibleDuplicateOf = (
  { name, status, dateSubmitted }: ShownDuplicate,
  dateFormatter: DateFormatter,
): string =>
  `Possible duplicate of ${name} (${LEAD_STATUS_LABELS[status]}, ${dateFormatter.formatDate(dateSubmitted)})`

export const HIDDEN_DUPLICATE = 'Possible duplicate of a lead that you do not have access to'

export const partlyCompared = (partly: readonly ('phone' | 'email')[]): string =>
  `More than ${COMPARED_MAX} leads have this ${partly.join(' or ')}. Only ${COMPARED_MAX} of them are compared: there may be more possible duplicates.`

export const showMoreDuplicates = (count: number): string =>
  count === 1 ? 'Show 1 more possible duplicate' : `Show ${count} more possible duplicates`

export const OTHER_ENQUIRIES = 'Other enquiries of this person'

export const showMoreEnquiries = (count: number): string => `Show ${count} more`

export const showAllEnquiries = (total: number): string => `Show all ${total}`

export const COMPARE_LEADS = 'Compare Leads'

export const LEADS_MERGED = 'Leads have been merged.'

export const mergedInto = (name: string): string => `This lead was merged into ${name}.`

export const MERGED_MEANWHILE = {
  text: 'A colleague has merged this lead into another. Your changes here can no longer be saved.',
  action: 'Open the kept lead',
} as const

export const mergedWith = (name: string): string => `Merged with ${name}`

export const UNDO_MERGE = { label: 'Undo merge', done: 'Merge has been undone.' } as const

export const leftAlone = (labels: readonly string[]): string =>
  `Changed since the merge, so left as it is: ${labels.join(', ')}.`

export const NOT_A_DUPLICATE = {
  title: 'Not a duplicate',
  done: 'Marked as not a duplicate.',
  undone: 'No longer marked as not a duplicate.',
} as const

export const CANNOT_MERGE: Readonly<Record<MergeObstacle, string>> = {
  viewing: 'These leads cannot be merged: the one that would not be kept has a viewing to come.',
  reservation: 'These leads cannot be merged: the one that would not be kept is in a reservation.',
  deposit: 'These leads cannot be merged: the one that would not be kept has an open holding deposit.',
}

export const CHANGED_SINCE = 'One of the leads has changed in the meantime. Please compare them again.'
