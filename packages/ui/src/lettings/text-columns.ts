import type { ColumnText } from '@latchkey/domain/platform/lists/column-text'
import { DASH } from '@latchkey/domain/platform/values/labels'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import type { DataColumn } from '../data/DataTable/columns/data-column.ts'

/** The widths of a column, and its cell if that is more than text. */
type Display<Row extends object> = Pick<DataColumn<Row>, 'render' | 'meta'>

/** Builds table columns from their texts and their displays, in the order of `columns`; an empty cell is a dash. */
export function textColumns<Row extends object, Column extends string>(
  columns: Readonly<Record<Column, ColumnText<Row>>>,
  dateFormatter: DateFormatter,
  displays: Readonly<Record<Column, Display<Row>>>,
): DataColumn<Row, Column>[] {
  return (Object.keys(columns) as Column[]).map((id) => ({
    id,
    header: columns[id].label,
    accessorFn: (row) => columns[id].textOf(row, dateFormatter) || DASH,
    ...displays[id],
  }))
}
