import type { StayReason } from '@latchkey/domain/imports/import.enums'
import type { Kysely, Transaction } from 'kysely'
import type { AuditEntry, Change } from '../../../context/context.ts'
import type { Db } from '../../../db/schema.ts'
import { bulkQueries } from '../bulk.queries.ts'
import { restoreEarlierRows } from '../earlier-rows.ts'
import { formerOf, isAsWritten, restored } from '../former.ts'
import type { RowToUndo } from '../import-kind.ts'
import { keyQueries } from '../key.queries.ts'
import { wireOf } from '../stored-values.ts'
import type { StoredLead } from './enquiry.columns.ts'
import { enquiryQueries } from './enquiry.queries.ts'
import { undoQueries } from './undo.queries.ts'

type AnyDb = Kysely<Db> | Transaction<Db>

interface UndoPlan {
  /** By line. */
  readonly staying: Map<number, StayReason>
  /** Leads that the import updated; all of its leads where the transaction will write. */
  readonly leads: ReadonlyMap<number, StoredLead>
}

/** A created lead stays whole where anything happened since; of an updated one, what was changed since. */
async function planUndo(db: AnyDb, rows: readonly RowToUndo[], isLocking: boolean): Promise<UndoPlan> {
  const [created, updated] = [
    rows.filter(({ former }) => former === null),
    rows.filter(({ former }) => former !== null),
  ]
  const leads = await enquiryQueries(db).leads(
    (isLocking ? rows : updated).map(({ recordId }) => recordId),
    { isLocking },
  )
  const changed = await undoQueries(db).changed(created)
  const staying = new Map<number, StayReason>()
  for (const { line, recordId } of created) if (changed.has(recordId)) staying.set(line, 'changed')
  for (const row of updated) {
    const [lead, former] = [leads.get(row.recordId), formerOf(row)]
    if (lead === undefined || former === null) continue
    if (isGone(lead) || former.fields.some((field) => !isAsWritten(lead, field)))
      staying.set(row.line, 'changed')
  }
  return { staying, leads }
}

const isGone = (lead: StoredLead): boolean => lead.deleted_at !== null || lead.anonymised_at !== null

export const enquiriesStaying = async (
  db: AnyDb,
  rows: readonly RowToUndo[],
): Promise<Map<number, StayReason>> => (await planUndo(db, rows, false)).staying

export async function undoEnquiries(
  change: Change,
  importId: number,
  rows: readonly RowToUndo[],
): Promise<Map<number, StayReason>> {
  const { db } = change
  const { staying, leads } = await planUndo(db, rows, true)
  const erased = rows
    .filter(({ line, former }) => former === null && !staying.has(line))
    .map(({ recordId }) => recordId)
  await keyQueries(db, 'enquiries').erase(erased)
  await undoQueries(db).erase(erased)
  const updated = rows.flatMap((row) => {
    const [lead, former] = [leads.get(row.recordId), formerOf(row)]
    return lead === undefined || former === null || isGone(lead) ? [] : [{ row, lead, former }]
  })
  const changes = updated.map(({ row, lead, former }) => ({
    id: lead.id,
    row,
    lead,
    former,
    ...restored(lead, former, row.recordVersion),
  }))
  const versions = await bulkQueries(db, 'lead').update(
    changes.flatMap(({ id, set }) => (Object.keys(set).length === 0 ? [] : [{ id, ...set }])),
  )
  await change.auditAll(
    changes
      .filter(({ fields }) => fields.length > 0)
      .map(({ id, fields }): AuditEntry => ({
        action: 'lead.import-update',
        entity: 'lead',
        entityId: id,
        changes: fields.map(({ field, from, to }) => ({ field, from: wireOf(to), to: wireOf(from) })),
      })),
  )
  await keyQueries(db, 'enquiries').reset(
    importId,
    updated.map(({ lead, former }) => ({ id: lead.id, written: former.written, importId: former.importId })),
  )
  await restoreEarlierRows(
    db,
    changes.flatMap(({ id, row, lead, former }) =>
      staying.has(row.line) || lead.version !== row.recordVersion
        ? []
        : [
            {
              id,
              importId: former.importId,
              before: former.version,
              after: versions.get(id) ?? lead.version,
            },
          ],
    ),
  )
  return staying
}
