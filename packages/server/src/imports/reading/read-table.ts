import { columnName, partHeading, REASON_HEADING } from '@latchkey/domain/sheets/unit-header'
import { cleanText } from '@latchkey/domain/platform/values/text'
import { IMPORT_FAULTS } from '@latchkey/domain/imports/import-faults'
import { IMPORT_BATCH, IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from '@latchkey/domain/imports/import.limits'
import { SheetProblem } from '../../sheets/sheet-problem.ts'
import { headingIn, headRows } from './heading-row.ts'
import { isFilled, type TableFile, type TextRow } from './table-file.ts'

/** A column with a heading or with values. */
export interface FoundColumn {
  /** Its place in the file, from 0. */
  readonly at: number
  readonly heading: string
  /** The first five values. */
  readonly samples: readonly string[]
  /** Rows with a value. */
  readonly filled: number
  /** Different values, of which proposals are made. */
  readonly values: readonly string[]
}

export interface FoundTable {
  readonly headingRow: number
  readonly columns: readonly FoundColumn[]
  /** Without blank ones. */
  readonly rows: number
}

/** Takes rows as a JSON array of `{line, cells}`; cells of columns that are passed over are ''. */
export type OnRows = (json: string) => Promise<void>

const SAMPLES = 5
const VALUES = 100

/** Characters of a sample, of a value, and of a heading. */
export const SHOWN_MAX = 200

/** Characters of one batch, so that long texts do not make it large. */
const BATCH_CHARACTERS = 1024 * 1024

/**
 * Reads a file to its end, in batches.
 * @throws SheetProblem for one without rows, or with too many rows or columns
 */
export async function readTable(
  file: TableFile,
  asked: number | undefined,
  onRows: OnRows,
): Promise<FoundTable> {
  const head = headRows()
  async function begin() {
    const heading = asked === undefined ? headingIn(head.rows) : rowAt(head.rows, asked)
    if (heading === undefined) throw new SheetProblem(IMPORT_FAULTS.noRows)
    const begun = tableUnder(heading, onRows)
    for (const row of head.rows) if (row.line > heading.line) await begun.add(row)
    return begun
  }
  let table: Awaited<ReturnType<typeof begin>> | undefined
  for await (const row of file.rows()) {
    if (!isFilled(row) || (table === undefined && head.add(row))) continue
    table ??= await begin()
    await table.add(row)
  }
  table ??= await begin()
  return table.end()
}

const rowAt = (rows: readonly TextRow[], asked: number): TextRow =>
  rows.find(({ line }) => line === asked) ?? { line: asked, cells: [] }

interface ColumnCount {
  filled: number
  readonly samples: string[]
  readonly values: Set<string>
}

function tableUnder(heading: TextRow, onRows: OnRows) {
  const counts: ColumnCount[] = []
  const reasons = new Set(
    heading.cells.flatMap((cell, at) => (keyOf(cell) === keyOf(REASON_HEADING) ? [at] : [])),
  )
  let rows = 0
  let batch: string[] = []
  let characters = 0

  async function flush(): Promise<void> {
    if (batch.length === 0) return
    const json = `[${batch.join(',')}]`
    batch = []
    characters = 0
    await onRows(json)
  }

  function count(cell: string, at: number): void {
    while (counts.length <= at) counts.push({ filled: 0, samples: [], values: new Set() })
    const column = counts[at]
    const text = cell.trim().slice(0, SHOWN_MAX).toWellFormed()
    if (column === undefined || text === '') return
    column.filled += 1
    if (column.samples.length < SAMPLES) column.samples.push(text)
    if (column.values.size < VALUES) column.values.add(text)
  }

  return {
    async add({ line, cells: read }: TextRow): Promise<void> {
      const cells = withoutEnd(read.map((cell, at) => (reasons.has(at) ? '' : cell)))
      if (cells.length === 0) return
      if (cells.length > IMPORT_MAX_COLUMNS) throw new SheetProblem(IMPORT_FAULTS.tooManyColumns)
      rows += 1
      if (rows > IMPORT_MAX_ROWS) throw new SheetProblem(IMPORT_FAULTS.tooManyRows)
      for (const [at, cell] of cells.entries()) count(cell, at)
      const json = JSON.stringify({ line, cells })
      batch.push(json)
      characters += json.length
      if (batch.length >= IMPORT_BATCH || characters >= BATCH_CHARACTERS) await flush()
    },

    async end(): Promise<FoundTable> {
      if (rows === 0) throw new SheetProblem(IMPORT_FAULTS.noRows)
      await flush()
      const named = withoutEnd(heading.cells)
      if (named.length > IMPORT_MAX_COLUMNS) throw new SheetProblem(IMPORT_FAULTS.tooManyColumns)
      const width = Math.max(named.length, counts.length)
      const places = Array.from({ length: width }, (_, at) => at).filter(
        (at) => !reasons.has(at) && (headingAt(named, at) !== '' || (counts[at]?.filled ?? 0) > 0),
      )
      const headings = differentHeadings(places.map((at) => headingAt(named, at) || columnName(at)))
      return {
        headingRow: heading.line,
        rows,
        columns: places.map((at, place) => ({
          at,
          heading: headings[place] ?? '',
          samples: counts[at]?.samples ?? [],
          filled: counts[at]?.filled ?? 0,
          values: [...(counts[at]?.values ?? [])],
        })),
      }
    },
  }
}

const withoutEnd = (cells: readonly string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)

const headingAt = (cells: readonly string[], at: number): string =>
  cleanText((cells[at] ?? '').slice(0, SHOWN_MAX)).replace(/\s+/g, ' ')

const keyOf = (heading: string): string => cleanText(heading).toLowerCase()

/** Equal headings are numbered from the second on. */
function differentHeadings(headings: readonly string[]): string[] {
  const taken = new Set<string>()
  return headings.map((heading) => {
    let part = 1
    while (taken.has(keyOf(partHeading(heading, part)))) part += 1
    const different = partHeading(heading, part)
    taken.add(keyOf(different))
    return different
  })
}
