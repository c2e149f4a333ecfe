import { sql, type Kysely } from 'kysely'

/** Failures of unknown callers: of no use after 90 days, and they could fill the disk. */
const SWEPT = sql`(
  old.user_id is null
  and old.action in ('session.refuse', 'session.refuse-code', 'call.forbidden', 'call.limited')
  and old.at < now() - interval '90 days'
)`

/** Allows these lines to be deleted, by a function of the owner; the rest of the trail stays append-only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger audit_append_only on audit`.execute(db)
  await sql`create trigger audit_append_only before update or truncate on audit
    for each statement execute function refuse_change()`.execute(db)
  await sql`create trigger audit_keeps_rows before delete on audit
    for each row when (not ${SWEPT}) execute function refuse_change()`.execute(db)
  await sql`create function sweep_failures() returns void security definer set search_path = public
    language sql as $$ delete from audit as old where ${SWEPT} $$`.execute(db)
  await sql`revoke execute on function sweep_failures() from public`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function sweep_failures()`.execute(db)
  await sql`drop trigger audit_keeps_rows on audit`.execute(db)
  await sql`drop trigger audit_append_only on audit`.execute(db)
  await sql`create trigger audit_append_only before update or delete or truncate on audit
    for each statement execute function refuse_change()`.execute(db)
}
