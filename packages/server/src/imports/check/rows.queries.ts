import { IMPORT_OUTCOMES, type ImportOutcome } from '@latchkey/domain/imports/import.enums'
import type { Kysely, Transaction } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { numberOf } from '../import.numbers.ts'
import type { FileRow } from '../kinds/import-kind.ts'
import type { RowRecord } from '../rows/run.queries.ts'

export interface RowsFilter {
  readonly outcome?: ImportOutcome | undefined
  readonly hasRemarks?: boolean
  readonly isDuplicate?: boolean
  readonly line?: number | undefined
}

/** Keys and homes that only one row of a file can have. */
export interface Alike {
  readonly keys: readonly Buffer[]
  readonly homes: readonly number[]
}

export const rowQueries = (db: Kysely<Db> | Transaction<Db>) => {
  const rowsOf = (importId: number, { outcome, hasRemarks = false, isDuplicate = false, line }: RowsFilter) =>
    db
      .selectFrom('import_row')
      .where('import_id', '=', importId)
      .$if(outcome !== undefined, (query) =>
        query.where('outcome', '=', numberOf(IMPORT_OUTCOMES, outcome ?? 'create')),
      )
      .$if(line !== undefined, (query) => query.where('line', '=', line ?? 0))
      .$if(isDuplicate, (query) => query.where('is_duplicate', '=', true))
      .$if(hasRemarks, (query) => query.where('has_remarks', '=', true))

  return {
    /** Checked rows, in the order of the file. */
    async page(importId: number, filter: RowsFilter, { page, limit }: { page: number; limit: number }) {
      const checked = rowsOf(importId, filter).where('outcome', 'is not', null)
      const rows = await checked
        .selectAll()
        .orderBy('line')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      const { total } = await checked
        .select((row) => row.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return { rows, total }
    },

    /** In the order of the file, after this line. */
    after: (importId: number, filter: RowsFilter, line: number, limit: number): Promise<RowRecord[]> =>
      rowsOf(importId, filter).selectAll().where('line', '>', line).orderBy('line').limit(limit).execute(),

    find: (importId: number, line: number): Promise<RowRecord | undefined> =>
      rowsOf(importId, { line }).selectAll().executeTakeFirst(),

    /** Unwritten rows with one of these keys or homes, and the row of the line; in the order of the file. */
    alike: (importId: number, line: number, { keys, homes }: Alike): Promise<FileRow[]> =>
      rowsOf(importId, {})
        .select(['line', 'cells', 'is_left_out as isLeftOut'])
        .where('written', '=', false)
        .where((row) =>
          row.or([
            row('line', '=', line),
            ...(keys.length > 0 ? [row('key_hash', 'in', keys)] : []),
            ...(homes.length > 0 ? [row('held_home', 'in', homes)] : []),
          ]),
        )
        .orderBy('line')
        .execute(),

    async change(importId: number, line: number, values: { cells: string[]; isLeftOut: boolean }) {
      await db
        .updateTable('import_row')
        .set({ cells: JSON.stringify(values.cells), is_left_out: values.isLeftOut })
        .where('import_id', '=', importId)
        .where('line', '=', line)
        .execute()
    },
  }
}
