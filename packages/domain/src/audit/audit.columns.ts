import type { ColumnText } from '../platform/lists/column-text.ts'
import { auditActionLabel, auditKindLabel } from './audit.actions.ts'
import type { AuditLine } from './audit.contract.ts'

/** What the audit trail can be narrowed by: the person who did it or to whom it happened, the action, days in the business's zone (`2026-03-02`), and words. */
export const AUDIT_FILTERS = ['person', 'action', 'from', 'to', 'text'] as const

/** The name of one of them. */
export type AuditFilter = (typeof AUDIT_FILTERS)[number]

/** Lines that the list shows at most, the newest that match: beyond, one narrows it further. */
export const AUDIT_LIST_MAX = 10_000

/** The columns of the trail, in their order. */
export const AUDIT_COLUMNS = {
  at: { label: 'When', textOf: ({ at }, dateFormatter) => dateFormatter.formatDateTime(at) },
  person: { label: 'Person', textOf: ({ user }) => user?.username ?? '' },
  action: { label: 'Action', textOf: ({ action }) => auditActionLabel(action) },
  about: {
    label: 'About',
    textOf({ subject: { kind, id, name } }) {
      const label = auditKindLabel(kind)
      if (name !== null) return `${name} ${label}`
      // The person of a session is in its line already.
      return id === null || kind === 'session' ? '' : `${label} ${id}`
    },
  },
  address: { label: 'From Address', textOf: ({ address }) => address ?? '' },
} as const satisfies Readonly<Record<string, ColumnText<AuditLine>>>

/** The name of a column of the trail; two of them narrow it. */
export type AuditColumn = keyof typeof AUDIT_COLUMNS
