import type { ImportKind } from '@latchkey/domain/imports/import.enums'
import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { DataImportTable } from '../db/tables/imports.ts'
import { DRAFT_STATES, ENDED_STATES, kindNumber, stateNumber } from './import.numbers.ts'

/** The record does not contain the file. */
export type ImportRecord = Omit<Selectable<DataImportTable>, 'file_sealed'>

/** With the names of the user. */
export type NamedImportRecord = ImportRecord & {
  username: string
  first_name: string | null
  last_name: string | null
}

const COLUMNS = [
  'id',
  'kind',
  'system',
  'state',
  'fault',
  'file_name',
  'reading',
  'columns',
  'words',
  'defaults',
  'options',
  'counts',
  'remembered',
  'rows',
  'done',
  'to_do',
  'created',
  'updated',
  'last_line',
  'by_user',
  'at',
  'changed_at',
  'started_at',
  'finished_at',
  'undone_at',
  'version',
] as const satisfies readonly (keyof ImportRecord)[]

/** Bytes of a file that are read at once: as text, each is two characters. */
const FILE_PIECE = 8 * 1024 * 1024

const FIRST_ROWS = 5

export const importQueries = (db: Kysely<Db> | Transaction<Db>) => {
  const named = () =>
    db
      .selectFrom('data_import')
      .innerJoin('app_user', 'app_user.id', 'data_import.by_user')
      .select(COLUMNS.map((column) => `data_import.${column}` as const))
      .select(['app_user.username', 'app_user.first_name', 'app_user.last_name'])

  const draftsBefore = (before: Date) =>
    db
      .selectFrom('data_import')
      .where('state', 'in', DRAFT_STATES.map(stateNumber))
      .where('changed_at', '<', before)

  return {
    find: (id: number): Promise<NamedImportRecord | undefined> =>
      named().where('data_import.id', '=', id).executeTakeFirst(),

    /** Until the transaction ends. */
    lock: (id: number): Promise<NamedImportRecord | undefined> =>
      named().where('data_import.id', '=', id).forUpdate('data_import').executeTakeFirst(),

    /** Of these kinds, newest first. */
    async page(kinds: readonly ImportKind[], { page, limit }: { page: number; limit: number }) {
      const numbers = [0, ...kinds.map(kindNumber)]
      const rows = await named()
        .where('kind', 'in', numbers)
        .orderBy('data_import.id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      const { total } = await db
        .selectFrom('data_import')
        .select((row) => row.fn.countAll<number>().as('total'))
        .where('kind', 'in', numbers)
        .executeTakeFirstOrThrow()
      return { rows, total }
    },

    /** Serialises the uploads of a user until the transaction ends. */
    async lockUser(userId: number): Promise<void> {
      await db.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    },

    /** Counts imports that have not started. */
    async countDrafts(kind: ImportKind, userId: number): Promise<number> {
      const { count } = await db
        .selectFrom('data_import')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('kind', '=', kindNumber(kind))
        .where('by_user', '=', userId)
        .where('state', 'in', DRAFT_STATES.map(stateNumber))
        .executeTakeFirstOrThrow()
      return count
    },

    /** Returns the id. */
    async insert(values: Insertable<DataImportTable>): Promise<number> {
      const { id } = await db
        .insertInto('data_import')
        .values(values)
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async update(id: number, values: Updateable<DataImportTable>): Promise<void> {
      await db.updateTable('data_import').set(values).where('id', '=', id).execute()
    },

    /** A change of choices, which increases the version. */
    async change(id: number, at: Date, values: Updateable<DataImportTable>): Promise<void> {
      await db
        .updateTable('data_import')
        .set({ ...values, changed_at: at })
        .set((row) => ({ version: row('version', '+', 1) }))
        .where('id', '=', id)
        .execute()
    },

    /** With its rows. */
    async remove(id: number): Promise<void> {
      await db.deleteFrom('data_import').where('id', '=', id).execute()
    },

    /** Drafts without a change since this moment. */
    async expiredDrafts(before: Date): Promise<number[]> {
      const rows = await draftsBefore(before).select('id').execute()
      return rows.map(({ id }) => id)
    },

    /** With its rows; false if it was changed or started meanwhile. */
    async removeDraft(id: number, before: Date): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('data_import')
        .where('id', 'in', draftsBefore(before).select('id').where('id', '=', id).forUpdate())
        .executeTakeFirst()
      return numDeletedRows === 1n
    },

    /** Ended before this moment, with rows or words of the file. */
    async expiredRows(before: Date): Promise<number[]> {
      const rows = await db
        .selectFrom('data_import')
        .select('id')
        .where('state', 'in', ENDED_STATES.map(stateNumber))
        .where('finished_at', '<', before)
        .where(
          sql<boolean>`(columns <> '[]' or exists (select from import_row where import_id = data_import.id)
            or exists (select from import_project where import_id = data_import.id))`,
        )
        .execute()
      return rows.map(({ id }) => id)
    },

    /** The rows, and what the import itself keeps of them. */
    async eraseCells(id: number): Promise<void> {
      for (const table of ['import_row', 'import_project'] as const)
        await db.deleteFrom(table).where('import_id', '=', id).execute()
      await db
        .updateTable('data_import')
        .set({ file_sealed: null, columns: '[]', words: '{}' })
        .where('id', '=', id)
        .execute()
    },

    /** True while the file is to be read, in this version of the import; locked until the transaction ends. */
    async lockWhileReading(id: number, version: number): Promise<boolean> {
      const row = await db
        .selectFrom('data_import')
        .select('id')
        .where('id', '=', id)
        .where('state', '=', stateNumber('reading'))
        .where('version', '=', version)
        .forShare()
        .executeTakeFirst()
      return row !== undefined
    },

    /** A part of the sealed file, from this byte on; empty behind its end and once it is erased. */
    async filePiece(id: number, start: number): Promise<Buffer> {
      const { rows } = await sql<{ piece: Buffer | null }>`
        select substring(file_sealed from ${start + 1} for ${FILE_PIECE}) as piece from data_import where id = ${id}`.execute(
        db,
      )
      return rows[0]?.piece ?? Buffer.alloc(0)
    },

    /** Different texts of these columns with their rows, in the order of the file; one more than the maximum if there are more. */
    async textsOf(
      id: number,
      ats: readonly number[],
      max: number,
    ): Promise<{ text: string; rows: number }[]> {
      const { rows } = await sql<{ text: string; rows: number }>`
        select text, count(*)::integer as rows
        from import_row, unnest(${ats}::integer[]) as column_at, lateral (select cells ->> column_at as text) as cell
        where import_id = ${id} and text <> ''
        group by text order by min(line), min(column_at) limit ${max + 1}`.execute(db)
      return rows
    },

    /** Cells of the first rows. */
    async firstRows(id: number): Promise<string[][]> {
      const rows = await db
        .selectFrom('import_row')
        .select('cells')
        .where('import_id', '=', id)
        .orderBy('line')
        .limit(FIRST_ROWS)
        .execute()
      return rows.map(({ cells }) => cells)
    },

    async removeRows(id: number): Promise<void> {
      await db.deleteFrom('import_row').where('import_id', '=', id).execute()
    },

    /** Rows as a JSON array of `{line, cells}`; in one statement. */
    async addRows(id: number, rows: string): Promise<void> {
      await sql`insert into import_row (import_id, line, cells)
        select ${id}, line, cells from jsonb_to_recordset(${rows}::jsonb) as row (line integer, cells jsonb)`.execute(
        db,
      )
    },
  }
}
