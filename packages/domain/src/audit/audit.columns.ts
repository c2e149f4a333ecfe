import type { ColumnText } from '../platform/lists/column-text.ts'
import { auditActionLabel, auditKindLabel } from './audit-actions.ts'
import type { AuditLine } from './audit.contract.ts'

/** `person` is the actor or the subject; `from` and `to` are days in the business's time zone (`2026-03-02`). */
export const AUDIT_FILTERS = ['person', 'action', 'from', 'to', 'text'] as const

export type AuditFilter = (typeof AUDIT_FILTERS)[number]

/** Largest number of lines that the list counts and shows, newest first. */
export const AUDIT_LIST_MAX = 10_000

export const AUDIT_COLUMNS = {
  at: { label: 'When', textOf: ({ at }, dateFormatter) => dateFormatter.formatDateTime(at) },
  person: { label: 'Person', textOf: ({ user, actor }) => user?.username ?? actor ?? '' },
  action: { label: 'Action', textOf: ({ action }) => auditActionLabel(action) },
  about: {
    label: 'About',
    textOf({ subject: { kind, id, name } }) {
      const label = auditKindLabel(kind)
      if (name !== null) return `${name} ${label}`
      // Sessions have no label: their person is in the line already.
      return id === null || kind === 'session' ? '' : `${label} ${id}`
    },
  },
  address: { label: 'From Address', textOf: ({ address }) => address ?? '' },
} as const satisfies Readonly<Record<string, ColumnText<AuditLine>>>

export type AuditColumn = keyof typeof AUDIT_COLUMNS
