import { IMPORT_FAULTS } from '@latchkey/domain/imports/import-faults'
import { IMPORT_MAX_UNPACKED_BYTES } from '@latchkey/domain/imports/import.limits'
import { startsLike } from '../../sheets/csv-text.ts'
import { SheetProblem } from '../../sheets/sheet-problem.ts'
import { openWorkbook, type Workbook } from '../../sheets/xlsx-rows.ts'
import { storableText, storedText } from './cell-text.ts'
import { hasTable } from './heading-row.ts'
import type { Asked, TableFile, TextRow } from './table-file.ts'

const LIMITS = { unpackedMax: IMPORT_MAX_UNPACKED_BYTES, ratioMax: Infinity }

/** A container of earlier programs, in which a workbook with a password is wrapped too. */
const OLE = '\u00d0\u00cf\u0011\u00e0'

const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

/** @throws SheetProblem for what is no workbook, locked, or too large; also while rows are read */
export async function openXlsx(bytes: Uint8Array, { sheet: asked }: Asked): Promise<TableFile> {
  if (
    startsLike(bytes, OLE) &&
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(ENCRYPTED)
  )
    throw new SheetProblem(IMPORT_FAULTS.locked)
  const workbook = await openWorkbook(bytes, LIMITS)
  const names = workbook.sheets.map(({ name }) => storableText(name))
  const place = asked === undefined ? await firstWithRows(workbook) : names.indexOf(asked)
  return {
    encoding: null,
    delimiter: null,
    sheet: names[place] ?? null,
    sheets: names,
    rows: () => rowsOf(workbook, place),
  }
}

/** The first that is not hidden and has rows; without one the first that is not hidden. */
async function firstWithRows(workbook: Workbook): Promise<number> {
  const visible = [...workbook.sheets.keys()].filter((place) => !workbook.sheets[place]?.isHidden)
  for (const place of visible) if (await hasTable(rowsOf(workbook, place))) return place
  return visible[0] ?? 0
}

async function* rowsOf(workbook: Workbook, place: number): AsyncGenerator<TextRow> {
  for await (const { line, cells } of workbook.rows(place))
    yield { line, cells: cells.map((cell) => storedText(cell, workbook.is1904)) }
}
