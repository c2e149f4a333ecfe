import { sql, type Kysely } from 'kysely'

/** When the person of a session last proved who they are: at the sign-in, or since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column proved_at timestamptz not null default now()`.execute(db)
  await sql`update session set proved_at = created_at`.execute(db)
}

/** Takes it back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session drop column proved_at`.execute(db)
}
