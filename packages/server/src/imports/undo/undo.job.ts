import { IMPORT_BATCH } from '@latchkey/domain/imports/import.limits'
import type { Change, Context } from '../../context/context.ts'
import { stateNumber, stateOf } from '../import.numbers.ts'
import { importQueries, type ImportRecord } from '../imports.queries.ts'
import { kindOfRecord } from '../rows/import-setup.ts'
import { pacedPushes, pushAll } from '../rows/paced-pushes.ts'
import { runQueries } from '../rows/run.queries.ts'
import { undoQueries } from './undo.queries.ts'

/**
 * Undoes the rows in batches, each one transaction, from where an earlier attempt got to. Ends where another process goes
 * on with it.
 */
export async function undoImport(context: Context, importId: number, userId: number): Promise<void> {
  const record = await importQueries(context.db).find(importId)
  if (record === undefined || stateOf(record.state) !== 'undoing') return
  const kind = kindOfRecord(record)
  const pushOfBatch = pacedPushes(kind)
  let last: number | null = record.last_line
  while (last !== null) {
    const from: number = last
    last = await context.change({ userId, address: null }, async (change) => {
      if (!(await runQueries(change.db).lockAt(importId, 'undoing', from))) return null
      const queries = undoQueries(change.db)
      const rows = await queries.rowsAfter(importId, from, IMPORT_BATCH)
      const next = rows.at(-1)?.line
      if (next === undefined) {
        await end(context, change, record)
        return null
      }
      const staying = await kind.undo(change, importId, rows, {
        userId,
        requiresAdministratorTwoFactor: context.config.requiresAdministratorTwoFactor,
      })
      const undone = rows.map(({ line }) => line).filter((line) => !staying.has(line))
      await queries.finishRows(importId, undone, staying)
      await change.db
        .updateTable('data_import')
        .set((row) => ({ done: row('done', '+', rows.length), last_line: next }))
        .where('id', '=', importId)
        .execute()
      pushOfBatch(change)
      return next
    })
  }
}

/** Nothing of the file remains. */
async function end(context: Context, change: Change, record: ImportRecord): Promise<void> {
  const queries = undoQueries(change.db)
  await kindOfRecord(record).endUndo?.(change, record.id)
  const stayed = await queries.stayed(record.id)
  await queries.removeOthers(record.id)
  await runQueries(change.db).update(record.id, {
    state: stateNumber('undone'),
    last_line: 0,
    undone_at: new Date(context.now()),
    columns: '[]',
    words: '{}',
  })
  const facts = {
    removed: record.created - stayed.created,
    restored: record.updated - stayed.updated,
    stayed: stayed.created + stayed.updated,
  }
  await change.audit({
    action: 'import.undo',
    entity: 'import',
    entityId: record.id,
    changes: Object.entries(facts).map(([field, to]) => ({ field, from: null, to })),
  })
  pushAll(kindOfRecord(record), change)
}
