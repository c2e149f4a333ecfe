import type { ReactNode } from 'react'

/** What may be typed into a column's filter: any text, or digits only. */
export type FilterKind = 'text' | 'digits'

/** One column of a table. Keep a list of columns stable: a new one renders every row again. */
export interface DataColumn<Row, Column extends string = string> {
  /** The name that sort and filters use. */
  id: Column
  /** The heading a person reads; on phones the label beside the value. */
  header: string
  cell: (row: Row) => ReactNode
  isSortable?: boolean
  filter?: {
    kind: FilterKind
    /** The accessible name of the filter; "Filter" and the heading by default. */
    label?: string
  }
  /** The least width, in rem; 8 by default. A table with less room than all of them scrolls sideways. */
  widthRem?: number
  /** Its part of the room to spare; 1 by default, and 0 for a column that stays at its least. */
  grow?: number
  align?: 'start' | 'end'
  /** True for what names the row: on phones it heads the card, without a label. */
  isTitle?: boolean
}

/** The column that orders the rows, and which way. */
export interface DataSort<Column extends string = string> {
  column: Column
  direction: 'asc' | 'desc'
}

/** Text that rows must contain, by column. */
export type DataFilters<Column extends string = string> = Readonly<Partial<Record<Column, string>>>

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
 * Where the rows stand: `loading` has none to show yet and `failed` never had any;
 * `refreshing` shows those it has while it asks again.
 */
export type DataPhase = 'loading' | 'refreshing' | 'ready' | 'failed'
