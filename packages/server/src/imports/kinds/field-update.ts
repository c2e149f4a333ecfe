import type { ImportHashes } from '../import.hashes.ts'
import type { KnownKey } from './key.queries.ts'
import { columnIn, comparable } from './stored-values.ts'
import { postcodeOf } from './unique-index.ts'

/** A field that the file has a value for. */
export interface GivenField {
  readonly field: string
  readonly column: string
}

export interface FieldChange extends GivenField {
  /** As stored. */
  readonly from: unknown
  readonly to: unknown
}

/** Lists how a row changes a record that exists. */
export interface FieldUpdate {
  readonly fields: readonly FieldChange[]
  /** Fields that were changed here, and stay. */
  readonly kept: readonly string[]
  /** Hashes of what imports have written, by field. */
  readonly written: Readonly<Record<string, string>>
}

interface Compared {
  readonly given: readonly GivenField[]
  /** Of the row, by column. */
  readonly columns: Readonly<Record<string, unknown>>
  /** The record, by column. */
  readonly stored: object
  readonly known: Pick<KnownKey, 'written'>
  readonly hashes: ImportHashes
  /** Fields that stay where these were changed here. */
  readonly staysWith?: (changedHere: readonly string[]) => readonly string[]
}

/** The value of a tick box before anybody ticks it. */
const UNTICKED = 'false'

/** Field by field: only what still is as the last import wrote it changes, and blank fields are filled (rule M1.15). */
export function fieldUpdate(compared: Compared): FieldUpdate {
  const { given, columns, stored, known, hashes, staysWith = () => [] } = compared
  const isOurs = ({ field, column }: GivenField) => {
    const current = comparable(columnIn(stored, column))
    const written = known.written[field]
    return written === undefined
      ? current === '' || current === UNTICKED
      : written === hashes.value(field, current)
  }
  const changed = given.filter(
    ({ field, column }) => !isSame(field, comparable(columns[column]), comparable(columnIn(stored, column))),
  )
  /** A postcode that is only written in another way stays as it is here. */
  const columnsAfter = {
    ...columns,
    ...Object.fromEntries(
      given.filter((each) => !changed.includes(each)).map(({ column }) => [column, columnIn(stored, column)]),
    ),
  }
  const staying = staysWith(changed.filter((each) => !isOurs(each)).map(({ field }) => field))
  const open = changed.filter(({ field }) => !staying.includes(field))
  const kept = open.filter((each) => !isOurs(each)).map(({ field }) => field)
  const fields = open
    .filter(({ field }) => !kept.includes(field))
    .map(({ field, column }) => ({
      field,
      column,
      from: columnIn(stored, column),
      to: columns[column] ?? null,
    }))
  const taken = given.filter(({ field }) => !kept.includes(field) && !staying.includes(field))
  return { fields, kept, written: { ...known.written, ...writtenHashes(taken, columnsAfter, hashes) } }
}

/** A postcode is the same with other spaces, or in another case. */
const isSame = (field: string, one: string, other: string): boolean =>
  /(?:^|\.)postcode$/.test(field) ? postcodeOf(one) === postcodeOf(other) : one === other

/** By field. */
export const writtenHashes = (
  given: readonly GivenField[],
  columns: Readonly<Record<string, unknown>>,
  hashes: ImportHashes,
): Record<string, string> =>
  Object.fromEntries(
    given.map(({ field, column }) => [field, hashes.value(field, comparable(columns[column]))]),
  )
