import type { Lead } from '@latchkey/domain/leads/lead.contract'
import type { AuditEntry } from '../context/context.ts'

type Changes = NonNullable<AuditEntry['changes']>

/** Changed fields by wire name; without `before`, all that have a value. Pictures are left out. */
export function leadChanges(before: Lead | null, after: Lead): Changes {
  const old = before === null ? new Map<string, unknown>() : fieldsOf(before)
  return [...fieldsOf(after)]
    .map(([field, to]) => ({ field, from: old.get(field) ?? null, to: to ?? null }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}

/** Nested fields have dotted names. */
function fieldsOf(lead: Lead): Map<string, unknown> {
  const {
    id: _id,
    version: _version,
    isViewingConfirmed: _confirmed,
    property,
    document,
    handler,
    waiting: _waiting,
    duplicates: _duplicates,
    ...fields
  } = lead
  const { images: _images, ...home } = property ?? { images: [] }
  return new Map<string, unknown>([
    ...Object.entries(fields),
    ['handler', handler?.id ?? null],
    ...Object.entries(home).map(([field, value]) => [`property.${field}`, value] as const),
    ...Object.entries(document ?? {}).map(([field, value]) => [`document.${field}`, value] as const),
  ])
}
