import { IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from './import.limits.ts'

/** Reasons why a file is not readable. */
export const IMPORT_FAULTS = {
  noRows: 'The file has no rows.',
  tooManyRows: `The file has more than ${IMPORT_MAX_ROWS.toLocaleString('en-GB')} rows.`,
  tooManyColumns: `The file has more than ${IMPORT_MAX_COLUMNS} columns.`,
  tooLarge: 'The file is too large when unpacked.',
  locked: 'The file is locked with a password.',
  notASpreadsheet: 'The file is not a spreadsheet.',
} as const

/** The jobs of an import. */
export type ImportJob = 'read' | 'check' | 'run' | 'undo'

const STOPPED: Readonly<Record<ImportJob, readonly [what: string, next: string]>> = {
  read: ['The file could not be read', 'Upload it again'],
  check: ['The check has stopped', 'Check the rows again'],
  run: ['The import has stopped', 'What is there stays: go on, or undo it'],
  undo: ['Undoing has stopped', 'Undo it again'],
}

/** Says why a job was given up, and what can be done. */
export function jobFault(job: ImportJob, cause: string): string {
  const [what, next] = STOPPED[job]
  return `${what} because of an error (${cause}). ${next}. If this happens again, the log of the server says more.`
}
