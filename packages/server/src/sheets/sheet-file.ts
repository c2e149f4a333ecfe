import { isOdd, type SheetCell } from '@latchkey/domain/sheets/sheet-cell'
import { SHEET_MAX_ROWS } from '@latchkey/domain/sheets/sheet.limits'
import { HEADING_ROW } from '@latchkey/domain/sheets/sheet-rows'
import { partHeading, type Sheet } from '@latchkey/domain/sheets/unit-header'
import type { SheetColumn } from '@latchkey/domain/sheets/unit-sheet'
import { colToLetter, writeXlsx, type DataValidation } from 'hucre/xlsx'
import { readCsv } from './csv-read.ts'
import { readXlsxSheet } from './xlsx-read.ts'
import { cellParts, xlsxText } from './xlsx-text.ts'

export interface SheetToWrite {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly SheetCell[])[]
}

/** Formats keep when a cell is edited: `@` keeps text as text. */
const FORMATS: Readonly<Record<SheetColumn['kind'], string>> = { text: '@', whole: '0', decimal: '#,##0.00' }

const HEADING_FONT = { bold: true, name: 'Calibri', size: 11 }

/** @throws SheetProblem for a file that is not a spreadsheet, has no cells, or too many */
export async function readSheet(bytes: Uint8Array, kind: 'xlsx' | 'csv'): Promise<Sheet> {
  return kind === 'csv' ? readCsv(bytes) : readXlsxSheet(bytes)
}

/**
 * Writes typed cells, a frozen header, and drop-downs for choices. Text that begins like a formula stays
 * text, also when its cell is edited. A text too long for a cell continues in further columns.
 */
export async function writeSheet(sheet: SheetToWrite): Promise<Uint8Array> {
  const { columns, rows } = inCells(sheet)
  return writeXlsx({
    sheets: [
      {
        name: sheet.name,
        rows: [columns.map(({ heading }) => xlsxText(heading)), ...rows],
        columns: columns.map(({ heading, kind }) => ({
          width: Math.max(12, heading.length + 2),
          numFmt: FORMATS[kind],
        })),
        cells: new Map(columns.map((_, place) => [`0,${place}`, { style: { font: HEADING_FONT } }])),
        freezePane: { rows: 1 },
        dataValidations: columns.flatMap(({ choices }, place) =>
          choices === undefined ? [] : [choiceOf(colToLetter(place), choices)],
        ),
      },
    ],
  })
}

type WrittenCell = string | number | boolean | null

function inCells({ columns, rows }: SheetToWrite) {
  const divided = rows.map((row) => columns.map((_, place) => partsOf(row[place] ?? null)))
  const widths = columns.map((_, place) => Math.max(1, ...divided.map((row) => row[place]?.length ?? 0)))
  return {
    columns: columns.flatMap((column, place) =>
      Array.from({ length: widths[place] ?? 1 }, (_, part) => ({
        ...column,
        heading: partHeading(column.heading, part + 1),
      })),
    ),
    rows: divided.map((row) =>
      row.flatMap((parts, place) =>
        Array.from({ length: widths[place] ?? 1 }, (_, part) => parts[part] ?? null),
      ),
    ),
  }
}

function partsOf(cell: SheetCell): WrittenCell[] {
  const value = isOdd(cell) ? cell.shown : cell
  return typeof value === 'string' ? cellParts(value).map(xlsxText) : [value]
}

/** A drop-down for a column; cells may stay empty. */
function choiceOf(letter: string, choices: readonly string[]): DataValidation {
  return {
    type: 'list',
    range: `${letter}${HEADING_ROW + 1}:${letter}${HEADING_ROW + SHEET_MAX_ROWS}`,
    values: [...choices],
    allowBlank: true,
    showErrorMessage: true,
    errorTitle: 'Not in the list',
    errorMessage: 'Choose one of the words in the list of this column.',
  }
}
