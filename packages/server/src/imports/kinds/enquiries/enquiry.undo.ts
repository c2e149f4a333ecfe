import type { StayReason } from '@latchkey/domain/imports/import.contract'
import type { Kysely, Transaction } from 'kysely'
import type { Change } from '../../../context/context.ts'
import type { Db } from '../../../db/schema.ts'
import { comparable, type LeadColumn, type StoredLead } from './enquiry.columns.ts'
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
  comparable(lead[column as LeadColumn]) === comparable(revived(lead[column as LeadColumn], to))

/** A moment is text in JSON. */
function revived(stored: unknown, value: unknown): unknown {
  return typeof value === 'string' && (stored instanceof Date || ISO.test(value)) ? new Date(value) : value
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

export const enquiriesStaying = async (
  db: AnyDb,
  rows: readonly RowToUndo[],
): Promise<Map<number, StayReason>> => (await judge(db, rows, false)).staying

export async function undoEnquiries(
  { db }: Change,
  importId: number,
  rows: readonly RowToUndo[],
): Promise<Map<number, StayReason>> {
  const { staying, leads } = await judge(db, rows, true)
  const queries = undoQueries(db)
  await queries.erase(
    rows.filter(({ line, former }) => former === null && !staying.has(line)).map(({ recordId }) => recordId),
  )
  const updated = rows.flatMap((row) => {
    const [lead, former] = [leads.get(row.recordId), formerOf(row)]
    return lead === undefined || former === null || isGone(lead) ? [] : [{ row, lead, former }]
  })
  await enquiryQueries(db).update(
    updated.flatMap(({ row, lead, former }) => {
      const isUntouched = lead.version === row.recordVersion
      const set = {
        ...Object.fromEntries(
          former.fields
            .filter((field) => isAsWritten(lead, field))
            .map(({ column, from }): [string, unknown] => [column, from]),
        ),
        ...(isUntouched && former.others),
      }
      return Object.keys(set).length === 0 ? [] : [{ id: lead.id, ...set }]
    }),
  )
  await queries.resetKeys(
    importId,
    updated.map(({ lead, former }) => ({ id: lead.id, written: former.written, importId: former.importId })),
  )
  return staying
}
