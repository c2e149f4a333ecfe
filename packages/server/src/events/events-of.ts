import type { EventAuthor, EventType } from '@latchkey/domain/events/event.enums'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { AuditAction } from '@latchkey/domain/audit/audit-actions'
import type { FieldChange } from '../audit/field-changes.ts'
import type { AuditEntry, NewEvent } from '../context/context.ts'
import { MERGE_CHANGES } from '../leads/record/lead.history.ts'
import type { Author } from '../platform/http/actor.ts'

const SIMPLE: Readonly<Partial<Record<AuditAction, EventType>>> = {
  'lead.create': 'lead.created',
  'lead.delete': 'lead.deleted',
  'lead.restore': 'lead.restored',
  'lead.anonymise': 'lead.anonymised',
  'property.create': 'property.created',
  'property.delete': 'property.deleted',
  'listing.publish': 'listing.published',
  'listing.take-off': 'listing.unpublished',
}

/** Actions that change nothing of the lead that programs can see. */
const UNSEEN: readonly AuditAction[] = [
  'lead.open',
  'lead.keep',
  'lead.not-duplicate',
  'lead.not-duplicate-undo',
]

const MERGES: Readonly<Partial<Record<AuditAction, EventType>>> = {
  'lead.merge': 'lead.merged',
  'lead.unmerge': 'lead.unmerged',
}

const OUTCOMES: readonly AuditAction[] = ['lead.viewing-outcome', 'lead.viewing-outcome-undo']

/** True for a change by an import, which notifies nobody. */
export const isImport = ({ action, entity }: AuditEntry): boolean =>
  entity === 'import' || (action !== 'units.import' && /\.import(?:-update)?$/.test(action))

/** One save can cause several events. */
export const eventsOf = (entries: readonly AuditEntry[]): NewEvent[] => entries.flatMap(eventsOfEntry)

function eventsOfEntry(entry: AuditEntry): NewEvent[] {
  const { action, entity, entityId: id, changes = [] } = entry
  if (id === null) return []
  const simple = SIMPLE[action]
  if (simple !== undefined)
    return [{ type: simple, id }, ...(action === 'lead.create' ? reached(id, changes) : [])]
  if (entity === 'lead' && !action.startsWith('mail.') && !UNSEEN.includes(action)) return ofLead(entry, id)
  if (action === 'listing.update') return updated('listing.updated', id, changes)
  if (entity === 'property') return updated('property.updated', id, changes)
  return []
}

function ofLead({ action, otherLeadId, changes = [] }: AuditEntry, id: number): NewEvent[] {
  const merge = MERGES[action]
  // The other lead of a merge has a line of its own.
  if (merge !== undefined && changes.some(({ field }) => field === MERGE_CHANGES.into)) return []
  const [status, handler, viewing, outcome, answered] = [
    'status',
    'handler',
    'viewingDate',
    'outcome',
    'answered',
  ].map((name) => changes.find(({ field }) => field === name))
  const isMoved = viewing !== undefined || changes.some(({ field }) => field === 'viewingUserId')
  const statuses = status === undefined ? {} : { statuses: [Number(status.from)] }
  const events: NewEvent[] = [
    ...(merge === undefined ? [] : [{ type: merge, id, ...(otherLeadId && { otherId: otherLeadId }) }]),
    ...updated('lead.updated', id, changes.filter(isOfForm)),
    ...(status === undefined ? [] : statusEvents(id, Number(status.from), Number(status.to))),
    ...(handler === undefined
      ? []
      : [{ type: 'lead.assigned' as const, id, from: idIn(handler.from), to: idIn(handler.to) }]),
    ...(answered?.to == null ? [] : [{ type: 'lead.answered' as const, id }]),
    // Only of a viewing that is, and was, scheduled: the writer knows.
    ...(isMoved && status === undefined
      ? [{ type: 'viewing.moved' as const, id, ...(viewing && { from: idIn(viewing.from) }) }]
      : []),
    ...(OUTCOMES.includes(action) ? [{ type: 'viewing.outcome' as const, id, to: idIn(outcome?.to) }] : []),
  ]
  return events.map((event) => ({ ...event, ...statuses }))
}

const NOT_OF_FORM: readonly string[] = [
  'status',
  'handler',
  'outcome',
  'answered',
  ...Object.values(MERGE_CHANGES),
]

const isOfForm = ({ field }: FieldChange): boolean => !NOT_OF_FORM.includes(field)

const updated = (type: EventType, id: number, changes: readonly FieldChange[]): NewEvent[] =>
  changes.length === 0 ? [] : [{ type, id, fields: changes.map(({ field }) => field) }]

const idIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const { ViewingScheduled, ViewingCancelled } = LEAD_STATUS

function statusEvents(id: number, from: number, to: number): NewEvent[] {
  return [
    { type: 'lead.status_changed', id, from, to },
    ...(to === ViewingScheduled ? [{ type: 'viewing.confirmed' as const, id }] : []),
    ...(from === ViewingScheduled && to === ViewingCancelled
      ? [{ type: 'viewing.cancelled' as const, id }]
      : []),
  ]
}

/** A lead can begin with a viewing. */
const reached = (id: number, changes: readonly FieldChange[]): NewEvent[] =>
  changes.some(({ field, to }) => field === 'status' && to === ViewingScheduled)
    ? [{ type: 'viewing.confirmed', id }]
    : []

/**
 * The author of an enquiry is the source that sent it, also when a person completes it (rule I5.6). A line without a
 * person is by a program, by a tenant, by an enquiry that came in, or by the server itself.
 */
export function authorOf(
  author: Author | null,
  entries: readonly AuditEntry[],
): {
  kind: EventAuthor
  id: number | null
} {
  if (author?.sourceId !== undefined) return { kind: 'source', id: author.sourceId }
  if (author?.userId != null) return { kind: 'user', id: author.userId }
  if (author?.keyId !== undefined) return { kind: 'key', id: author.keyId }
  const did = (action: AuditAction) => entries.some((entry) => entry.action === action)
  if (author === null || did('lead.referencing') || did('lead.hand-over')) return { kind: 'system', id: null }
  return { kind: did('lead.create') ? 'intake' : 'tenant', id: null }
}
