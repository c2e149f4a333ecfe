import type { ImportFault } from '@latchkey/domain/imports/import.contract'
import type { ImportKind, StayReason } from '@latchkey/domain/imports/import.enums'
import type { Kysely, Transaction } from 'kysely'
import type { AuditEntry, Change } from '../../../context/context.ts'
import type { Db } from '../../../db/schema.ts'
import type { InsertedRecord } from '../bulk.queries.ts'
import type { FieldUpdate } from '../field-update.ts'
import type { ImportSetup, RowToUndo, UndoneBy } from '../import-kind.ts'
import type { ReadRow, RowFacts } from '../planned-row.ts'

export type AnyDb = Kysely<Db> | Transaction<Db>

/** A row of a file as the record that it becomes. */
export interface RecordRow extends RowFacts {
  /** Fields that the row has a value for. */
  readonly given: ReadonlySet<string>
  readonly key: string
  /** In the old system; null for none. */
  readonly reference: string | null
  /** True for a row that a word leaves out. */
  readonly isLeftOut: boolean
}

export interface StoredRecord {
  readonly id: number
  readonly version: number
  readonly deleted_at: Date | null
}

/** A row that is written, with the record and the changes of one that is known. */
export interface RecordWork<Row, Stored> {
  readonly row: Row
  readonly keyHash: Buffer
  /** Null for a new record. */
  readonly update: (FieldUpdate & { readonly stored: Stored; readonly former: FormerKey }) | null
  /** The row also changes a related record, such as the project of a unit. */
  readonly changesRelated: boolean
}

/** The key of a record before the row; without an import for a record that had none. */
export interface FormerKey {
  readonly written: Readonly<Record<string, string>>
  readonly importId: number | null
}

/** Answers from the database for the rows of a batch. */
export interface RecordBatch<Row, Stored> {
  /** The record here that a row without a key is of. */
  matchOf(row: ReadRow<Row & RowFacts>): number | null
  /** The reasons why a row cannot be written. */
  problemsOf?(
    row: ReadRow<Row & RowFacts>,
    update: (FieldUpdate & { readonly stored: Stored }) | null,
  ): Promise<ImportFault[]> | ImportFault[]
  /** True where the row also changes a related record; asked of rows without problems, in their order. */
  changesRelated?(row: ReadRow<Row & RowFacts>, stored: Stored | null): boolean
  /** Adds to the remarks of the row itself; `stored` is null for a new record. */
  remarksOf?(row: ReadRow<Row & RowFacts>, stored: Stored | null): ImportFault[]
}

export interface OpenedRecords<Row, Stored> {
  read(line: number, cells: readonly string[]): Row
  batchOf(db: AnyDb, rows: readonly ReadRow<Row & RowFacts>[]): Promise<RecordBatch<Row, Stored>>
}

/** A kind whose rows are records of one table. */
export interface RecordType<Row extends RecordRow, Stored extends StoredRecord> {
  readonly kind: ImportKind
  readonly entity: 'user' | 'property'
  /** The field without which nobody knows the record of a row that has no reference. */
  readonly keyField: string
  /** A record here takes the place of a deleted one with the same key. */
  readonly isKeyFreeAgain?: boolean
  open(db: AnyDb, setup: ImportSetup): Promise<OpenedRecords<Row, Stored>>
  /** Locks before the records are read for a change. */
  lock?(change: Change): Promise<void>
  /** Deleted ones too, locked in the order of their ids where the transaction will write. */
  stored(db: AnyDb, ids: readonly number[], options: { isLocking: boolean }): Promise<Map<number, Stored>>
  /** Undefined for a field that the record does not have. */
  columnOf(field: string): string | undefined
  /** All that a row has a value for, given or not; by column. */
  columns(row: Row): Readonly<Record<string, unknown>>
  /** Writes related records before the records themselves, in the order of the rows. */
  writeRelated?(
    change: Change,
    setup: ImportSetup,
    rows: readonly (RecordWork<Row, Stored> & { readonly line: number })[],
  ): Promise<void>
  /** In the order of the rows. */
  insert(change: Change, setup: ImportSetup, rows: readonly Row[]): Promise<readonly InsertedRecord[]>
  /** Returns the versions by id. */
  update(change: Change, updates: readonly RecordChange<Stored>[]): Promise<Map<number, number>>
  /** For the audit trail, in the order of the changes. */
  changesOf(db: AnyDb, changes: readonly RecordChange<Stored>[]): Promise<AuditChanges[]>
  /** Returns the created records that an undo leaves, by id. */
  staying(db: AnyDb, rows: readonly RowToUndo[], by: UndoneBy): Promise<Map<number, StayReason>>
  /** True where the record has to stay as it is now, or whoever undoes it may not change it so. */
  mustStay?(db: AnyDb, change: RecordChange<Stored>, by: UndoneBy): Promise<boolean>
  erase(change: Change, ids: readonly number[]): Promise<void>
  /** Undoes further changes of the import once all rows are undone. */
  endUndo?(change: Change, importId: number): Promise<void>
  names(db: AnyDb, ids: readonly number[]): Promise<Map<number, string>>
  push(change: Pick<Change, 'push'>): void
}

export type AuditChanges = NonNullable<AuditEntry['changes']>

/** New values by column. */
export interface RecordChange<Stored> {
  readonly stored: Stored
  readonly set: Readonly<Record<string, unknown>>
}
