import type { FieldChange } from './field-update.ts'
import type { RowToUndo } from './import-kind.ts'
import type { KnownKey } from './key.queries.ts'
import { columnIn, comparable, wireOf } from './stored-values.ts'

/** Stores the values of a record before its update. */
export interface Former {
  readonly fields: readonly FieldChange[]
  /** By column. */
  readonly others: Readonly<Record<string, unknown>>
  readonly written: KnownKey['written']
  /** Of the record. */
  readonly version: number
  /** Null for a record without a key. */
  readonly importId: number | null
}

/** Null for a record that the import created. */
export const formerOf = ({ former }: Pick<RowToUndo, 'former'>): Former | null => former as Former | null

export const isAsWritten = (stored: object, { column, to }: FieldChange): boolean =>
  comparable(columnIn(stored, column)) === comparable(wireOf(to))

/** The fields that nobody has changed since, and the columns that an undo sets back. */
export function restored(stored: { readonly version: number }, former: Former, version: number) {
  const fields = former.fields.filter((field) => isAsWritten(stored, field))
  return {
    fields,
    set: {
      ...Object.fromEntries(fields.map(({ column, from }): [string, unknown] => [column, from])),
      ...(stored.version === version && former.others),
    },
  }
}
