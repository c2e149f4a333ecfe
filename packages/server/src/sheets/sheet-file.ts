import { parse } from 'csv-parse/sync'
import { streamXlsxRows, write, type DataValidation } from 'hucre'
import { dayInUtc } from '@latchkey/domain/platform/values/days'
import type { SheetCell, SheetColumn } from '@latchkey/domain/sheets/unit-sheet'
import { SHEET_MAX_ROWS } from '@latchkey/domain/sheets/sheet.limits'
import { HEADING_ROW } from '@latchkey/domain/sheets/sheet-rows'
import type { Sheet } from '../db/tables/stock.ts'
import { SheetProblem } from './sheet-problem.ts'
import { rejectZipBomb } from './zip-guard.ts'

export interface SheetToWrite {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly SheetCell[])[]
}

/** Formats keep when a cell is edited: `@` keeps text as text. */
const FORMATS: Readonly<Record<SheetColumn['kind'], string>> = { text: '@', whole: '0', decimal: '#,##0.00' }

const HEADING_FONT = { bold: true, name: 'Calibri', size: 11 }

/** More columns cannot be a spreadsheet of units. */
const COLUMNS_MAX = 200

/**
 * Reads the first sheet without blank rows.
 * @throws SheetProblem for a file that is not a spreadsheet, or has too many rows or columns
 */
export async function readSheet(bytes: Uint8Array, kind: 'xlsx' | 'csv'): Promise<Sheet> {
  const taken: Sheet = { header: [], rows: [] }
  const take = (line: number, cells: SheetCell[]) => {
    if (cells.length > COLUMNS_MAX) throw new SheetProblem(`The file has more than ${COLUMNS_MAX} columns.`)
    if (line === HEADING_ROW) taken.header.push(...cells)
    else if (cells.some((cell) => cell !== null && String(cell).trim() !== ''))
      taken.rows.push({ line, cells })
    if (taken.rows.length > SHEET_MAX_ROWS) {
      throw new SheetProblem(`The file has more than ${SHEET_MAX_ROWS} rows.`)
    }
  }
  if (kind === 'csv') takeCsv(bytes, take)
  else {
    rejectZipBomb(bytes)
    for await (const { index, values } of streamXlsxRows(bytes)) take(index + HEADING_ROW, values.map(cellOf))
  }
  return taken
}

/**
 * Typed cells, a frozen header, and drop-downs for choices. Text that begins like a formula stays text, also when its
 * cell is edited.
 */
export async function writeSheet({ name, columns, rows }: SheetToWrite): Promise<Uint8Array> {
  return write({
    sheets: [
      {
        name,
        rows: [columns.map(({ heading }) => heading), ...rows.map((row) => [...row])],
        columns: columns.map(({ heading, kind }) => ({
          width: Math.max(12, heading.length + 2),
          numFmt: FORMATS[kind],
        })),
        cells: new Map(columns.map((_, place) => [`0,${place}`, { style: { font: HEADING_FONT } }])),
        freezePane: { rows: 1 },
        dataValidations: columns.flatMap(({ choices }, place) =>
          choices === undefined ? [] : [choiceOf(letterOf(place), choices)],
        ),
      },
    ],
  })
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

function takeCsv(bytes: Uint8Array, take: (line: number, cells: string[]) => void): void {
  const text = textIn(bytes)
  const [first = ''] = text.split(/\r?\n/, 1)
  const delimiter = first.split(';').length > first.split(',').length ? ';' : ','
  parse(text, {
    bom: true,
    delimiter,
    // Files may be joined from others with different line ends.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // Skipped with a count only: each blank line would be an error, with fewer cells than the header.
    skip_empty_lines: true,
    max_record_size: 4_000_000,
    on_record: (cells: string[], { records, empty_lines: blank }) => {
      take(records + blank, cells)
      return null
    },
  })
}

/** Excel on Windows writes CSV in the machine's encoding by default. */
function textIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function cellOf(value: unknown): SheetCell {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (value instanceof Date) return dayInUtc(value)
  return typeof value === 'object' && 'text' in value ? String(value.text) : null
}

function letterOf(place: number): string {
  const high = Math.floor(place / 26)
  return (high > 0 ? letterOf(high - 1) : '') + String.fromCodePoint(65 + (place % 26))
}
