import type { AuditAction } from '@latchkey/domain/audit/audit-actions'
import { foldedText } from '@latchkey/domain/platform/values/folded-text'
import { STAY_REASONS, type StayReason } from '@latchkey/domain/imports/import.enums'
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Db } from '../../../db/schema.ts'
import type { ImportProjectTable } from '../../../db/tables/imports.ts'
import type { ProjectRecord } from '../../../projects/projects.present.ts'
import { numberOf } from '../../import.numbers.ts'

/** This leaves a project as it was imported. */
const NOT_A_CHANGE: readonly AuditAction[] = ['project.import', 'project.import-update']

/** Records how an import changed a project. */
export type ImportedProjectRow = Selectable<ImportProjectTable>

export const importedProjectQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Projects with one of these names, by `projectKey`; in the order of their ids. */
  async named(names: readonly string[]): Promise<Map<string, ProjectRecord[]>> {
    const keys = new Set(names.map(projectKey))
    const projects = await db
      .selectFrom('project')
      .selectAll()
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute()
    return Map.groupBy(
      projects.filter(({ name }) => keys.has(projectKey(name))),
      ({ name }) => projectKey(name),
    )
  },

  /** Remembers for the undo what the import did to a project. */
  async remember(row: Insertable<ImportProjectTable>): Promise<void> {
    await db.insertInto('import_project').values(row).execute()
  },

  remembered: (importId: number): Promise<ImportedProjectRow[]> =>
    db
      .selectFrom('import_project')
      .selectAll()
      .where('import_id', '=', importId)
      .orderBy('project_id')
      .execute(),

  /** Created projects that nobody has changed and that have nothing any more. Returns their ids. */
  async eraseEmpty(importId: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`delete from project using import_project as made
      where made.import_id = ${importId} and made.project_id = project.id and made.former is null
        and version = made.record_version and deleted_at is null
        and not exists (select from property where project_id = project.id)
        and not exists (select from unit_upload where project_id = project.id)
        and not exists (select from audit where entity = 'project' and entity_id = project.id
          and not action = any(${NOT_A_CHANGE}::text[]))
      returning project.id`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** Finds projects that have units, including deleted units. */
  async withUnits(ids: readonly number[]): Promise<Set<number>> {
    const rows = await db
      .selectFrom('property')
      .select('project_id')
      .distinct()
      .where(sql<boolean>`project_id = any(${ids}::integer[])`)
      .execute()
    return new Set(rows.flatMap(({ project_id: id }) => id ?? []))
  },

  /** Names the projects that stay, and forgets the others. */
  async finish(importId: number, staying: ReadonlyMap<number, StayReason>): Promise<void> {
    for (const [id, reason] of staying)
      await db
        .updateTable('import_project')
        .set({ stay_reason: numberOf(STAY_REASONS, reason), former: null })
        .where('import_id', '=', importId)
        .where('project_id', '=', id)
        .execute()
    await db
      .deleteFrom('import_project')
      .where('import_id', '=', importId)
      .where('stay_reason', 'is', null)
      .execute()
  },
})

/** The same for names that differ only in case, accents and spaces around them. */
export const projectKey = (name: string): string => foldedText(name).trim()
