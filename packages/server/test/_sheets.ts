import { cellText, type SheetCell } from '@latchkey/domain/sheets/sheet-cell'
import { UNIT_SHEET_FIELDS, headingOf } from '@latchkey/domain/sheets/unit-sheet'
import { readSheet, writeSheet } from '../src/sheets/sheet-file.ts'

export async function xlsx(header: readonly string[], ...rows: SheetCell[][]): Promise<Buffer> {
  const columns = header.map((heading) => ({ heading, kind: 'text' as const }))
  return Buffer.from(await writeSheet({ name: 'Units', columns, rows }))
}

/** Each row by headings. */
export async function rowsOf(bytes: Uint8Array): Promise<Record<string, SheetCell>[]> {
  const { header, rows } = await readSheet(bytes, 'xlsx')
  return rows.map(({ cells }) =>
    Object.fromEntries(header.map((heading, place) => [cellText(heading), cells[place] ?? null])),
  )
}

export const HEADER = UNIT_SHEET_FIELDS.map(headingOf)
