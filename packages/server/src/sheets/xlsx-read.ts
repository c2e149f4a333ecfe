import type { SheetCell } from '@latchkey/domain/sheets/sheet-cell'
import type { Sheet } from '@latchkey/domain/sheets/unit-header'
import { HEADING_ROW } from '@latchkey/domain/sheets/sheet-rows'
import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { SheetProblem } from './sheet-problem.ts'
import { sheetTaker, type SheetTaker } from './sheet-taker.ts'
import { oddCellIn, prepared } from './xlsx-prepared.ts'
import { xmlParts } from './zip-guard.ts'

/**
 * The first visible sheet of units, otherwise the first visible one with cells.
 * @throws SheetProblem for a file that is not an xlsx spreadsheet, has no cells, or too many
 */
export async function readXlsxSheet(bytes: Uint8Array): Promise<Sheet> {
  const workbook = prepared(xmlParts(bytes))
  let other: Sheet | undefined
  let failure: unknown = new SheetProblem('The file has no rows.')
  for (const place of await visibleSheets(workbook)) {
    try {
      const sheet = await sheetAt(workbook, place)
      if (sheet?.isOfUnits) return sheet
      other ??= sheet
    } catch (error) {
      if (error instanceof SheetProblem) throw error
      // A sheet that is a chart has no cells.
      failure = error
    }
  }
  if (other === undefined) throw failure
  return other
}

async function visibleSheets(workbook: Uint8Array): Promise<number[]> {
  const places: number[] = []
  await readXlsx(workbook, {
    sheets: ({ index, hidden, veryHidden }) => {
      if (!hidden && !veryHidden) places.push(index)
      return false
    },
  })
  return places
}

async function sheetAt(workbook: Uint8Array, place: number): Promise<ReturnType<SheetTaker['sheet']>> {
  const taker = sheetTaker()
  for await (const { index, values } of streamXlsxRows(workbook, { sheet: place })) {
    if (!taker.take(index + HEADING_ROW, values.map(cellOf))) break
  }
  return taker.sheet()
}

function cellOf(value: unknown): SheetCell {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' ? (oddCellIn(value) ?? value) : null
}
