import type { Sheet } from '@latchkey/domain/sheets/unit-header'
import { IMPORT_FAULTS } from '@latchkey/domain/imports/import-faults'
import { SheetProblem } from './sheet-problem.ts'
import { sheetCollector, type SheetCollector } from './sheet-collector.ts'
import { sheetCell } from './xlsx-cells.ts'
import { openWorkbook, type Workbook } from './xlsx-rows.ts'

/** Far above what 5,000 units take. */
const LIMITS = { unpackedMax: 100 * 1024 * 1024, ratioMax: 200 }

/**
 * The first visible sheet of units, otherwise the first visible one with cells.
 * @throws SheetProblem for a file that is not an xlsx spreadsheet, has no cells, or too many
 */
export async function readXlsxSheet(bytes: Uint8Array): Promise<Sheet> {
  const workbook = await openWorkbook(bytes, LIMITS)
  let other: Sheet | undefined
  for (const [place, { isHidden }] of workbook.sheets.entries()) {
    if (isHidden) continue
    const sheet = await sheetAt(workbook, place)
    if (sheet?.isOfUnits) return sheet
    other ??= sheet
  }
  if (other === undefined) throw new SheetProblem(IMPORT_FAULTS.noRows)
  return other
}

async function sheetAt(workbook: Workbook, place: number): Promise<ReturnType<SheetCollector['sheet']>> {
  const collector = sheetCollector()
  for await (const { line, cells } of workbook.rows(place))
    if (!collector.add(line, cells.map(sheetCell))) break
  return collector.sheet()
}
