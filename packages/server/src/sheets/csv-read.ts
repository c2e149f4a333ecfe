import { CsvError, parse } from 'csv-parse/sync'
import type { OddCell } from '@latchkey/domain/sheets/sheet-cell'
import { columnName, headingsOf, knownHeadings, type Sheet } from '@latchkey/domain/sheets/unit-header'
import { SheetProblem } from './sheet-problem.ts'
import { sheetTaker, type SheetTaker } from './sheet-taker.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const

/** Written by Excel, which does not show it as a row. */
const NAMED_DELIMITER = /^\uFEFF?sep=(.)(?:\r\n|\n|\r)/i

/** Bytes looked at for the encoding, and lines for the delimiter. */
const [SAMPLE_BYTES, SAMPLE_LINES] = [4096, 20]

/** First bytes of workbooks, archives and documents. */
const OTHER_FORMATS = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0', '%PDF']

const QUOTES = {
  INVALID_OPENING_QUOTE:
    'A cell with a quotation mark must be in quotation marks itself, with the inner one doubled',
  CSV_INVALID_CLOSING_QUOTE: 'A quotation mark within a cell must be doubled',
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark is not closed',
} as const

/** @throws SheetProblem for a file without cells, with too many, or with a quotation mark in a wrong place */
export function readCsv(bytes: Uint8Array): Sheet {
  const text = textIn(bytes)
  const [named = '', namedDelimiter] = NAMED_DELIMITER.exec(text) ?? []
  const taker = sheetTaker()
  let width = Infinity
  try {
    parse(text.slice(named.length), {
      bom: true,
      delimiter: namedDelimiter ?? delimiterOf(text),
      // Files may be joined from others with different line ends.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // Skipped with a count only: each blank line would be an error, with fewer cells than the header.
      skip_empty_lines: true,
      max_record_size: 4_000_000,
      on_record: (cells: string[], { records, empty_lines: blank }) => {
        taker.take(
          records + blank,
          cells.map((cell, place) => (place < width || cell.trim() === '' ? cell : surplus(cell))),
        )
        if (width === Infinity && taker.sheet()?.isOfUnits) width = cells.length
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw csvProblem(error, taker.sheet())
  }
  const sheet = taker.sheet()
  if (sheet === undefined) throw new SheetProblem('The file has no rows.')
  return sheet
}

const surplus = (shown: string): OddCell => ({ shown, problem: 'surplus' })

function csvProblem(error: CsvError, sheet: ReturnType<SheetTaker['sheet']>): SheetProblem {
  const { code, column: index, records, empty_lines: blank, field = '' } = error as CsvError & CsvPlace
  const message = QUOTES[code as keyof typeof QUOTES]
  if (message === undefined || sheet?.isOfUnits === false) {
    return new SheetProblem('The file is not a csv spreadsheet.', { cause: error })
  }
  const column = headingsOf(sheet?.header ?? [])[index] || columnName(index)
  return new SheetProblem(message, {
    cause: error,
    place: { line: records + blank + 1, column, value: field.slice(0, 200).toWellFormed() },
  })
}

/** Not in the types of the library. */
interface CsvPlace {
  readonly column: number
  readonly records: number
  readonly empty_lines: number
  /** Up to the error. */
  readonly field?: string
}

/** The one that divides the first lines into most known headings. */
function delimiterOf(text: string): string {
  const lines = text.slice(0, SAMPLE_BYTES * 4).split(/\r\n|\n|\r/, SAMPLE_LINES)
  const known = (delimiter: string) =>
    Math.max(...lines.map((line) => knownHeadings(line.split(delimiter).map(unquoted))))
  return DELIMITERS.reduce((best, delimiter) => (known(delimiter) > known(best) ? delimiter : best))
}

const unquoted = (cell: string) => cell.replace(/^\uFEFF/, '').replace(/^\s*"(.*)"\s*$/s, '$1')

/**
 * Excel writes UTF-8 or UTF-16 with a mark at the beginning, and CSV in the machine's encoding by default.
 * @throws SheetProblem for another kind of file
 */
function textIn(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes
  if (OTHER_FORMATS.some((mark) => Buffer.from(bytes.subarray(0, mark.length)).toString('latin1') === mark)) {
    throw new SheetProblem('The file is not a csv spreadsheet, despite its name.')
  }
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 1].map((from) => sample.filter((byte, place) => byte === 0 && place % 2 === from).length)
  const isMostly = (count = 0) => count > sample.length / 4
  if ((first === 0xff && second === 0xfe) || isMostly(zeros[1]))
    return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || isMostly(zeros[0]))
    return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
