import type { BulkReason } from './bulk.contract.ts'

const leads = (count: number): string => (count === 1 ? '1 lead' : `${count} leads`)

const have = (count: number): string => (count === 1 ? '1 lead has' : `${count} leads have`)

/** The title of the question before several leads are deleted. Source: decision A5. */
export const deleteLeadsTitle = (count: number): string => `Delete ${leads(count)}`

/** The question before several leads are deleted. Source: decision A5. */
export const deleteLeadsQuestion = (count: number): string =>
  `Are you sure you wish to delete ${count === 1 ? 'this lead' : `these ${count} leads`}?`

/** Which mails a delete sends. Source: decisions A5 and L38. */
export const cancelledViewings = (count: number): string =>
  count === 1
    ? '1 customer will be emailed that their viewing is cancelled.'
    : `${count} customers will be emailed that their viewing is cancelled.`

/** What is said after something was done with several leads. Source: decision A5. */
export const BULK_TOASTS = {
  assigned: (count: number, name: string) => `${have(count)} been assigned to ${name}.`,
  released: (count: number) => `${have(count)} been released.`,
  deleted: (count: number) => `${have(count)} been deleted.`,
  restored: (count: number) => `${have(count)} been restored.`,
} as const

/** The title of the report of what was not done. Source: decision A5. */
export const BULK_REPORT_TITLE = 'Some leads were not changed'

/** Why something was not done with a lead. Source: decision A5. */
export const BULK_REASON_LABELS: Readonly<Record<BulkReason, string>> = {
  not_found: 'Deleted already',
  forbidden: 'You may not do this',
  error: 'Something went wrong',
}
