import type { DateFormatter } from '../values/time.ts'

/** What a column of a list is called and shows: on the screen, and in a file of the list. */
export interface ColumnText<Row> {
  /** The heading. */
  readonly label: string
  /** What the list shows of a row; '' for nothing. */
  readonly textOf: (row: Row, dateFormatter: DateFormatter) => string
}
