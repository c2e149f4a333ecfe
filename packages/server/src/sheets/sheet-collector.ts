import { cellText, isBlankCell, isOdd, type SheetCell } from '@latchkey/domain/sheets/sheet-cell'
import { SHEET_MAX_ROWS } from '@latchkey/domain/sheets/sheet.limits'
import { columnName, headingsOf, readHeader, type Sheet } from '@latchkey/domain/sheets/unit-header'
import { SheetProblem } from './sheet-problem.ts'

/** A spreadsheet of units has fewer columns. */
const COLUMNS_MAX = 200

/** Rows kept of a sheet whose first row does not name columns. */
const OTHER_ROWS_MAX = 50

export interface SheetCollector {
  /**
   * Adds the next row; false when no further one is needed.
   * @throws SheetProblem for a sheet of units with too many rows or columns
   */
  add(line: number, cells: readonly SheetCell[]): boolean
  /** Undefined while every row was blank. */
  sheet(): (Sheet & { readonly isOfUnits: boolean }) | undefined
}

/** Leaves out blank rows; the first other row is the header. */
export function sheetCollector(): SheetCollector {
  let heading: { line: number; cells: readonly SheetCell[]; isOfUnits: boolean } | undefined
  const rows: Sheet['rows'][number][] = []
  return {
    add(line, read) {
      const cells = withoutBlankEnd(read)
      if (cells.length === 0) return true
      if (heading === undefined) {
        heading = { line, cells, isOfUnits: readHeader(cells).problems.length === 0 }
        return true
      }
      if (!heading.isOfUnits && rows.length >= OTHER_ROWS_MAX) return false
      const place = cells.length - 1
      if (place >= COLUMNS_MAX) {
        if (!heading.isOfUnits) return true
        throw new SheetProblem(`The file has more than ${COLUMNS_MAX} columns`, {
          place: { line, column: columnName(place), value: cellText(cells[place] ?? null).slice(0, 200) },
        })
      }
      rows.push({ line, cells })
      if (rows.length > SHEET_MAX_ROWS) {
        const [column = columnName(0)] = headingsOf(heading.cells)
        throw new SheetProblem(`The file has more than ${SHEET_MAX_ROWS.toLocaleString('en-GB')} rows`, {
          place: { line, column, value: cellText(cells[0] ?? null).slice(0, 200) },
        })
      }
      return true
    },
    sheet: () =>
      heading && {
        headingLine: heading.line,
        header: heading.cells,
        rows,
        isOfUnits: heading.isOfUnits,
      },
  }
}

function withoutBlankEnd(cells: readonly SheetCell[]): SheetCell[] {
  return cells.slice(0, cells.findLastIndex((cell) => !isBlankCell(cell)) + 1).map(storable)
}

/** The database has neither NUL nor unpaired surrogates. */
function storable(cell: SheetCell): SheetCell {
  if (isOdd(cell)) return { ...cell, shown: storableText(cell.shown) }
  return typeof cell === 'string' ? storableText(cell) : cell
}

const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '')
