import { IMPORT_FAULTS } from '@latchkey/domain/imports/import-faults'
import { startsLike } from '../../sheets/csv-text.ts'
import { SheetProblem } from '../../sheets/sheet-problem.ts'
import type { Asked, TableFile } from './table-file.ts'
import { openText } from './text-file.ts'
import { openXlsx } from './workbook-file.ts'

const ZIP = 'PK\u0003\u0004'

/**
 * By its content, as programs name workbooks `.csv` too; a workbook by name is read as nothing else.
 * @throws SheetProblem for another kind of file
 */
export async function openFile(bytes: Uint8Array, name: string, asked: Asked): Promise<TableFile> {
  if (bytes.length === 0) throw new SheetProblem(IMPORT_FAULTS.noRows)
  return startsLike(bytes, ZIP) || /\.xlsx$/i.test(name) ? openXlsx(bytes, asked) : openText(bytes, asked)
}
