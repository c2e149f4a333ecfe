import type { ErrorsByField } from '../platform/field-errors.ts'
import { Anything, bodyOf, Flag, Text, type ValuesOf } from '../platform/validation/request-body.ts'
import { cleanText } from '../platform/values/text.ts'
import { isRecord } from '../platform/values/is-record.ts'
import type { ImportColumn } from './import.contract.ts'
import type { ImportOutcome } from './import.enums.ts'
import { IMPORT_OUTCOMES } from './import.enums.ts'

/** The filter of the rows; what is unknown filters nothing. */
export const ImportRowsQuery = bodyOf({ outcome: Text, remarks: Text, duplicates: Text, line: Text })

/** Undefined for all lines. */
export const lineIn = ({ line }: ValuesOf<typeof ImportRowsQuery>): number | undefined =>
  /^\d{1,9}$/.test(line) ? Number(line) : undefined

/** Undefined for all outcomes. */
export const outcomeIn = ({ outcome }: ValuesOf<typeof ImportRowsQuery>): ImportOutcome | undefined =>
  IMPORT_OUTCOMES.find((known) => known === outcome)

export const ImportRowBody = bodyOf({ cells: Anything, leaveOut: Flag('invalid') })

type RowValues = ValuesOf<typeof ImportRowBody>

/** Text by the place of a column of the file. */
export function rowCellsErrors({ cells }: RowValues, columns: readonly ImportColumn[]): ErrorsByField {
  if (cells === null) return {}
  if (!isRecord(cells)) return { cells: ['invalid'] }
  const wrong = Object.entries(cells).filter(
    ([at, text]) => typeof text !== 'string' || !columns.some((column) => String(column.at) === at),
  )
  return Object.fromEntries(
    wrong.map(([at, text]) => [`cells.${at}`, [typeof text === 'string' ? 'enumerable' : 'invalid']]),
  )
}

/** The cells with those that were sent. */
export function changedCells(cells: readonly string[], { cells: sent }: RowValues): string[] {
  const changed = [...cells]
  for (const [at, text] of Object.entries(isRecord(sent) ? sent : {})) {
    // A row has no cells behind its last filled one.
    while (changed.length < Number(at)) changed.push('')
    changed[Number(at)] = cleanText(String(text), { isLong: true })
  }
  return changed
}
