import type {
  ImportColumn,
  ImportFault,
  ImportOptions,
  ImportWord,
  WordTo,
} from '@latchkey/domain/imports/import.contract'
import type { ImportOutcome, LeftOutReason, StayReason } from '@latchkey/domain/imports/import.enums'
import type { Kysely, Transaction } from 'kysely'
import type { Change } from '../../context/context.ts'
import type { Db } from '../../db/schema.ts'
import type { ImportHashes } from '../import.hashes.ts'

type AnyDb = Kysely<Db> | Transaction<Db>

/** An import with the choices of its rows. */
export interface ImportSetup {
  readonly importId: number
  readonly system: string
  readonly columns: readonly ImportColumn[]
  readonly words: Readonly<Record<string, readonly ImportWord[]>>
  readonly defaults: Readonly<Record<string, WordTo>>
  readonly options: ImportOptions
  /** Unix seconds; while nothing is written, now. */
  readonly startedAt: number
  readonly now: Date
  readonly timeZone: string
  readonly hashes: ImportHashes
  /** The user who checks or starts it. */
  readonly userId: number
  readonly requiresAdministratorTwoFactor: boolean
}

/** A row of the file. */
export interface FileRow {
  readonly line: number
  readonly cells: readonly string[]
  /** True for a row that was left out by hand. */
  readonly isLeftOut: boolean
}

export interface PlannedRow {
  readonly line: number
  readonly outcome: ImportOutcome
  readonly reason: LeftOutReason | null
  /** Of the person or home. */
  readonly name: string
  readonly problems: readonly ImportFault[]
  readonly remarks: readonly ImportFault[]
  /** The record that is known already. */
  readonly recordId: number | null
  readonly keyHash: Buffer | null
  readonly isOld: boolean
  readonly isDuplicate: boolean
  /** The home that its lead keeps from others, or would keep. */
  readonly heldHome: number | null
}

/** A row that was written. */
export interface WrittenRow {
  readonly line: number
  readonly recordId: number
  readonly recordVersion: number
  /** The values that an undo restores; null for a new record. */
  readonly former: object | null
}

/** A written row, for the undo. */
export interface RowToUndo {
  readonly line: number
  readonly recordId: number
  readonly recordVersion: number
  readonly former: Record<string, unknown> | null
}

/** The rows of one import; what it knows of earlier rows lasts as long as it. */
export interface OpenedKind {
  /** Writes nothing. Called with the rows in their order. */
  plan(db: AnyDb, rows: readonly FileRow[]): Promise<PlannedRow[]>
  /** Lines of planned rows that later ones turned out to be duplicates of. */
  duplicatesFound(): number[]
  /**
   * Plans the rows again, with their records locked, and writes those that still can be (rule M1.25), with keys and
   * audit lines.
   */
  write(change: Change, rows: readonly FileRow[]): Promise<{ planned: PlannedRow[]; written: WrittenRow[] }>
}

/** The user who undoes it. */
export type UndoneBy = Pick<ImportSetup, 'userId' | 'requiresAdministratorTwoFactor'>

/** The check, the run and the undo work alike on each kind of file. */
export interface KindOfImport {
  open(db: AnyDb, setup: ImportSetup): Promise<OpenedKind>
  /** Gathers the database's statistics, without which lists of many new records are slow. */
  gatherStatistics?(db: AnyDb): Promise<void>
  /** Tells open pages that records have changed. */
  push(change: Pick<Change, 'push'>): void
  /** Names these records, including deleted ones. */
  names(db: AnyDb, ids: readonly number[]): Promise<Map<number, string>>
  /** Returns by line the rows that an undo would leave, with the reason. */
  stays(db: AnyDb, rows: readonly RowToUndo[], by: UndoneBy): Promise<Map<number, StayReason>>
  /** Erases or sets back the records of the rows with their keys, except of those that it returns, which stay. */
  undo(
    change: Change,
    importId: number,
    rows: readonly RowToUndo[],
    by: UndoneBy,
  ): Promise<Map<number, StayReason>>
  /** Undoes further changes of the import once all rows are undone. */
  endUndo?(change: Change, importId: number): Promise<void>
}
