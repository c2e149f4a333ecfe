import type { StayReason } from '@latchkey/domain/imports/import.contract'
import type { Kysely, Transaction } from 'kysely'
import type { AuditEntry, Change } from '../../../context/context.ts'
import type { Db } from '../../../db/schema.ts'
import { comparable, onWire, type LeadColumn, type StoredLead } from './enquiry.columns.ts'
import { enquiryQueries } from './enquiry.queries.ts'
import type { FormerEnquiry } from './enquiry.write.ts'
import type { RowToUndo } from '../import-kind.ts'
import { undoQueries } from './undo.queries.ts'

type AnyDb = Kysely<Db> | Transaction<Db>

interface Judged {
  /** By line. */
  readonly staying: Map<number, StayReason>
  readonly leads: ReadonlyMap<number, StoredLead>
}

const formerOf = ({ former }: RowToUndo): FormerEnquiry | null => former as FormerEnquiry | null

/** A created lead stays whole where anything happened since; of an updated one, what was changed since. */
async function judge(db: AnyDb, rows: readonly RowToUndo[], isLocking: boolean): Promise<Judged> {
  const leads = await enquiryQueries(db).leads(
    rows.map(({ recordId }) => recordId),
    { isLocking },
  )
  const changed = await undoQueries(db).changed(rows.filter(({ former }) => former === null))
  const staying = new Map<number, StayReason>()
  for (const row of rows) {
    const [lead, former] = [leads.get(row.recordId), formerOf(row)]
    if (lead === undefined) continue
    const isStaying =
      former === null
        ? changed.has(lead.id)
        : isGone(lead) || former.fields.some((field) => !isAsWritten(lead, field))
    if (isStaying) staying.set(row.line, 'changed')
  }
  return { staying, leads }
}

const isGone = (lead: StoredLead): boolean => lead.deleted_at !== null || lead.anonymised_at !== null

const isAsWritten = (lead: StoredLead, { column, to }: FormerEnquiry['fields'][number]): boolean =>
  comparable(lead[column as LeadColumn]) === comparable(wireOf(to))

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** A value that was stored as JSON, where a moment is text. */
const wireOf = (value: unknown): unknown =>
  typeof value === 'string' && MOMENT.test(value) ? onWire(new Date(value)) : value

export const enquiriesStaying = async (
  db: AnyDb,
  rows: readonly RowToUndo[],
): Promise<Map<number, StayReason>> => (await judge(db, rows, false)).staying

export async function undoEnquiries(
  change: Change,
  importId: number,
  rows: readonly RowToUndo[],
): Promise<Map<number, StayReason>> {
  const { db } = change
  const { staying, leads } = await judge(db, rows, true)
  const queries = undoQueries(db)
  await queries.erase(
    rows.filter(({ line, former }) => former === null && !staying.has(line)).map(({ recordId }) => recordId),
  )
  const updated = rows.flatMap((row) => {
    const [lead, former] = [leads.get(row.recordId), formerOf(row)]
    return lead === undefined || former === null || isGone(lead) ? [] : [{ row, lead, former }]
  })
  const restored = updated.map(({ row, lead, former }) => {
    const fields = former.fields.filter((field) => isAsWritten(lead, field))
    const isUntouched = lead.version === row.recordVersion
    const set = {
      ...Object.fromEntries(fields.map(({ column, from }): [string, unknown] => [column, from])),
      ...(isUntouched && former.others),
    }
    return { id: lead.id, fields, set }
  })
  await enquiryQueries(db).update(
    restored.flatMap(({ id, set }) => (Object.keys(set).length === 0 ? [] : [{ id, ...set }])),
  )
  await change.auditAll(
    restored.flatMap(({ id, fields }): AuditEntry[] => {
      const changes = fields.map(({ field, from, to }) => ({ field, from: wireOf(to), to: wireOf(from) }))
      return changes.length === 0
        ? []
        : [{ action: 'lead.import-update', entity: 'lead', entityId: id, changes }]
    }),
  )
  await queries.resetKeys(
    importId,
    updated.map(({ lead, former }) => ({ id: lead.id, written: former.written, importId: former.importId })),
  )
  return staying
}
