import { STAY_REASONS, type StayReason } from '@latchkey/domain/imports/import.enums'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { numberOf, valueOf } from '../import.numbers.ts'
import { countIf } from '../rows/run.queries.ts'
import type { RowToUndo } from '../kinds/import-kind.ts'

export const undoQueries = (db: Kysely<Db> | Transaction<Db>) => {
  const written = (importId: number) =>
    db.selectFrom('import_row').where('import_id', '=', importId).where('written', '=', true)

  return {
    /** Rows that were written, after this line. */
    async rowsAfter(importId: number, line: number, limit: number): Promise<RowToUndo[]> {
      const rows = await written(importId)
        .select(['line', 'record_id', 'record_version', 'former'])
        .where('line', '>', line)
        .orderBy('line')
        .limit(limit)
        .execute()
      return rows.flatMap(({ line: at, record_id: recordId, record_version: recordVersion, former }) =>
        recordId === null || recordVersion === null ? [] : [{ line: at, recordId, recordVersion, former }],
      )
    },

    async countWritten(importId: number): Promise<number> {
      const { count } = await written(importId)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },

    /** Removes undone rows, and what those that stay were written from. */
    async finishRows(
      importId: number,
      undone: readonly number[],
      staying: ReadonlyMap<number, StayReason>,
    ): Promise<void> {
      if (undone.length > 0)
        await sql`delete from import_row where import_id = ${importId} and line = any(${undone}::integer[])`.execute(
          db,
        )
      if (staying.size === 0) return
      const stays = [...staying].map(([line, reason]) => ({ line, reason: numberOf(STAY_REASONS, reason) }))
      await sql`update import_row set stay_reason = stay.reason, cells = '[]', key_hash = null,
          faults = '{"problems": [], "remarks": []}'
        from jsonb_to_recordset(${JSON.stringify(stays)}::jsonb) as stay (line integer, reason smallint)
        where import_id = ${importId} and import_row.line = stay.line`.execute(db)
    },

    /** Rows that were not written. */
    async removeOthers(importId: number): Promise<void> {
      await db
        .deleteFrom('import_row')
        .where('import_id', '=', importId)
        .where('stay_reason', 'is', null)
        .execute()
    },

    /** Records that stayed, by whether the import had created them. */
    async stayed(importId: number): Promise<{ created: number; updated: number }> {
      return written(importId)
        .select([
          countIf(sql`stay_reason is not null and former is null`).as('created'),
          countIf(sql`stay_reason is not null and former is not null`).as('updated'),
        ])
        .executeTakeFirstOrThrow()
    },

    /** In the order of the rows; projects, which have a name here, before their units. */
    async stays(importId: number, { page, limit }: { page: number; limit: number }) {
      const staying = db
        .selectFrom('import_row')
        .select(['line', 'record_id', 'stay_reason', 'name', sql<string | null>`null::text`.as('project')])
        .where('import_id', '=', importId)
        .where('stay_reason', 'is not', null)
        .unionAll(
          db
            .selectFrom('import_project')
            .innerJoin('project', 'project.id', 'project_id')
            .select(['line', 'project_id as record_id', 'stay_reason', 'project.name'])
            .select('project.name as project')
            .where('import_id', '=', importId)
            .where('stay_reason', 'is not', null),
        )
        .as('staying')
      const rows = await db
        .selectFrom(staying)
        .selectAll()
        .orderBy('line')
        .orderBy('project')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      const { total } = await db
        .selectFrom(staying)
        .select((row) => row.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return {
        total,
        rows: rows.map((row) => ({
          line: row.line,
          name: row.name,
          project: row.project,
          recordId: row.record_id ?? 0,
          reason: valueOf(STAY_REASONS, row.stay_reason ?? 1),
        })),
      }
    },
  }
}
