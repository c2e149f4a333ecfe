import { LEAD_STATUS_LABELS } from '../leads/lead.status.ts'
import type { DateFormatter } from '../platform/values/time.ts'
import type { ShownDuplicate } from './duplicates.contract.ts'
import type { MergeObstacle } from './merge.rules.ts'

/** What the dialog of a lead says of a possible duplicate. Source: decision A4. */
export const possibleDuplicateOf = (
  { name, status, dateSubmitted }: ShownDuplicate,
  dateFormatter: DateFormatter,
): string =>
  `Possible duplicate of ${name} (${LEAD_STATUS_LABELS[status]}, ${dateFormatter.formatDate(dateSubmitted)})`

/** What it says of one that the person may not open. */
export const HIDDEN_DUPLICATE = 'Possible duplicate of a lead that you may not open'

/** The heading over the person's leads about other homes. Source: decision A4. */
export const OTHER_ENQUIRIES = 'Other enquiries of this person'

/** The button that lists the rest of them. */
export const showMoreEnquiries = (count: number): string => `Show ${count} more`

/** The button that finds all leads of the person in the search, where there are more than are listed. */
export const showAllEnquiries = (total: number): string => `Show all ${total}`

/** The title of the dialog in which two leads are compared. Source: decision A4. */
export const COMPARE_LEADS = 'Compare Leads'

/** What is said once two leads are one. Source: decision A4. */
export const LEADS_MERGED = 'Leads have been merged.'

/** What is said at the address of a lead that was put away. Source: decision A4. */
export const mergedInto = (name: string): string => `This lead was merged into ${name}.`

/** What is said over a lead that a colleague puts away while it is open, and the way to the kept one. */
export const MERGED_MEANWHILE = {
  text: 'A colleague has merged this lead into another. What you change here can no longer be saved.',
  action: 'Open the kept lead',
} as const

/** What the history says of a merge. Source: decision A4. */
export const mergedWith = (name: string): string => `Merged with ${name}`

/** The button that undoes a merge, and what is said after it. Source: decisions A4 and A4.4. */
export const UNDO_MERGE = { label: 'Undo merge', done: 'Merge has been undone.' } as const

/** What is said of fields that undoing a merge left alone. Source: decision A4.4. */
export const leftAlone = (labels: readonly string[]): string =>
  `Changed since, and left as it is: ${labels.join(', ')}.`

/** The button and the dialog that say that two leads are no duplicates. Source: decision A4. */
export const NOT_A_DUPLICATE = {
  title: 'Not a duplicate',
  done: 'Marked as not a duplicate.',
  undone: 'No longer marked as not a duplicate.',
} as const

/** Why two leads cannot be merged. Source: decision A4.3. */
export const CANNOT_MERGE: Readonly<Record<MergeObstacle, string>> = {
  viewing: 'These leads cannot be merged: the one to be put away has a viewing to come.',
  reservation: 'These leads cannot be merged: the one to be put away is in a reservation.',
}

/** What is said where one of the leads has changed since it was compared. */
export const CHANGED_SINCE = 'One of the leads has changed meanwhile. Please compare them again.'
