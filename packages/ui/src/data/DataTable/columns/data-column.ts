import type { ReactNode } from 'react'
import {
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type AccessorFn,
  type ColumnDefBase,
  type RowData,
} from 'react-table'
import type { SuggestionsProps } from '../../../inputs/Suggestions/Suggestions.tsx'

export type FilterKind = 'text' | 'digits'

export interface ColumnFilter {
  kind: FilterKind
  /** The accessible name of the filter; "Filter" and the heading by default. */
  label?: string
  /** Adds suggestions to the text field, as `suggesting` does. Without it, a page loads no code of theirs. */
  renderSuggestions?: (field: Omit<SuggestionsProps, 'texts'>) => ReactNode
}

/** The filter and layout of a column. */
export interface DataColumnMeta {
  filter?: ColumnFilter
  /** Minimum width in rem; 8 by default. A table narrower than the sum scrolls sideways. */
  widthRem?: number
  /** Minimum width in the compact table, if different. */
  compactRem?: number | undefined
  /** Share of the remaining width; 1 by default, 0 for a column that keeps its minimum. */
  grow?: number
  align?: 'start' | 'end'
  /** True for the column that names the row: on phones it is the title of the card, without a label. */
  isTitle?: boolean
  /**
   * True for a value needed to act, such as a status: long text wraps even in the compact table, where other
   * text is truncated. The title column wraps too.
   */
  isWhole?: boolean
  /** True for the last column, if it stays in sight beside the menu while the table is scrolled sideways. */
  isPinned?: boolean
  /**
   * In the compact table: the number of lines that the value may take, for rows that have two lines anyway;
   * 1 by default.
   */
  compactLines?: 1 | 2 | undefined
}

const NO_META: DataColumnMeta = {}

/** The react-table features that the table uses; of `columnMeta` only the type is read. */
export const DATA_TABLE_FEATURES = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  rowExpandingFeature,
  columnMeta: NO_META,
})

type Features = typeof DATA_TABLE_FEATURES

/**
 * One column of a table: a react-table column with an accessor. Keep the list of columns stable between renders:
 * a new one renders every row again.
 */
export type DataColumn<Row extends RowData, Column extends string = string> = Omit<
  ColumnDefBase<Features, Row>,
  'cell'
> & {
  /** The name used in sort and filters. */
  id: Column
  /** The visible heading; on phones, the label of the value. */
  header: string
  accessorFn: AccessorFn<Row>
  /**
   * True makes the heading a button that sorts; false by default. The table sorts no rows itself: the caller keeps what
   * `onSort` gives, and passes it back as `sort` with the rows in that order. The README has an example.
   */
  enableSorting?: boolean
  /**
   * The content of a cell, if it is more than the accessed value. Called as a function, so that a cell is not
   * also a component of its own: hooks belong in a component that it returns.
   */
  render?: (row: Row) => ReactNode
}

export interface DataSort<Column extends string = string> {
  column: Column
  direction: 'asc' | 'desc'
}

/** Text that rows must contain, by column. */
export type DataFilters<Column extends string = string> = Readonly<Partial<Record<Column, string>>>

/** Active filters other than those of the columns. */
export interface DataOtherFilters {
  count: number
  /** Clears all filters, those of the columns included. */
  onClear: () => void
}

export interface DataSelection<Row> {
  /** Ids of the selected rows, including rows on other pages. */
  selected: readonly string[]
  onSelect: (selected: string[]) => void
  /** The accessible name of a row's checkbox, such as "Select Viewer". */
  labelOf: (row: Row) => string
  /** False disables a row's checkbox. */
  canSelect?: (row: Row) => boolean
}

export interface DataExpansion<Row> {
  render: (row: Row) => ReactNode
  /** The accessible name of the button that expands a row, such as "Permissions of ann@example.com". */
  labelOf: (row: Row) => string
}

/** `loading`: no rows yet; `refreshing`: shows the current rows while it refetches; `failed`: the first load failed. */
export type DataPhase = 'loading' | 'refreshing' | 'ready' | 'failed'
