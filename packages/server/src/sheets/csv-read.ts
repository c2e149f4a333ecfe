import { CsvError, parse } from 'csv-parse/sync'
import type { OddCell } from '@latchkey/domain/sheets/sheet-cell'
import { columnName, headingsOf, knownHeadings, type Sheet } from '@latchkey/domain/sheets/unit-header'
import { IMPORT_FAULTS } from '@latchkey/domain/imports/import-faults'
import { assertText, CSV_OPTIONS, DELIMITERS, encodingIn, namedDelimiter } from './csv-text.ts'
import { SheetProblem } from './sheet-problem.ts'
import { sheetCollector, type SheetCollector } from './sheet-collector.ts'

/** The delimiter is looked for in so much of the text. */
const [SAMPLE_CHARACTERS, SAMPLE_LINES] = [16_384, 20]

const QUOTES = {
  INVALID_OPENING_QUOTE:
    'A cell with a quotation mark must be in quotation marks itself, with the inner one doubled',
  CSV_INVALID_CLOSING_QUOTE: 'A quotation mark within a cell must be doubled',
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark is not closed',
} as const

/** @throws SheetProblem for a file without cells, with too many, or with a quotation mark in a wrong place */
export function readCsv(bytes: Uint8Array): Sheet {
  assertText(bytes)
  const text = new TextDecoder(encodingIn(bytes)).decode(bytes)
  const named = namedDelimiter(text)
  const collector = sheetCollector()
  let width = Infinity
  try {
    parse(text.slice(named.length), {
      ...CSV_OPTIONS,
      delimiter: named.delimiter ?? delimiterOf(text),
      on_record: (cells: string[], { records, empty_lines: blank }) => {
        collector.add(
          records + blank,
          cells.map((cell, place) => (place < width || cell.trim() === '' ? cell : surplus(cell))),
        )
        if (width === Infinity && collector.sheet()?.isOfUnits) width = cells.length
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw csvProblem(error, collector.sheet())
  }
  const sheet = collector.sheet()
  if (sheet === undefined) throw new SheetProblem(IMPORT_FAULTS.noRows)
  return sheet
}

const surplus = (shown: string): OddCell => ({ shown, problem: 'surplus' })

function csvProblem(error: CsvError, sheet: ReturnType<SheetCollector['sheet']>): SheetProblem {
  const { code, column: index, records, empty_lines: blank, field = '' } = error as CsvError & CsvPlace
  const message = QUOTES[code as keyof typeof QUOTES]
  if (message === undefined || sheet?.isOfUnits === false) {
    return new SheetProblem(IMPORT_FAULTS.notASpreadsheet, { cause: error })
  }
  const column = headingsOf(sheet?.header ?? [])[index] || columnName(index)
  return new SheetProblem(message, {
    cause: error,
    place: { line: records + blank + 1, column, value: field.slice(0, 200).toWellFormed() },
  })
}

/** The types of the library lack it. */
interface CsvPlace {
  readonly column: number
  readonly records: number
  readonly empty_lines: number
  /** Up to the error. */
  readonly field?: string
}

/** The one that divides the first lines into most known headings. */
function delimiterOf(text: string): string {
  const lines = text.slice(0, SAMPLE_CHARACTERS).split(/\r\n|\n|\r/, SAMPLE_LINES)
  const known = (delimiter: string) =>
    Math.max(...lines.map((line) => knownHeadings(line.split(delimiter).map(unquoted))))
  return DELIMITERS.reduce((best, delimiter) => (known(delimiter) > known(best) ? delimiter : best))
}

const unquoted = (cell: string) => cell.replace(/^\uFEFF/, '').replace(/^\s*"(.*)"\s*$/s, '$1')
