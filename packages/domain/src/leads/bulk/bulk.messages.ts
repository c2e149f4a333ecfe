import type { BulkReason } from './bulk.contract.ts'
import { countOfLeads, leadsHave } from './lead-count.ts'

export const deleteLeadsTitle = (count: number): string => `Delete ${countOfLeads(count)}`

export const deleteLeadsQuestion = (count: number): string =>
  `Are you sure you wish to delete ${count === 1 ? 'this lead' : `these ${count} leads`}?`

export const cancelledViewings = (count: number): string =>
  count === 1
    ? '1 customer will be emailed that their viewing is cancelled.'
    : `${count} customers will be emailed that their viewing is cancelled.`

export const BULK_TOASTS = {
  assigned: (count: number, name: string) => `${leadsHave(count)} been assigned to ${name}.`,
  released: (count: number) => `${leadsHave(count)} been released.`,
  deleted: (count: number) => `${leadsHave(count)} been deleted.`,
  restored: (count: number) => `${leadsHave(count)} been restored.`,
} as const

export const BULK_REPORT_TITLE = 'Some leads were not changed'

export const BULK_REASON_LABELS: Readonly<Record<BulkReason, string>> = {
  not_found: 'Deleted already',
  forbidden: 'You may not do this',
  deposit: 'Has an open holding deposit',
  error: 'Something went wrong',
}
