import { sql, type Kysely } from 'kysely'

/** `proved_at`: last proof of identity in the session, at sign-in or later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column proved_at timestamptz not null default now()`.execute(db)
  await sql`update session set proved_at = created_at`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session drop column proved_at`.execute(db)
}
