import { IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from './import.limits.ts'

/** Why a file is not readable. */
export const IMPORT_FAULTS = {
  noRows: 'The file has no rows.',
  tooManyRows: `The file has more than ${IMPORT_MAX_ROWS.toLocaleString('en-GB')} rows.`,
  tooManyColumns: `The file has more than ${IMPORT_MAX_COLUMNS} columns.`,
  tooLarge: 'The file is too large when unpacked.',
  locked: 'The file is locked with a password.',
  notASpreadsheet: 'The file is not a spreadsheet.',
} as const
