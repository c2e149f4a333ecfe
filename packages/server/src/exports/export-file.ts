import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { ExportFormat } from '@latchkey/domain/exports/export.lists'
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

/** Streams the file, so that memory does not grow with the rows. No cell is a formula (rule A6.2). */
export async function exportFile(format: ExportFormat, file: FileRows): Promise<Readable> {
  const stream = await (format === 'xlsx' ? xlsxOf(file) : csvOf(file))
  return Readable.fromWeb(stream as ReadableStream)
}

// Loaded for the first export: the library takes megabytes, and many processes never need it.
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
