/** What the audit trail can be narrowed by: the person who did it or to whom it happened, the action, days in the business's zone (`2026-03-02`), and words. */
export const AUDIT_FILTERS = ['person', 'action', 'from', 'to', 'text'] as const

/** The name of one of them. */
export type AuditFilter = (typeof AUDIT_FILTERS)[number]

/** Lines that the list shows at most, the newest that match: beyond, one narrows it further. */
export const AUDIT_LIST_MAX = 10_000
