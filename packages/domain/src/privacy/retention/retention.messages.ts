import type { AnonymiseReason } from './retention.contract.ts'
import { ANONYMISE_WORD, RETENTION_LEADS_MAX } from './retention.limits.ts'
import { countOfLeads, leadsHave } from '../../leads/bulk/lead-count.ts'

/** In place of a value of the audit trail, and of the subject of a mail (rules W5.5 and W5.6). */
export const REMOVED = '[removed]'

/** In place of what was removed. */
export const ANONYMISED_FIRST_NAME = 'Anonymised'

export const anonymisedLastName = (id: number): string => `Lead ${id}`

export const anonymisedEmail = (id: number): string => `removed-${id}@anonymised.invalid`

export const ANONYMISED_PHONE = '0000000000'

export const RETENTION = {
  title: 'Due for review',
  nothing: 'No lead is due for review.',
  keep: 'Keep longer',
  anonymise: 'Anonymise',
  months: 'Months from today',
  reason: 'Reason',
  word: 'Confirmation',
  select: 'Select',
  doneSelecting: 'Done selecting',
  confirm: `This cannot be undone. Type ${ANONYMISE_WORD} to go on.`,
  report: 'Some leads were not anonymised',
} as const

export const keepLeadsTitle = (count: number): string => `Keep ${countOfLeads(count)} longer`

export const anonymiseLeadsTitle = (count: number): string => `Anonymise ${countOfLeads(count)}`

export const RETENTION_TOASTS = {
  kept: (count: number) => `${leadsHave(count)} been kept longer.`,
  anonymised: (count: number) => `${leadsHave(count)} been anonymised.`,
} as const

export const ANONYMISE_REASON_LABELS: Readonly<Record<AnonymiseReason, string>> = {
  live: 'In progress: a reservation, a viewing to come or an open holding deposit',
  not_found: 'No such lead',
  done: 'Already anonymised',
}

/** Above the maximum nothing can be done with the selection. */
export const selectedText = (count: number): string =>
  count > RETENTION_LEADS_MAX
    ? `${count} selected; at most ${RETENTION_LEADS_MAX} at once`
    : `${count} selected`
