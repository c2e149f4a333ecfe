import { sql, type Kysely } from 'kysely'

/** A row names the record that was created with a key, so that a repeat creates no second one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table creation (
    user_id integer not null references app_user (id),
    entity text not null,
    key text not null,
    record_id integer,
    at timestamptz not null,
    primary key (user_id, entity, key)
  )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table creation`.execute(db)
}
