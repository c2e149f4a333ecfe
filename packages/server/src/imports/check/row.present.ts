import type { ImportColumn, ImportRow } from '@latchkey/domain/imports/import.contract'
import { IMPORT_OUTCOMES, LEFT_OUT_REASONS } from '@latchkey/domain/imports/import.enums'
import { valueOf } from '../import.numbers.ts'
import type { RowRecord } from '../rows/run.queries.ts'

/** A checked row; `names` are those of the records. */
export function presentRow(
  row: RowRecord,
  columns: readonly ImportColumn[],
  names: ReadonlyMap<number, string>,
): ImportRow {
  const width = Math.max(row.cells.length, ...columns.map(({ at }) => at + 1))
  return {
    line: row.line,
    outcome: valueOf(IMPORT_OUTCOMES, row.outcome ?? 1),
    reason: row.reason === null ? null : valueOf(LEFT_OUT_REASONS, row.reason),
    record: row.record_id === null ? null : { id: row.record_id, name: names.get(row.record_id) ?? row.name },
    name: row.name,
    written: row.written,
    cells: Array.from({ length: width }, (_, at) => row.cells[at] ?? ''),
    problems: row.faults.problems,
    remarks: row.faults.remarks,
  }
}
