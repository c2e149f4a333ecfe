import { sql, type Kysely } from 'kysely'

/** Rows of units do not say how an import changed their projects, nor which home a row would hold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table import_project (
    import_id integer not null references data_import on delete cascade,
    project_id integer not null,
    line integer not null,
    record_version integer not null,
    former jsonb,
    stay_reason smallint,
    primary key (import_id, project_id)
  )`.execute(db)
  await sql`alter table import_row add column held_home integer`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table import_row drop column held_home`.execute(db)
  await sql`drop table import_project`.execute(db)
}
