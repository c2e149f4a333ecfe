import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table two_factor (
    user_id integer primary key references app_user (id),
    sealed_secret bytea not null,
    started_at timestamptz not null default now(),
    enabled_at timestamptz,
    last_step bigint not null default 0
  )`.execute(db)
  await sql`create table two_factor_recovery_code (
    id integer generated always as identity primary key,
    user_id integer not null references app_user (id),
    code_hash bytea not null,
    used_at timestamptz
  )`.execute(db)
  await sql`create index two_factor_recovery_code_user on two_factor_recovery_code (user_id)`.execute(db)
  await sql`create table two_factor_challenge (
    token_hash bytea primary key,
    user_id integer not null references app_user (id),
    step text not null check (step in ('code', 'set-up')),
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create index two_factor_challenge_user on two_factor_challenge (user_id)`.execute(db)
  await sql`alter table role add column requires_two_factor boolean not null default false`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table role drop column requires_two_factor`.execute(db)
  await sql`drop table two_factor_challenge, two_factor_recovery_code, two_factor`.execute(db)
}
