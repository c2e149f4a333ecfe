import type { AuditEntry } from '../context/context.ts'

/** A field that changed, and what it was before and after. */
export type FieldChange = NonNullable<AuditEntry['changes']>[number]

/** The fields in which two states of a record differ, under their names on the wire; all that is filled where there was none before. */
export function fieldChanges(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>>,
): FieldChange[] {
  return Object.entries(after)
    .map(([field, to]) => ({ field, from: before?.[field] ?? null, to: to ?? null }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}
