import type { Updateable } from 'kysely'
import type { FieldChange } from '../../audit/field-changes.ts'
import type { AuditEntry, Change } from '../../context/context.ts'
import type { LeadTable } from '../../db/tables/leads.ts'
import { leadChanges } from '../record/lead.changes.ts'
import { presentLead, type LeadRecord } from '../record/lead.present.ts'
import { leadQueries } from '../record/lead.queries.ts'

/** Writes columns of a locked lead, audits the changes and `more` under the action, and pushes a refresh. */
export async function moveLead(
  change: Change,
  saved: LeadRecord,
  action: AuditEntry['action'],
  values: Updateable<LeadTable>,
  more: readonly FieldChange[] = [],
): Promise<LeadRecord> {
  const moved = await leadQueries(change.db).updated(saved.id, values)
  const changes = leadChanges(presentLead(saved, []), presentLead(moved, []))
  await change.audit({ action, entity: 'lead', entityId: saved.id, changes: [...changes, ...more] })
  change.push('leads-refresh', { ids: [saved.id] })
  return moved
}
