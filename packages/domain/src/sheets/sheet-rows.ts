import type { SheetFailure } from './sheet.contract.ts'

export const ROW = 'Row'

/**
 * Rows are numbered as in spreadsheet programs: from 1, including blank rows; a multi-line cell is still one row.
 */
export const HEADING_ROW = 1

/** Failures listed in one message. */
const NAMED_MAX = 5

/** For example `Row 4, Postcode: This is not valid`. */
export function failureText({ line, column, reason }: SheetFailure): string {
  return `${ROW} ${line}, ${column}: ${reason}`
}

/** One line per failure, then the number of further ones. */
export function failuresText(failures: readonly SheetFailure[]): string {
  const lines = failures.slice(0, NAMED_MAX).map(failureText)
  if (failures.length > NAMED_MAX) lines.push(`and ${failures.length - NAMED_MAX} more`)
  return lines.join('\n')
}
