import type { ImportColumn, ImportWord } from '@latchkey/domain/imports/import.contract'
import { IMPORT_OUTCOMES, LEFT_OUT_REASONS } from '@latchkey/domain/imports/import.enums'
import { foldedText } from '@latchkey/domain/platform/values/folded-text'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import { kindNumber, numberOf } from './import.numbers.ts'

const ENQUIRIES = kindNumber('enquiries')

/**
 * Empties what imports keep of anonymised leads: rows, samples and words. Of their keys only the hashes stay, so that no
 * import makes the leads anew (rules M1.17 and M1.27).
 */
export async function eraseImportedLeads(db: Transaction<Db>, leadIds: readonly number[]): Promise<void> {
  const rows = await db
    .selectFrom('import_row')
    .innerJoin('data_import', 'data_import.id', 'import_row.import_id')
    .select(['import_id', 'line', 'cells'])
    .where('data_import.kind', '=', ENQUIRIES)
    .where('record_id', 'in', leadIds)
    .execute()
  for (const [importId, own] of Map.groupBy(rows, (row) => row.import_id))
    await eraseSamples(
      db,
      importId,
      own.map(({ cells }) => cells),
    )
  await sql`
    update import_row set cells = '[]', name = '', faults = '{"problems": [], "remarks": []}', former = null,
      record_id = null, has_remarks = false, is_duplicate = false,
      outcome = case when written then outcome else ${numberOf(IMPORT_OUTCOMES, 'left-out')}::smallint end,
      reason = case when written then reason else ${numberOf(LEFT_OUT_REASONS, 'anonymised')}::smallint end
    from data_import
    where data_import.id = import_row.import_id and data_import.kind = ${ENQUIRIES}
      and record_id = any(${leadIds}::integer[])`.execute(db)
  await sql`update import_key set record_id = null, written = '{}'
    where kind = ${ENQUIRIES} and record_id = any(${leadIds}::integer[])`.execute(db)
}

/** From the samples and the words of an import, those of these rows; a word of several rows is of no one. */
async function eraseSamples(
  db: Transaction<Db>,
  importId: number,
  rows: readonly (readonly string[])[],
): Promise<void> {
  const { columns, words } = await db
    .selectFrom('data_import')
    .select(['columns', 'words'])
    .where('id', '=', importId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isOf = (text: string, at?: number) =>
    rows.some((cells) => (at === undefined ? cells : [cells[at] ?? '']).some((cell) => isSame(cell, text)))
  const cleared = columns.map((column): ImportColumn => {
    const { at, samples, example } = column
    return {
      ...column,
      samples: samples.map((sample) => (isOf(sample, at) ? '' : sample)),
      example: example !== null && isOf(example.text, at) ? null : example,
    }
  })
  const kept = Object.entries(words).map(([field, list]): [string, ImportWord[]] => [
    field,
    list.filter(({ text, rows: count }) => count > 1 || !isOf(text)),
  ])
  await db
    .updateTable('data_import')
    .set({ columns: JSON.stringify(cleared), words: JSON.stringify(Object.fromEntries(kept)) })
    .where('id', '=', importId)
    .execute()
}

const isSame = (cell: string, text: string): boolean =>
  text.trim() !== '' && foldedText(cell).trim() === foldedText(text).trim()
