import { sql, type Kysely } from 'kysely'

/** Uploads are checked before they are queued: `sheet` holds their cells until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table unit_upload add column sheet jsonb`.execute(db)
  await sql`alter table unit_upload drop constraint unit_upload_state_check`.execute(db)
  await sql`alter table unit_upload add constraint unit_upload_state_check
    check (state in ('seen', 'queued', 'done', 'failed'))`.execute(db)
  await sql`create index unit_upload_project on unit_upload (project_id, id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from unit_upload where state = 'seen'`.execute(db)
  await sql`drop index unit_upload_project`.execute(db)
  await sql`alter table unit_upload drop constraint unit_upload_state_check`.execute(db)
  await sql`alter table unit_upload add constraint unit_upload_state_check
    check (state in ('queued', 'done', 'failed'))`.execute(db)
  await sql`alter table unit_upload drop column sheet`.execute(db)
}
