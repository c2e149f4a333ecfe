import { useMemo } from 'react'
import { functionalUpdate, useTable } from 'react-table'
import { DATA_TABLE_FEATURES, type DataColumn, type DataSelection, type DataSort } from './data-column.ts'

const NO_ROWS_TICKED = {}

export interface EngineOptions<Row extends object, Column extends string> {
  columns: readonly DataColumn<Row, Column>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  sort: DataSort<Column> | null
  onSort: ((sort: DataSort<Column> | null) => void) | undefined
  selection: DataSelection<Row> | undefined
}

/** A react-table instance for rows sorted by the server; sort and selection are controlled by the caller. */
export function useTableEngine<Row extends object, Column extends string>({
  columns,
  rows,
  rowId,
  sort,
  onSort,
  selection,
}: EngineOptions<Row, Column>) {
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
    features: DATA_TABLE_FEATURES,
    columns,
    defaultColumn: { enableSorting: false },
    data: rows,
    getRowId: rowId,
    state: { sorting, rowSelection },
    // Sorted by the server, which has all rows.
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

export type TableEngine<Row extends object> = ReturnType<typeof useTableEngine<Row, string>>
