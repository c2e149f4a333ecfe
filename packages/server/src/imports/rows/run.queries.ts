import type { ImportCounts } from '@latchkey/domain/imports/import.contract'
import {
  IMPORT_OUTCOMES,
  LEFT_OUT_REASONS,
  type ImportOutcome,
  type ImportState,
} from '@latchkey/domain/imports/import.enums'
import { sql, type Kysely, type RawBuilder, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { DataImportTable, ImportRowTable } from '../../db/tables/imports.ts'
import { numberOf, stateNumber } from '../import.numbers.ts'
import type { FileRow, PlannedRow, WrittenRow } from '../kinds/import-kind.ts'

export type RowRecord = Selectable<ImportRowTable>

/** The class of the advisory lock of all imports. */
const IMPORT_LOCK = 41

const outcome = (name: ImportOutcome) => sql.lit(numberOf(IMPORT_OUTCOMES, name))

const IS_TO_WRITE = sql<boolean>`(not written and outcome in (${outcome('create')}, ${outcome('update')}))`

export const countIf = (condition: RawBuilder<unknown>) =>
  sql<number>`count(*) filter (where ${condition})::integer`

const FILE_ROW = ['line', 'cells', 'is_left_out as isLeftOut'] as const

export const runQueries = (db: Kysely<Db> | Transaction<Db>) => {
  const rowsOf = (importId: number) => db.selectFrom('import_row').where('import_id', '=', importId)

  return {
    /** Serialises starts and undos until the transaction ends, because one runs at a time. */
    async lockAll(): Promise<void> {
      await sql`select pg_advisory_xact_lock(${IMPORT_LOCK}::integer, 0)`.execute(db)
    },

    /** The id of another import that writes or is undone. */
    async running(exceptId: number): Promise<number | undefined> {
      const states: ImportState[] = ['importing', 'undoing']
      const row = await db
        .selectFrom('data_import')
        .select('id')
        .where('state', 'in', states.map(stateNumber))
        .where('id', '!=', exceptId)
        .executeTakeFirst()
      return row?.id
    },

    update: async (importId: number, values: Updateable<DataImportTable>): Promise<void> => {
      await db.updateTable('data_import').set(values).where('id', '=', importId).execute()
    },

    /**
     * Locks the import until the transaction ends, if it is in the state and has got exactly to this line. Otherwise
     * another process continues it, or somebody stopped it.
     */
    async lockAt(
      importId: number,
      state: ImportState,
      line: number,
      /** Of the choices that the process works with. */
      version?: number,
    ): Promise<boolean> {
      const row = await db
        .selectFrom('data_import')
        .select('id')
        .where('id', '=', importId)
        .where('state', '=', stateNumber(state))
        .where('last_line', '=', line)
        .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
        .forUpdate()
        .executeTakeFirst()
      return row !== undefined
    },

    /** In the order of the file, after this line. */
    rowsAfter: (importId: number, line: number, limit: number): Promise<FileRow[]> =>
      rowsOf(importId).select(FILE_ROW).where('line', '>', line).orderBy('line').limit(limit).execute(),

    rowsToWrite: (importId: number, line: number, limit: number): Promise<FileRow[]> =>
      rowsOf(importId)
        .select(FILE_ROW)
        .where('line', '>', line)
        .where(IS_TO_WRITE)
        .orderBy('line')
        .limit(limit)
        .execute(),

    async countToWrite(importId: number): Promise<number> {
      const { count } = await rowsOf(importId)
        .select((row) => row.fn.countAll<number>().as('count'))
        .where(IS_TO_WRITE)
        .executeTakeFirstOrThrow()
      return count
    },

    /** In one statement. */
    async writePlans(importId: number, rows: readonly PlannedRow[]): Promise<void> {
      if (rows.length === 0) return
      const plans = rows.map((row) => ({
        line: row.line,
        outcome: numberOf(IMPORT_OUTCOMES, row.outcome),
        reason: row.reason === null ? null : numberOf(LEFT_OUT_REASONS, row.reason),
        has_remarks: row.remarks.length > 0,
        is_duplicate: row.isDuplicate,
        is_old: row.isOld,
        name: row.name,
        key_hash: row.keyHash?.toString('base64') ?? null,
        faults: { problems: row.problems, remarks: row.remarks },
        record_id: row.recordId,
        held_home: row.heldHome,
      }))
      await sql`update import_row set outcome = plan.outcome, reason = plan.reason, has_remarks = plan.has_remarks,
          is_duplicate = plan.is_duplicate, is_old = plan.is_old, name = plan.name,
          key_hash = decode(plan.key_hash, 'base64'), faults = plan.faults, record_id = plan.record_id,
          held_home = plan.held_home
        from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as plan (line integer, outcome smallint, reason smallint,
          has_remarks boolean, is_duplicate boolean, is_old boolean, name text, key_hash text, faults jsonb,
          record_id integer, held_home integer)
        where import_row.import_id = ${importId} and import_row.line = plan.line`.execute(db)
    },

    /** In one statement. */
    async markWritten(importId: number, rows: readonly WrittenRow[]): Promise<void> {
      if (rows.length === 0) return
      const written = rows.map((row) => ({
        line: row.line,
        record_id: row.recordId,
        record_version: row.recordVersion,
        outcome: numberOf(IMPORT_OUTCOMES, row.former === null ? 'create' : 'update'),
        former: row.former,
      }))
      await sql`update import_row set written = true, record_id = fresh.record_id,
          record_version = fresh.record_version, outcome = fresh.outcome, former = fresh.former
        from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
          as fresh (line integer, record_id integer, record_version integer, outcome smallint, former jsonb)
        where import_row.import_id = ${importId} and import_row.line = fresh.line`.execute(db)
    },

    /** Adds a remark to rows that later ones are duplicates of. */
    async markDuplicates(importId: number, lines: readonly number[], remark: object): Promise<void> {
      if (lines.length === 0) return
      await sql`update import_row set is_duplicate = true, has_remarks = true,
          faults = jsonb_set(faults, '{remarks}', faults -> 'remarks' || ${JSON.stringify(remark)}::jsonb)
        where import_id = ${importId} and line = any(${lines}::integer[]) and not is_duplicate
          and outcome = ${outcome('create')}`.execute(db)
    },

    async counts(importId: number): Promise<ImportCounts> {
      const as = (name: ImportOutcome) => countIf(sql`outcome = ${outcome(name)}`)
      return rowsOf(importId)
        .select([
          sql<number>`count(*)::integer`.as('rows'),
          as('create').as('create'),
          as('update').as('update'),
          as('same').as('same'),
          as('left-out').as('leftOut'),
          as('problem').as('problems'),
          countIf(sql`has_remarks`).as('remarks'),
          countIf(sql`is_duplicate`).as('duplicates'),
          countIf(sql`is_old`).as('old'),
        ])
        .executeTakeFirstOrThrow()
    },

    /** Sets the counts, which rows have changed. */
    async recount(importId: number): Promise<ImportCounts> {
      const counts = await this.counts(importId)
      await this.update(importId, { counts: JSON.stringify(counts) })
      return counts
    },
  }
}

/** A state from which the rows are gone through, the first one next. */
export const fromTheStart = (state: ImportState) => ({ state: stateNumber(state), last_line: 0, fault: null })

/** A state in which the import can be undone for a while. */
export const endOf = (state: ImportState, at: Date) => ({ ...fromTheStart(state), finished_at: at })
