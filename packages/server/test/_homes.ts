import { aPropertyDraft } from '@latchkey/domain/properties/property.fixtures'
import type { PropertyDraft } from '@latchkey/domain/properties/property.draft'
import type { Insertable, Kysely } from 'kysely'
import type { Db } from '../src/db/schema.ts'
import type { ProjectTable } from '../src/db/tables/stock.ts'

/** Returns the id. */
export async function insertMedia(db: Kysely<Db>): Promise<number> {
  const { id } = await db
    .insertInto('media')
    .values({ location: `/media/${'x'.repeat(32)}.webp`, original_name: 'a.jpg' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the id. */
export async function insertProject(
  db: Kysely<Db>,
  over: Partial<Insertable<ProjectTable>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('project')
    .values({ name: 'River Court', ...over })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A valid body for a home. */
export function homeBody(
  over: Partial<PropertyDraft> & Record<string, unknown> = {},
): Record<string, unknown> {
  return { ...aPropertyDraft({ images: [] }), ...over }
}
