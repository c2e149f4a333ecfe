import { sql, type Kysely } from 'kysely'

/** Indexes for the filters of the audit trail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_user on audit (user_id, id)`.execute(db)
  await sql`create index audit_action on audit (action, id)`.execute(db)
  // Notes can be long: only their beginning is searched.
  await sql`create index audit_words on audit using gin
    (lower(left(changes::text, 2000) collate "und-x-icu") gin_trgm_ops)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_words, audit_action, audit_user`.execute(db)
}
