import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead add column merged_into_id integer references lead`.execute(db)
  await sql`create table lead_merge (
    id integer generated always as identity primary key,
    kept_id integer not null references lead,
    merged_id integer not null references lead,
    user_id integer not null references app_user,
    at timestamptz not null,
    changes jsonb not null,
    undone_at timestamptz,
    undone_by integer references app_user
  )`.execute(db)
  await sql`create index lead_merge_kept on lead_merge (kept_id)`.execute(db)
  await sql`create table lead_not_duplicate (
    low_id integer not null references lead,
    high_id integer not null references lead,
    reason smallint not null check (reason between 1 and 3),
    words text,
    user_id integer not null references app_user,
    at timestamptz not null,
    primary key (low_id, high_id),
    check (low_id < high_id)
  )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table lead_merge, lead_not_duplicate`.execute(db)
  await sql`alter table lead drop column merged_into_id`.execute(db)
}
