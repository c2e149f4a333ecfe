import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { ExportFormat } from '@latchkey/domain/exports/export.lists'
import { csvCell } from './csv-cell.ts'

/** What a file is made of. */
export interface FileRows {
  /** The name of the sheet. */
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: AsyncIterable<string[]>
}

/** The content types of the kinds of file. */
export const EXPORT_TYPES: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** Written as text, and text once somebody edits it: no cell is ever a formula. */
const AS_TEXT = { style: { numFmt: '@' } }

/** A file that is written while it is read: memory does not grow with the rows. No cell is a formula. Source: decision A6.2. */
export async function exportFile(format: ExportFormat, file: FileRows): Promise<Readable> {
  const stream = await (format === 'xlsx' ? xlsxOf(file) : csvOf(file))
  return Readable.fromWeb(stream as ReadableStream)
}

// Loaded for the first export: the library takes megabytes, and many processes never write a file.
async function xlsxOf({ name, headings, rows }: FileRows) {
  const { writeXlsxStream } = await import('hucre/xlsx')
  return writeXlsxStream(rows, {
    name,
    columns: headings.map((header) => ({ header, ...AS_TEXT })),
    freezePane: { rows: 1 },
  })
}

async function csvOf({ headings, rows }: FileRows) {
  const { writeCsvStream } = await import('hucre/csv')
  return writeCsvStream(csvCells(rows), { headers: [...headings], bom: true, escapeFormulae: true })
}

async function* csvCells(rows: AsyncIterable<string[]>): AsyncGenerator<string[], void, undefined> {
  for await (const row of rows) yield row.map(csvCell)
}
