import { useMemo } from 'react'
import {
  functionalUpdate,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from 'react-table'
import type { DataColumn, DataSelection, DataSort } from './data-column.ts'

// Rows arrive sorted and filtered: the engine keeps track of what was asked for, and never reorders.
const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, rowExpandingFeature })
const NO_ROWS_TICKED = {}

/** What the engine needs of a table's props. */
export interface EngineOptions<Row, Column extends string> {
  columns: readonly DataColumn<Row, Column>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  sort: DataSort<Column> | null
  onSort: ((sort: DataSort<Column> | null) => void) | undefined
  selection: DataSelection<Row> | undefined
}

/** The table engine over rows that the server has sorted, with sort and selection owned by the caller. */
export function useTableEngine<Row extends object, Column extends string>({
  columns,
  rows,
  rowId,
  sort,
  onSort,
  selection,
}: EngineOptions<Row, Column>) {
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.id,
        header: column.header,
        enableSorting: column.isSortable === true,
        // The engine sorts only by columns that have a value; the server does the sorting.
        accessorFn: () => null,
      })),
    [columns],
  )
  const sorting = useMemo(
    () => (sort === null ? [] : [{ id: sort.column, desc: sort.direction === 'desc' }]),
    [sort],
  )
  const selected = selection?.selected
  const rowSelection = useMemo(
    () =>
      selected === undefined ? NO_ROWS_TICKED : Object.fromEntries(selected.map((id) => [id, true as const])),
    [selected],
  )
  const canSelect = selection?.canSelect

  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: { sorting, rowSelection },
    manualSorting: true,
    enableMultiSort: false,
    sortDescFirst: false,
    enableRowSelection: canSelect === undefined ? true : (row) => canSelect(row.original),
    getRowCanExpand: () => true,
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting)
      onSort?.(
        next === undefined ? null : { column: next.id as Column, direction: next.desc ? 'desc' : 'asc' },
      )
    },
    onRowSelectionChange: (updater) => {
      const next = functionalUpdate(updater, rowSelection)
      selection?.onSelect(Object.keys(next))
    },
  })
}

/** The table engine of one table. */
export type TableEngine<Row extends object> = ReturnType<typeof useTableEngine<Row, string>>
