import { IMPORT_HEADING_ROWS } from '@latchkey/domain/imports/import.limits'
import { isFilled, type TextRow } from './table-file.ts'

/** Rows up to the last one that can be the row of headings; collects them while a file is read. */
export function headRows() {
  const rows: TextRow[] = []
  return {
    rows,
    /** False for a row behind them. */
    add(row: TextRow): boolean {
      if (row.line > IMPORT_HEADING_ROWS && rows.length > 0) return false
      rows.push(row)
      return true
    },
  }
}

const filledIn = ({ cells }: TextRow): number => cells.filter((cell) => cell.trim() !== '').length

/** The first of these rows that is at least half as full as the fullest; undefined without rows. */
export function headingIn(rows: readonly TextRow[]): TextRow | undefined {
  const fullest = Math.max(...rows.map(filledIn))
  return rows.find((row) => filledIn(row) * 2 >= fullest)
}

/** True if there is a row below the headings. */
export async function hasTable(rows: AsyncIterable<TextRow>): Promise<boolean> {
  const head = headRows()
  for await (const row of rows) if (isFilled(row) && !head.add(row)) return true
  const heading = headingIn(head.rows)
  return heading !== undefined && head.rows.some(({ line }) => line > heading.line)
}
