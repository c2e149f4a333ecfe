import type { KindOfImport } from '../import-kind.ts'
import { recordFacts, recordPlanner } from './record.plan.ts'
import type { RecordRow, RecordType, StoredRecord } from './record-type.ts'
import { recordsStaying, undoRecords } from './record.undo.ts'
import { writeRecords } from './record.write.ts'

/** A kind whose rows are records of one table, each of which is planned by itself. */
export const recordKind = <Row extends RecordRow, Stored extends StoredRecord>(
  type: RecordType<Row, Stored>,
): KindOfImport => ({
  async open(db, setup) {
    const plan = recordPlanner(type, await type.open(db, setup), setup)
    const facts = recordFacts()
    return {
      plan: (current, rows) => plan(current, rows, { facts }),
      duplicatesFound: () => [],
      async write(change, rows) {
        await type.lock?.(change)
        const planned = await plan(change.db, rows, { isLocking: true })
        return { planned, written: await writeRecords(type, change, setup, planned) }
      },
    }
  },
  push: (change) => type.push(change),
  names: (db, ids) => type.names(db, ids),
  stays: (db, rows, by) => recordsStaying(type, db, rows, by),
  undo: (change, importId, rows, by) => undoRecords(type, change, importId, rows, by),
  endUndo: async (change, importId) => type.endUndo?.(change, importId),
})
