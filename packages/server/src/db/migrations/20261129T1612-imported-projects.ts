import { sql, type Kysely } from 'kysely'

/** The import that created a project, which its undo removes with the last unit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project add column imported_from jsonb`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project drop column imported_from`.execute(db)
}
