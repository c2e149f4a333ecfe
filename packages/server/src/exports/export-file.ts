import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { ExportFormat } from '@latchkey/domain/exports/export-lists'
import { CELL_MAX, readableText, xlsxText } from '../sheets/xlsx-text.ts'
import { csvCell } from './csv-cell.ts'

export interface FileRows {
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: AsyncIterable<string[]>
}

export const EXPORT_TYPES: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** Text format: it also stays text when the cell is edited. */
const AS_TEXT = { style: { numFmt: '@' } }

/** Streams the file, so that memory does not grow with the rows. No cell is a formula. */
export async function exportFile(format: ExportFormat, file: FileRows): Promise<Readable> {
  const stream = await (format === 'xlsx' ? xlsxOf(file) : csvOf(file))
  return Readable.fromWeb(stream as ReadableStream)
}

// Loaded for the first export: the library takes megabytes, and many processes never need it.
async function xlsxOf({ name, headings, rows }: FileRows) {
  const { writeXlsxStream } = await import('hucre/xlsx')
  return writeXlsxStream(cellsOf(rows, xlsxCell), {
    name,
    columns: headings.map((header) => ({ header, ...AS_TEXT })),
    freezePane: { rows: 1 },
  })
}

async function csvOf({ headings, rows }: FileRows) {
  const { writeCsvStream } = await import('hucre/csv')
  return writeCsvStream(
    cellsOf(rows, (text) => csvCell(readableText(text))),
    { headers: [...headings], bom: true, escapeFormulae: true },
  )
}

/** Longer ones are cut; a CSV file has them whole. */
function xlsxCell(text: string): string {
  return xlsxText(text.length > CELL_MAX ? `${text.slice(0, CELL_MAX - 1)}…` : text)
}

async function* cellsOf(
  rows: AsyncIterable<string[]>,
  cellOf: (text: string) => string,
): AsyncGenerator<string[], void, undefined> {
  for await (const row of rows) yield row.map(cellOf)
}
