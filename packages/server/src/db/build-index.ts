import { sql, type Kysely, type RawBuilder } from 'kysely'

/**
 * Builds an index while others read and write, for a migration that runs in no transaction. What an interrupted
 * attempt left is taken away first.
 */
export async function buildIndex(
  db: Kysely<unknown>,
  name: string,
  definition: RawBuilder<unknown>,
): Promise<void> {
  await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
  await sql`create index concurrently ${sql.id(name)} ${definition}`.execute(db)
}
