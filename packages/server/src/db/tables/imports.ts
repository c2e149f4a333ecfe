import type {
  ImportColumn,
  ImportCounts,
  ImportFault,
  ImportOptions,
  ImportWord,
  WordTo,
} from '@latchkey/domain/imports/import.contract'
import type { ColumnType, Generated } from 'kysely'
import type { Created, Id, Instant, Maybe } from './columns.ts'

type Json<T> = ColumnType<T, string, string>

export interface StoredReading {
  bytes: number
  encoding: string | null
  delimiter: string | null
  sheet: string | null
  sheets: string[]
  headingRow: number
  /** The user chose these; the rest is guessed. */
  asked?: { encoding?: string; delimiter?: string; sheet?: string; headingRow?: number }
}

/** Moving in; numbers of kind, state, outcome and reason are the places in the lists of `import.contract.ts`, from 1. */
export interface DataImportTable {
  id: Id
  kind: number
  system: Generated<string>
  state: number
  fault: Maybe<string>
  file_name: string
  /** Null once the import has started. */
  file_sealed: ColumnType<Buffer | null, Buffer | null, Buffer | null>
  reading: Json<StoredReading>
  columns: Json<ImportColumn[]>
  /** Words by field. */
  words: Json<Record<string, ImportWord[]>>
  defaults: Json<Record<string, WordTo>>
  options: Json<ImportOptions>
  counts: ColumnType<ImportCounts | null, string | null, string | null>
  /** The draft began with choices that were saved at this time, by this user. */
  remembered: ColumnType<
    { at: number; by: { id: number; name: string } } | null,
    string | null,
    string | null
  >
  rows: Generated<number>
  /** Rows written, and those to write. */
  done: Generated<number>
  to_do: Generated<number>
  created: Generated<number>
  updated: Generated<number>
  /** The last line that was written, checked or undone; after a crash, the run continues behind it. */
  last_line: Generated<number>
  by_user: number
  at: Created
  changed_at: Generated<Date>
  started_at: Instant
  finished_at: Instant
  undone_at: Instant
  version: Generated<number>
}

export interface ImportRowTable {
  import_id: number
  /** As spreadsheet programs number it. */
  line: number
  cells: Json<string[]>
  /** Null before the check. */
  outcome: Maybe<number>
  reason: Maybe<number>
  has_remarks: Generated<boolean>
  is_duplicate: Generated<boolean>
  is_old: Generated<boolean>
  /** True for a row left out by hand. */
  is_left_out: Generated<boolean>
  name: Generated<string>
  /** Of the row's record in the old system: the same twice in a file is a problem. Null before the check. */
  key_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  /** Empty before the check. */
  faults: Json<{ problems: ImportFault[]; remarks: ImportFault[] }>
  record_id: Maybe<number>
  written: Generated<boolean>
  /** The version of the record that this row left: another one was changed since. */
  record_version: Maybe<number>
  /** The values of the record before its update. */
  former: ColumnType<Record<string, unknown> | null, string | null, string | null>
  /** The reason why an undo left the record. */
  stay_reason: Maybe<number>
  /** The home that its lead keeps from others. */
  held_home: Maybe<number>
}

/** A project that an import of units created or changed. */
export interface ImportProjectTable {
  import_id: number
  project_id: number
  /** Of the first unit. */
  line: number
  record_version: number
  /** Null for one that the import created. */
  former: ColumnType<Record<string, unknown> | null, string | null, string | null>
  stay_reason: Maybe<number>
}

/** The records of an old system, so that a second import finds them. */
export interface ImportKeyTable {
  kind: number
  system: string
  key_hash: Buffer
  /** Null once its record was anonymised: it is never made anew. */
  record_id: Maybe<number>
  /** A keyed hash of what the last import wrote, by field. */
  written: Json<Record<string, string>>
  import_id: number
}

/** Choices of the last import with these headings. */
export interface ImportChoiceTable {
  kind: number
  /** Of the sorted headings. */
  headings_hash: Buffer
  system: string
  columns: Json<{ heading: string; becomes: string; dateOrder: string | null }[]>
  /** By field and keyed hash of the word. */
  words: Json<Record<string, Record<string, WordTo>>>
  defaults: Json<Record<string, WordTo>>
  options: Json<ImportOptions>
  by_user: number
  at: Created
}

export interface ImportsTables {
  data_import: DataImportTable
  import_row: ImportRowTable
  import_project: ImportProjectTable
  import_key: ImportKeyTable
  import_choice: ImportChoiceTable
}
