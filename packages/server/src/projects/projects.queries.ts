import { AVAILABILITY } from '@latchkey/domain/properties/property.enums'
import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { ProjectTable } from '../db/tables/stock.ts'
import { mediaQueries } from '../media/media.queries.ts'
import type { MediaRecord } from '../media/media.present.ts'
import type { ProjectRecord } from './projects.present.ts'

export const projectQueries = (db: Kysely<Db> | Transaction<Db>) => {
  const projects = db.selectFrom('project').where('deleted_at', 'is', null)
  const one = (id: number) => projects.selectAll().where('id', '=', id)

  return {
    async count(): Promise<number> {
      const { total } = await projects
        .select((row) => row.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return total
    },

    /** Newest first. */
    page: ({ page, limit }: { page: number; limit: number }): Promise<ProjectRecord[]> =>
      projects
        .selectAll()
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute(),

    /** Projects without units are missing. */
    async unitCounts(projectIds: readonly number[]): Promise<Map<number, { total: number; toLet: number }>> {
      if (projectIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('property')
        .select((row) => [
          'project_id',
          row.fn.countAll<number>().as('total'),
          row.fn.countAll<number>().filterWhere('availability', '=', AVAILABILITY.ForRent).as('toLet'),
        ])
        .where('project_id', 'in', projectIds)
        .where('deleted_at', 'is', null)
        .groupBy('project_id')
        .execute()
      return new Map(rows.map(({ project_id, total, toLet }) => [project_id ?? 0, { total, toLet }]))
    },

    /** Finds a project that is not deleted. */
    find: (id: number): Promise<ProjectRecord | undefined> => one(id).executeTakeFirst(),

    lock: (id: number): Promise<ProjectRecord | undefined> => one(id).forUpdate().executeTakeFirst(),

    insert: (values: Insertable<ProjectTable>): Promise<ProjectRecord> =>
      db.insertInto('project').values(values).returningAll().executeTakeFirstOrThrow(),

    /** Increases the version. */
    update: (id: number, values: Updateable<ProjectTable>): Promise<ProjectRecord> =>
      db
        .updateTable('project')
        .set(values)
        .set((row) => ({ version: row('version', '+', 1) }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Returns their ids. */
    async removeUnits(projectId: number, at: Date): Promise<number[]> {
      const rows = await db
        .updateTable('property')
        .set({ deleted_at: at })
        .where('project_id', '=', projectId)
        .where('deleted_at', 'is', null)
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    async unitIds(projectId: number): Promise<number[]> {
      const rows = await db
        .selectFrom('property')
        .select('id')
        .where('project_id', '=', projectId)
        .where('deleted_at', 'is', null)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Finds pictures by their id. */
    async pictures(records: readonly ProjectRecord[]): Promise<Map<number, MediaRecord>> {
      const ids = records.flatMap((record) => [record.media_id, record.default_media_id])
      const found = await mediaQueries(db).byIds(ids.filter((id) => id !== null))
      return new Map(found.map((picture) => [picture.id, picture]))
    },
  }
}
