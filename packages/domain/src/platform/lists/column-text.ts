import type { DateFormatter } from '../values/time.ts'

/** Used on screen and in exports. */
export interface ColumnText<Row> {
  readonly label: string
  /** '' for an empty cell. */
  readonly textOf: (row: Row, dateFormatter: DateFormatter) => string
}
