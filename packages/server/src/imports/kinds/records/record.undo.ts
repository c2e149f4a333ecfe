import type { StayReason } from '@latchkey/domain/imports/import.enums'
import type { Change } from '../../../context/context.ts'
import { restoreEarlierRows } from '../earlier-rows.ts'
import { formerOf, isAsWritten, restored, type Former } from '../former.ts'
import type { RowToUndo, UndoneBy } from '../import-kind.ts'
import { keyQueries } from '../key.queries.ts'
import type { AnyDb, RecordChange, RecordRow, RecordType, StoredRecord } from './record-type.ts'
import { auditChanges } from './record.write.ts'

interface UndoPlan<Stored> {
  /** By line. */
  readonly staying: Map<number, StayReason>
  /** Records that the import updated and that are still there, with what is set back. */
  readonly updated: readonly (RecordChange<Stored> & { readonly row: RowToUndo; readonly former: Former })[]
}

/** A created record stays whole where anything happened since; of an updated one, what was changed since. */
async function planUndo<Row extends RecordRow, Stored extends StoredRecord>(
  type: RecordType<Row, Stored>,
  db: AnyDb,
  rows: readonly RowToUndo[],
  { by, isLocking }: { by: UndoneBy; isLocking: boolean },
): Promise<UndoPlan<Stored>> {
  const created = rows.filter(({ former }) => former === null)
  const changed = rows.filter(({ former }) => former !== null)
  const stored = await type.stored(
    db,
    (isLocking ? rows : changed).map(({ recordId }) => recordId),
    { isLocking },
  )
  const reasons = await type.staying(db, created, by)
  const staying = new Map<number, StayReason>()
  const updated = []
  for (const { line, recordId } of created) {
    const reason = reasons.get(recordId)
    if (reason !== undefined) staying.set(line, reason)
  }
  for (const row of changed) {
    const [record, former] = [stored.get(row.recordId), formerOf(row)]
    if (record === undefined || former === null) continue
    const { set } = restored(record, former, row.recordVersion)
    const change = { stored: record, set, row, former }
    const isKept =
      record.deleted_at !== null || ((await type.mustStay?.(db, { stored: record, set }, by)) ?? false)
    if (isKept || former.fields.some((field) => !isAsWritten(record, field))) staying.set(row.line, 'changed')
    if (!isKept) updated.push(change)
  }
  return { staying, updated }
}

export const recordsStaying = async <Row extends RecordRow, Stored extends StoredRecord>(
  type: RecordType<Row, Stored>,
  db: AnyDb,
  rows: readonly RowToUndo[],
  by: UndoneBy,
): Promise<Map<number, StayReason>> => (await planUndo(type, db, rows, { by, isLocking: false })).staying

export async function undoRecords<Row extends RecordRow, Stored extends StoredRecord>(
  type: RecordType<Row, Stored>,
  change: Change,
  importId: number,
  rows: readonly RowToUndo[],
  by: UndoneBy,
): Promise<Map<number, StayReason>> {
  await type.lock?.(change)
  const { staying, updated } = await planUndo(type, change.db, rows, { by, isLocking: true })
  const keys = keyQueries(change.db, type.kind)
  const erased = rows
    .filter(({ line, former }) => former === null && !staying.has(line))
    .map(({ recordId }) => recordId)
  await keys.erase(erased)
  await type.erase(change, erased)
  const changed = updated.filter(({ set }) => Object.keys(set).length > 0)
  const versions = await type.update(change, changed)
  await auditChanges(type, change, changed)
  await keys.reset(
    importId,
    updated.map(({ stored, former: { written, importId: earlierId } }) => ({
      id: stored.id,
      written,
      importId: earlierId,
    })),
  )
  await restoreEarlierRows(
    change.db,
    changed.flatMap(({ stored, row, former }) =>
      staying.has(row.line) || stored.version !== row.recordVersion
        ? []
        : [
            {
              id: stored.id,
              importId: former.importId,
              before: former.version,
              after: versions.get(stored.id) ?? stored.version,
            },
          ],
    ),
  )
  return staying
}
