import { Type, type Static, type TSchema } from 'typebox'
import {
  IMPORT_KINDS,
  IMPORT_STATES,
  IMPORT_ENCODINGS,
  DATE_ORDERS,
  IMPORT_OUTCOMES,
  LEFT_OUT_REASONS,
  STAY_REASONS,
  IMPORT_FIELD_TYPES,
} from './import.enums.ts'

const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** A field that a column can become. */
export const ImportFieldContract = Type.Object({
  name: Type.String(),
  label: Type.String(),
  isRequired: Type.Boolean(),
  type: Type.Enum([...IMPORT_FIELD_TYPES]),
  /** Of a choice, people and roles. */
  options: orNull(
    Type.Array(Type.Object({ value: Type.Union([Type.Integer(), Type.String()]), label: Type.String() })),
  ),
})

export type ImportField = Static<typeof ImportFieldContract>

const PersonContract = Type.Object({ id: Type.Integer(), name: Type.String() })

/** A value, an id, `none`, `leave-out` (the rows are left out) or null (undecided). */
const ToContract = Type.Union([Type.Integer(), Type.String(), Type.Boolean(), Type.Null()])

/** A word becomes a value, an id, `none`, `leave-out` (its rows are left out) or null (undecided). */
export type WordTo = Static<typeof ToContract>

/** Rows by what becomes of them. A row with remarks or possible duplicates is also counted by its outcome. */
export const ImportCountsContract = Type.Object({
  rows: Type.Integer(),
  create: Type.Integer(),
  update: Type.Integer(),
  same: Type.Integer(),
  leftOut: Type.Integer(),
  problems: Type.Integer(),
  remarks: Type.Integer(),
  duplicates: Type.Integer(),
  /** Older than the office keeps details. */
  old: Type.Integer(),
})

/** Rows by what becomes of them. */
export type ImportCounts = Static<typeof ImportCountsContract>

/** Moments are unix seconds. */
const Listed = {
  id: Type.Integer(),
  kind: Type.Enum([...IMPORT_KINDS]),
  /** The old system. */
  system: Type.String(),
  state: Type.Enum([...IMPORT_STATES]),
  counts: orNull(ImportCountsContract),
  by: PersonContract,
  at: Type.Integer(),
  startedAt: orNull(Type.Integer()),
  finishedAt: orNull(Type.Integer()),
  undoUntil: orNull(Type.Integer()),
  /** Rows to write, or to undo. */
  progress: Type.Object({ done: Type.Integer(), of: Type.Integer() }),
}

/** A row of the list of imports. */
export const ListedImportContract = Type.Object({
  ...Listed,
  fileName: Type.String(),
  rows: Type.Integer(),
})

export type ListedImport = Static<typeof ListedImportContract>

/** A column of the file, and what it becomes. */
export const ImportColumnContract = Type.Object({
  /** Its place in the file, from 0. */
  at: Type.Integer(),
  heading: Type.String(),
  /** The first five values, without empty ones. */
  samples: Type.Array(Type.String()),
  /** Rows with a value. */
  filled: Type.Integer(),
  /** The name of a field, `keep` or `drop`. */
  becomes: Type.String(),
  dateOrder: orNull(Type.Enum([...DATE_ORDERS])),
  /** The first value that two orders read, otherwise the first one; the day as 'YYYY-MM-DD'. */
  example: orNull(Type.Object({ text: Type.String(), day: Type.String() })),
})

export type ImportColumn = Static<typeof ImportColumnContract>

/** A word of a column that becomes a choice. */
export const ImportWordContract = Type.Object({
  /** As it first stands in the file. */
  text: Type.String(),
  rows: Type.Integer(),
  to: ToContract,
})

export type ImportWord = Static<typeof ImportWordContract>

/** The choices for what the file leaves open. */
export const ImportOptionsContract = Type.Object({
  /** Rows known from an earlier import. */
  known: Type.Enum(['update', 'leave']),
  /** For a required detail that is missing or not valid. */
  details: Type.Enum(['problem', 'stand-in']),
  /** Rows older than the office keeps details. */
  old: Type.Enum(['import', 'leave-out']),
  /** Enquiries of the last 30 days wait for an answer. */
  waiting: Type.Boolean(),
  /** Staff become active and are sent an invitation. */
  invite: Type.Boolean(),
})

export type ImportOptions = Static<typeof ImportOptionsContract>

/** An import, from the upload to its undo. */
export const ImportContract = Type.Object({
  ...Listed,
  /** The reason why the file is not readable, or a job was given up. */
  fault: orNull(Type.String()),
  file: Type.Object({
    name: Type.String(),
    bytes: Type.Integer(),
    rows: Type.Integer(),
    /** Null for xlsx, as is the delimiter. */
    encoding: orNull(Type.Enum([...IMPORT_ENCODINGS])),
    delimiter: orNull(Type.String()),
    /** Null for text. */
    sheet: orNull(Type.String()),
    sheets: Type.Array(Type.String()),
    headingRow: Type.Integer(),
  }),
  /** The first five rows as they are read; cells by the place of the column. */
  firstRows: Type.Optional(Type.Array(Type.Array(Type.String()))),
  columns: Type.Array(ImportColumnContract),
  /** Words by field. */
  values: Type.Record(Type.String(), Type.Array(ImportWordContract)),
  /** For a field without a column or with an empty cell. */
  defaults: Type.Record(Type.String(), ToContract),
  options: ImportOptionsContract,
  /** Required fields without a column or default. */
  missing: Type.Array(Type.String()),
  /** The time at which the choices that this draft began with were saved. */
  remembered: orNull(Type.Object({ at: Type.Integer(), by: PersonContract })),
  written: Type.Object({ created: Type.Integer(), updated: Type.Integer() }),
  version: Type.Integer(),
})

export type Import = Static<typeof ImportContract>

const FaultContract = Type.Object({
  field: Type.String(),
  /** The column of its value; null where the file has none. */
  at: orNull(Type.Integer()),
  value: Type.String(),
  name: Type.String(),
  /** For the user. */
  text: Type.String(),
})

/** A problem or a remark. */
export type ImportFault = Static<typeof FaultContract>

/** A row after the check. */
export const ImportRowContract = Type.Object({
  /** As spreadsheet programs number it. */
  line: Type.Integer(),
  outcome: Type.Enum([...IMPORT_OUTCOMES]),
  reason: orNull(Type.Enum([...LEFT_OUT_REASONS])),
  record: orNull(PersonContract),
  /** Of the person or home in the row. */
  name: Type.String(),
  written: Type.Boolean(),
  /** By the place of the column. */
  cells: Type.Array(Type.String()),
  problems: Type.Array(FaultContract),
  remarks: Type.Array(FaultContract),
})

export type ImportRow = Static<typeof ImportRowContract>

/** Counts the records that an undo would remove, restore and leave. */
export const UndoSummaryContract = Type.Object({
  removes: Type.Integer(),
  restores: Type.Integer(),
  stays: Type.Integer(),
})

export type UndoSummary = Static<typeof UndoSummaryContract>

/** A record that an undo left. */
export const StayContract = Type.Object({
  line: Type.Integer(),
  record: PersonContract,
  reason: Type.Enum([...STAY_REASONS]),
})

export type Stay = Static<typeof StayContract>

/** The answer while another import runs. */
export const ImportInProgressContract = Type.Object({
  error: Type.Literal('in-progress'),
  message: Type.String(),
  importId: Type.Integer(),
  by: PersonContract,
})
