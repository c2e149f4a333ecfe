import type { SheetFailure } from './sheet.contract.ts'

/** What a row of a spreadsheet is called wherever its number is given. Source: decision J18. */
export const ROW = 'Row'

/**
 * The number of the row with the headings. Rows are numbered as spreadsheet programs number them at their left edge:
 * from 1, blank rows included, and a cell of several lines is still in one row.
 */
export const HEADING_ROW = 1

/** The most failures that one message names. */
const NAMED_MAX = 5

/** Why a row cannot be taken, in one line: `Row 4, Postcode: This is not valid`. Source: decision J18. */
export function failureText({ line, column, reason }: SheetFailure): string {
  return `${ROW} ${line}, ${column}: ${reason}`
}

/** Why a spreadsheet was refused: its first failures, a line each, and how many more there are. Source: decision J18. */
export function refusalText(failures: readonly SheetFailure[]): string {
  const lines = failures.slice(0, NAMED_MAX).map(failureText)
  if (failures.length > NAMED_MAX) lines.push(`and ${failures.length - NAMED_MAX} more`)
  return lines.join('\n')
}
