import type { AuditAction } from '@latchkey/domain/audit/audit-actions'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Author } from '../platform/http/actor.ts'
import type { AuditEntry } from './context.ts'

/** These actions do not change the lead itself; an imported one has the time of the old system (rule M1.19). */
const NOT_TOUCHING: readonly AuditAction[] = [
  'lead.open',
  'lead.keep',
  'lead.anonymise',
  'lead.import',
  'lead.import-update',
]

/** Ids of the leads that a change by staff or a tenant touches, as its audit entries say. */
export function touchedLeads(author: Author | null, entries: readonly AuditEntry[]): number[] {
  if (author === null) return []
  return entries
    .filter(({ action, entity }) => entity === 'lead' && !NOT_TOUCHING.includes(action))
    .flatMap(({ entityId }) => entityId ?? [])
}

/** A single id as such: PostgreSQL expects ten of an unknown array, and would plan the statement at each call. */
const isOneOf = (ids: readonly number[]): RawBuilder<SqlBool> =>
  ids.length === 1 ? sql`id = ${ids[0]}` : sql`id = any(${ids}::integer[])`

/**
 * The beginning of a statement that also touches these leads. Once a day for each: the day is all that counts, and a
 * row is expensive to write.
 */
export function withTouched(ids: readonly number[], at: Date, timeZone: string): RawBuilder<unknown> {
  if (ids.length === 0) return sql``
  const dayOf = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone ${timeZone}::text)::date`
  return sql`with touched as (
    update lead set touched_at = ${at} where ${isOneOf(ids)}
      and ${dayOf(sql`touched_at`)} < ${dayOf(sql`${at}::timestamptz`)})`
}
