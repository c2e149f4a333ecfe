import type { Import, ListedImport } from '@latchkey/domain/imports/import.contract'
import { IMPORT_DELIMITERS, IMPORT_ENCODINGS } from '@latchkey/domain/imports/import.enums'
import { IMPORT_UNDO_DAYS } from '@latchkey/domain/imports/import.limits'
import { DAY_MS } from '@latchkey/domain/platform/values/durations'
import { nameOrUsername } from '../platform/values/staff-name.ts'
import { unixSeconds, unixSecondsOrNull } from '../platform/values/unix-seconds.ts'
import { kindOf, stateOf } from './import.numbers.ts'
import type { NamedImportRecord } from './imports.queries.ts'

/** The last moment of an undo in unix seconds; null for what cannot be undone (rule M1.26). */
export function undoUntil({ state, finished_at: finishedAt }: NamedImportRecord): number | null {
  if (finishedAt === null || !['done', 'stopped'].includes(stateOf(state))) return null
  return unixSeconds(new Date(finishedAt.getTime() + IMPORT_UNDO_DAYS * DAY_MS))
}

const presentShared = (record: NamedImportRecord) => ({
  id: record.id,
  kind: kindOf(record.kind),
  system: record.system,
  state: stateOf(record.state),
  counts: record.counts,
  by: { id: record.by_user, name: nameOrUsername(record) },
  at: unixSeconds(record.at),
  startedAt: unixSecondsOrNull(record.started_at),
  finishedAt: unixSecondsOrNull(record.finished_at),
  undoUntil: undoUntil(record),
  progress: { done: record.done, of: record.to_do },
})

export const presentListed = (record: NamedImportRecord): ListedImport => ({
  ...presentShared(record),
  fileName: record.file_name,
  rows: record.rows,
})

/** `firstRows` are cells of a draft. */
export function presentImport(
  record: NamedImportRecord,
  { missing, firstRows }: Required<Pick<Import, 'missing' | 'firstRows'>>,
): Import {
  const { bytes, encoding, delimiter, sheet, sheets, headingRow } = record.reading
  return {
    ...presentShared(record),
    fault: record.fault,
    file: {
      name: record.file_name,
      bytes,
      rows: record.rows,
      encoding: IMPORT_ENCODINGS.find((known) => known === encoding) ?? null,
      delimiter: IMPORT_DELIMITERS.find((known) => known === delimiter) ?? delimiter,
      sheet,
      sheets,
      headingRow,
    },
    firstRows,
    columns: record.columns,
    values: record.words,
    defaults: record.defaults,
    options: record.options,
    missing,
    remembered: record.remembered,
    written: { created: record.created, updated: record.updated },
    version: record.version,
  }
}
