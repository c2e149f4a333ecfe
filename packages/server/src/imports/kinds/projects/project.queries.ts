import type { AuditAction } from '@latchkey/domain/audit/audit.actions'
import { foldedText } from '@latchkey/domain/platform/values/folded-text'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../../../db/schema.ts'
import type { ProjectRecord } from '../../../projects/projects.present.ts'

/** This leaves a project as it was imported. */
const NOT_A_CHANGE: readonly AuditAction[] = ['project.import']

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

  /** Projects that the import created, that nobody has changed and that have nothing any more (rule M1.26). */
  async eraseEmpty(importId: number): Promise<void> {
    await sql`delete from project
      where imported_from @> ${JSON.stringify({ importId })}::jsonb and version = 1 and deleted_at is null
        and not exists (select from property where project_id = project.id)
        and not exists (select from unit_upload where project_id = project.id)
        and not exists (select from audit where entity = 'project' and entity_id = project.id
          and not action = any(${NOT_A_CHANGE}::text[]))`.execute(db)
  },
})

/** The same for names that differ only in case, accents and spaces around them. */
export const projectKey = (name: string): string => foldedText(name).trim()
