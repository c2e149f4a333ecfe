import { sql, type Kysely } from 'kysely'
import type { Db } from './schema.ts'

/**
 * Indexes on tables that may hold a million rows when the index comes. They are built after the migrations, outside a
 * transaction, so that nobody's writes wait for them. An index whose columns change needs a new name.
 */
const CONCURRENT_INDEXES: Readonly<Record<string, string>> = {
  lead_handler_submitted: 'lead (section, handler_user_id, submitted_at, id) where deleted_at is null',
  lead_handler_date:
    'lead (section, handler_user_id, date_and_time desc nulls last, id desc) where deleted_at is null',
  lead_waiting:
    'lead (submitted_at, id) where deleted_at is null and section = 1 and first_answered_at is null',
}

/** Builds those that are missing, and anew those of which a start that was broken off left only a part. */
export async function buildConcurrentIndexes(db: Kysely<Db>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where indisvalid and relnamespace = current_schema()::regnamespace`.execute(db)
  const built = new Set(rows.map(({ name }) => name))
  for (const [name, columns] of Object.entries(CONCURRENT_INDEXES)) {
    if (built.has(name)) continue
    await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db)
    await sql`create index concurrently ${sql.ref(name)} on ${sql.raw(columns)}`.execute(db)
  }
}
