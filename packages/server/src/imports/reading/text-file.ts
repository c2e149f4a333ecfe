import { Readable } from 'node:stream'
import { CsvError, parse, type Info } from 'csv-parse'
import { parse as parseNow } from 'csv-parse/sync'
import type { ImportEncoding } from '@latchkey/domain/imports/import.enums'
import { IMPORT_FAULTS } from '@latchkey/domain/imports/import-faults'
import {
  assertText,
  CSV_OPTIONS,
  DELIMITERS,
  encodingIn,
  namedDelimiter,
  utf16In,
  type TextEncoding,
} from '../../sheets/csv-text.ts'
import { SheetProblem } from '../../sheets/sheet-problem.ts'
import { withoutGuard } from './cell-text.ts'
import type { Asked, TableFile, TextRow } from './table-file.ts'

/** Rows looked at for the separator, and the bytes that they are looked for in. */
const [SAMPLE_ROWS, SAMPLE_BYTES] = [50, 256 * 1024]

/** Bytes that are decoded at a time. */
const PIECE = 1024 * 1024

/** Characters of a text that control something, and their share; in pictures it is a tenth. */
const [CONTROLS_MAX, CONTROLS_SHARE] = [4, 0.05]

const OPTIONS = { ...CSV_OPTIONS, bom: false, relax_quotes: true }

/** @throws SheetProblem for what is no text; also while rows are read */
export function openText(bytes: Uint8Array, asked: Asked): TableFile {
  assertText(bytes)
  const encoding = asked.encoding === undefined ? encodingIn(bytes) : labelOf(asked.encoding, bytes)
  const [sample = ''] = piecesOf(bytes.subarray(0, SAMPLE_BYTES), encoding)
  if (isBinary(sample)) throw new SheetProblem(IMPORT_FAULTS.notASpreadsheet)
  const named = namedDelimiter(sample)
  const delimiter = asked.delimiter ?? named.delimiter ?? delimiterOf(sample)
  return {
    encoding: nameOf(encoding),
    delimiter,
    sheet: null,
    sheets: [],
    rows: () => rowsIn(withoutStart(piecesOf(bytes, encoding), named.length), delimiter),
  }
}

function labelOf(asked: string, bytes: Uint8Array): TextEncoding {
  if (asked === 'utf-16') return utf16In(bytes) ?? 'utf-16le'
  return asked === 'windows-1252' ? asked : 'utf-8'
}

const nameOf = (encoding: TextEncoding): ImportEncoding =>
  encoding === 'utf-16le' || encoding === 'utf-16be' ? 'utf-16' : encoding

/** Decodes pieces without the mark of the encoding. */
function* piecesOf(bytes: Uint8Array, encoding: TextEncoding): Generator<string> {
  const decoder = new TextDecoder(encoding)
  for (let start = 0; start < bytes.length; start += PIECE)
    yield decoder.decode(bytes.subarray(start, start + PIECE), { stream: true })
  yield decoder.decode()
}

function isBinary(text: string): boolean {
  const controls = text.match(/[^\P{Cc}\t\n\v\f\r\u0085]/gu)?.length ?? 0
  return controls > Math.max(CONTROLS_MAX, text.length * CONTROLS_SHARE)
}

function* withoutStart(pieces: Iterable<string>, length: number): Generator<string> {
  let rest = length
  for (const piece of pieces) {
    if (piece.length > rest) yield piece.slice(rest)
    rest = Math.max(0, rest - piece.length)
  }
}

/** The one that divides most of the first rows into equally many columns, of several the one with more columns. */
function delimiterOf(sample: string): string {
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, ...evenRows(sample, delimiter) }))
  const [best] = scored.toSorted((one, other) => other.rows - one.rows || other.width - one.width)
  return best?.delimiter ?? ','
}

function evenRows(sample: string, delimiter: string): { rows: number; width: number } {
  const widths = new Map<number, number>()
  try {
    parseNow(sample, {
      ...OPTIONS,
      delimiter,
      to: SAMPLE_ROWS,
      on_record: (cells: string[]) => {
        widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1)
        return null
      },
    })
  } catch (error) {
    // The sample ends within a cell, or this is not the separator.
    if (!(error instanceof CsvError)) throw error
  }
  const divided = [...widths].filter(([width]) => width > 1)
  const [[width, rows] = [1, 0]] = divided.toSorted(([a, many], [b, few]) => few - many || b - a)
  return { rows, width }
}

async function* rowsIn(pieces: Iterable<string>, delimiter: string): AsyncGenerator<TextRow> {
  const parser = parse({ ...OPTIONS, delimiter, info: true })
  const source = Readable.from(pieces)
  source.pipe(parser)
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>)
      yield { line: info.records + info.empty_lines, cells: record.map(withoutGuard) }
  } catch (error) {
    throw error instanceof CsvError
      ? new SheetProblem(IMPORT_FAULTS.notASpreadsheet, { cause: error.code })
      : error
  } finally {
    source.destroy()
    parser.destroy()
  }
}
