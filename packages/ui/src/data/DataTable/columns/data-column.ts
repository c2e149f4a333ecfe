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

/** What may be typed into a column's filter: any text, or digits only. */
export type FilterKind = 'text' | 'digits'

/** The filter of a column. */
export interface ColumnFilter {
  kind: FilterKind
  /** The accessible name of the filter; "Filter" and the heading by default. */
  label?: string
  /** Texts that are offered as one types; any other may be typed too. */
  suggestions?: readonly string[]
}

/** What a column has besides its value: its filter and its layout. */
export interface DataColumnMeta {
  filter?: ColumnFilter
  /** The least width, in rem; 8 by default. A table that is narrower than all of them together scrolls sideways. */
  widthRem?: number
  /** The least width of the compact table, where that differs. */
  compactRem?: number | undefined
  /** Its share of the width that is left over; 1 by default, and 0 for a column that stays at its least. */
  grow?: number
  align?: 'start' | 'end'
  /** True for what names the row: on phones it heads the card, without a label. */
  isTitle?: boolean
  /**
   * True for what one needs to act, such as a status: text that does not fit wraps even in the compact table, where it
   * ends in an ellipsis otherwise. What names the row wraps too.
   */
  isWhole?: boolean
}

const NO_META: DataColumnMeta = {}

/** The features of react-table that the table uses; of `columnMeta` react-table reads the type alone. */
export const DATA_TABLE_FEATURES = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  rowExpandingFeature,
  columnMeta: NO_META,
})

type Features = typeof DATA_TABLE_FEATURES

/**
 * One column of a table: a react-table column with an accessor. The cell shows the accessed value unless `cell` says
 * otherwise. Keep a list of columns stable between renders: a new one mounts every cell again.
 */
export type DataColumn<Row extends RowData, Column extends string = string> = ColumnDefBase<Features, Row> & {
  /** The name that sort and filters use. */
  id: Column
  /** The heading a person reads; on phones the label of the value. */
  header: string
  accessorFn: AccessorFn<Row>
}

/** The column that orders the rows, and which way. */
export interface DataSort<Column extends string = string> {
  column: Column
  direction: 'asc' | 'desc'
}

/** Text that rows must contain, by column. */
export type DataFilters<Column extends string = string> = Readonly<Partial<Record<Column, string>>>

/** Filters that hold besides those of the columns. */
export interface DataOtherFilters {
  count: number
  /** Takes off every filter, those of the columns included. */
  onClear: () => void
}

/** Rows that can be ticked. */
export interface DataSelection<Row> {
  /** Ids of the ticked rows, those of other pages included. */
  selected: readonly string[]
  onSelect: (selected: string[]) => void
  /** The accessible name of a row's box, such as "Select Viewer". */
  labelOf: (row: Row) => string
  /** False keeps a row's box disabled. */
  canSelect?: (row: Row) => boolean
}

/** Rows that open to show more. */
export interface DataExpansion<Row> {
  render: (row: Row) => ReactNode
  /** The accessible name of the button that opens a row, such as "Permissions of ann@example.com". */
  labelOf: (row: Row) => string
}

/**
 * Whether the rows are there: `loading` has none to show yet and `failed` never had any;
 * `refreshing` shows those it has while it asks again.
 */
export type DataPhase = 'loading' | 'refreshing' | 'ready' | 'failed'
