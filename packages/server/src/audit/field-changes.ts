import type { AuditEntry } from '../context/context.ts'

export type FieldChange = NonNullable<AuditEntry['changes']>[number]

/** The fields that differ, by wire name; without `before`, all that have a value. */
export function fieldChanges(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>>,
): FieldChange[] {
  return Object.entries(after)
    .map(([field, to]) => ({ field, from: before?.[field] ?? null, to: to ?? null }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}
