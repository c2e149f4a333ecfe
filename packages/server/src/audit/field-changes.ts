import type { AuditEntry } from '../context/context.ts'

/** The fields in which two states of a record differ, under their names on the wire; all that is filled where there was none before. */
export function fieldChanges(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>>,
): NonNullable<AuditEntry['changes']> {
  return Object.entries(after)
    .map(([field, to]) => ({ field, from: before?.[field] ?? null, to: to ?? null }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}
