import type { AuditEntry, Change } from '../../../context/context.ts'
import { writtenHashes } from '../field-update.ts'
import type { Former } from '../former.ts'
import type { ImportSetup, WrittenRow } from '../import-kind.ts'
import { keyQueries } from '../key.queries.ts'
import { givenFields, type PlannedRecord } from './record.plan.ts'
import type { RecordChange, RecordRow, RecordType, RecordWork, StoredRecord } from './record-type.ts'

/** Writes new and changed records with their keys and audit lines. */
export async function writeRecords<Row extends RecordRow, Stored extends StoredRecord>(
  type: RecordType<Row, Stored>,
  change: Change,
  setup: ImportSetup,
  planned: readonly PlannedRecord<Row, Stored>[],
): Promise<WrittenRow[]> {
  const rows = planned.flatMap(({ line, work }) => (work === null ? [] : [{ line, ...work }]))
  await type.writeRelated?.(change, setup, rows)
  return [
    ...(await createRecords(
      type,
      change,
      setup,
      rows.filter(({ update }) => update === null),
    )),
    ...(await updateRecords(type, change, setup, rows)),
  ]
}

type Work<Row, Stored> = RecordWork<Row, Stored> & { readonly line: number }

async function createRecords<Row extends RecordRow, Stored extends StoredRecord>(
  type: RecordType<Row, Stored>,
  change: Change,
  setup: ImportSetup,
  rows: readonly Work<Row, Stored>[],
): Promise<WrittenRow[]> {
  if (rows.length === 0) return []
  const inserted = await type.insert(
    change,
    setup,
    rows.map(({ row }) => row),
  )
  const created = rows.map((each, place) => {
    const record = inserted[place]
    if (record === undefined) throw new Error('Fewer records were inserted than there are rows.')
    return { ...each, record }
  })
  await keyQueries(change.db, type.kind).write(
    setup.system,
    created.map(({ row, keyHash, record }) => ({
      hash: keyHash,
      recordId: record.id,
      written: writtenHashes(givenFields(type, row), type.columns(row), setup.hashes),
      importId: setup.importId,
    })),
  )
  await change.auditAll(
    created.map(({ row, record }): AuditEntry => ({
      action: `${type.entity}.import`,
      entity: type.entity,
      entityId: record.id,
      changes: [
        { field: 'system', from: null, to: setup.system },
        { field: 'reference', from: null, to: row.reference },
      ],
    })),
  )
  return created.map(({ line, record }) => ({
    line,
    recordId: record.id,
    recordVersion: record.version,
    former: null,
  }))
}

async function updateRecords<Row extends RecordRow, Stored extends StoredRecord>(
  type: RecordType<Row, Stored>,
  change: Change,
  setup: ImportSetup,
  rows: readonly Work<Row, Stored>[],
): Promise<WrittenRow[]> {
  const updates = rows.flatMap(({ line, keyHash, update: each }) =>
    each === null
      ? []
      : [
          {
            line,
            keyHash,
            ...each,
            set: Object.fromEntries(each.fields.map(({ column, to }) => [column, to])),
          },
        ],
  )
  if (updates.length === 0) return []
  const changed = updates.filter(({ fields }) => fields.length > 0)
  const versions = await type.update(change, changed)
  await keyQueries(change.db, type.kind).write(
    setup.system,
    updates.map(({ keyHash, stored, written }) => ({
      hash: keyHash,
      recordId: stored.id,
      written,
      importId: setup.importId,
    })),
  )
  await auditChanges(type, change, changed)
  return updates.map(({ line, stored, fields, former }) => ({
    line,
    recordId: stored.id,
    recordVersion: versions.get(stored.id) ?? stored.version,
    former: { fields, others: {}, version: stored.version, ...former } satisfies Former,
  }))
}

/** One line for each changed record. */
export async function auditChanges<Row extends RecordRow, Stored extends StoredRecord>(
  type: RecordType<Row, Stored>,
  change: Change,
  changed: readonly RecordChange<Stored>[],
): Promise<void> {
  const changes = await type.changesOf(change.db, changed)
  await change.auditAll(
    changed.map(({ stored }, place): AuditEntry => ({
      action: `${type.entity}.import-update`,
      entity: type.entity,
      entityId: stored.id,
      changes: changes[place] ?? [],
    })),
  )
}
