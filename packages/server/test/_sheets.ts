import { UNIT_SHEET_FIELDS, headingOf, type SheetCell } from '@latchkey/domain/sheets/unit-sheet'
import { readSheet, writeSheet } from '../src/sheets/sheet-file.ts'

/** A spreadsheet as bytes, with this header and these rows. */
export async function xlsx(header: readonly string[], ...rows: SheetCell[][]): Promise<Buffer> {
  const columns = header.map((heading) => ({ heading, kind: 'text' as const }))
  return Buffer.from(await writeSheet({ name: 'Units', columns, rows }))
}

/** The rows of a spreadsheet, each by the headings of its columns. */
export async function rowsOf(bytes: Uint8Array): Promise<Record<string, SheetCell>[]> {
  const { header, rows } = await readSheet(bytes, 'xlsx')
  return rows.map(({ cells }) =>
    Object.fromEntries(header.map((heading, place) => [String(heading), cells[place] ?? null])),
  )
}

/** The header of the download. */
export const HEADER = UNIT_SHEET_FIELDS.map(headingOf)
