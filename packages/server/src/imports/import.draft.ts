import type { ImportOptions } from '@latchkey/domain/imports/import.contract'
import type { ImportKind } from '@latchkey/domain/imports/import.enums'
import type { StoredReading } from '../db/tables/imports.ts'

const OPTIONS: ImportOptions = {
  known: 'update',
  details: 'problem',
  old: 'import',
  waiting: false,
  invite: false,
}

/** Values of the fields that a file of this kind often lacks. */
const DEFAULTS: Readonly<Record<ImportKind, Readonly<Record<string, number>>>> = {
  enquiries: { status: 1 },
  homes: {},
  projects: {},
  staff: {},
}

const reading = (bytes: number): StoredReading => ({
  bytes,
  encoding: null,
  delimiter: null,
  sheet: null,
  sheets: [],
  headingRow: 1,
})

/** The columns of an import whose file has not been read. */
export const emptyDraft = (kind: ImportKind, bytes: number) => ({
  system: '',
  reading: JSON.stringify(reading(bytes)),
  columns: '[]',
  words: '{}',
  defaults: JSON.stringify(DEFAULTS[kind]),
  options: JSON.stringify(OPTIONS),
  counts: null,
  remembered: null,
  rows: 0,
})
