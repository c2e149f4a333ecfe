import { IMPORT_PERMISSIONS } from '@latchkey/domain/imports/import.enums'
import { IMPORT_BATCH } from '@latchkey/domain/imports/import.limits'
import type { Change, Context } from '../../context/context.ts'
import { permissionsOf } from '../../db/user-permissions.ts'
import { kindOf, stateOf } from '../import.numbers.ts'
import { importQueries, type ImportRecord } from '../imports.queries.ts'
import type { KindOfImport, OpenedKind } from '../kinds/import-kind.ts'
import { kindOfRecord, setupOf } from '../rows/import-setup.ts'
import { pacedPushes, pushAll, type PushOfBatch } from '../rows/paced-pushes.ts'
import { endOf, runQueries } from '../rows/run.queries.ts'

/** Numbers of batches: until the database has statistics by itself, a minute may pass. */
const STATISTICS_AFTER: readonly number[] = [2, 4, 8, 16, 32, 64, 128]

interface Run {
  readonly record: ImportRecord
  readonly userId: number
  readonly kind: KindOfImport
  readonly opened: OpenedKind
  readonly pushOfBatch: PushOfBatch
}

/**
 * Writes the rows in batches, each one transaction with its keys, audit lines and progress, from where an earlier attempt
 * got to. Ends where the import was stopped, or another process continues it.
 */
export async function runImport(context: Context, importId: number, userId: number): Promise<void> {
  const record = await importQueries(context.db).find(importId)
  if (record === undefined || stateOf(record.state) !== 'importing') return
  const kind = kindOfRecord(record)
  const opened = await kind.open(context.db, setupOf(context, record, userId))
  const run: Run = { record, userId, kind, opened, pushOfBatch: pacedPushes(kind) }
  let last: number | null = record.last_line
  for (let batches = 0; last !== null; batches += 1) {
    // After the first batches, and again whenever there are twice as many.
    if (STATISTICS_AFTER.includes(batches)) await kind.gatherStatistics?.(context.db)
    last = await writeBatch(context, run, last)
  }
}

/** Returns the last line of the batch; null at the end. */
async function writeBatch(context: Context, run: Run, last: number): Promise<number | null> {
  const { record, userId, kind, opened } = run
  return context.change({ userId, address: null }, async (change) => {
    const queries = runQueries(change.db)
    if (!(await queries.lockAt(record.id, 'importing', last))) return null
    if (!(await mayContinue(change, run))) {
      await queries.recount(record.id)
      await queries.update(record.id, endOf('stopped', new Date(context.now())))
      pushAll(kind, change)
      return null
    }
    const rows = await queries.rowsToWrite(record.id, last, IMPORT_BATCH)
    const next = rows.at(-1)?.line
    if (next === undefined) {
      await end(context, change, run)
      return null
    }
    const { planned, written } = await opened.write(change, rows)
    const lines = new Set(written.map(({ line }) => line))
    await queries.writePlans(
      record.id,
      planned.filter(({ line }) => !lines.has(line)),
    )
    await queries.markWritten(record.id, written)
    const created = written.filter(({ former }) => former === null).length
    await change.db
      .updateTable('data_import')
      .set((row) => ({
        done: row('done', '+', rows.length),
        created: row('created', '+', created),
        updated: row('updated', '+', written.length - created),
        last_line: next,
      }))
      .where('id', '=', record.id)
      .execute()
    run.pushOfBatch(change)
    return next
  })
}

/** True while the user who started it is active and permitted. */
async function mayContinue({ db }: Change, { record, userId }: Run): Promise<boolean> {
  const permissions = (await permissionsOf(db, userId)) ?? []
  return permissions.includes('data-import') && permissions.includes(IMPORT_PERMISSIONS[kindOf(record.kind)])
}

async function end(context: Context, change: Change, { record, kind }: Run): Promise<void> {
  const queries = runQueries(change.db)
  const counts = await queries.recount(record.id)
  await queries.update(record.id, endOf('done', new Date(context.now())))
  const facts = { system: record.system, ...counts }
  await change.audit({
    action: 'import.done',
    entity: 'import',
    entityId: record.id,
    changes: Object.entries(facts).map(([field, to]) => ({ field, from: null, to })),
  })
  pushAll(kind, change)
}
