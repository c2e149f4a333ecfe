import { sql, type Kysely, type Transaction } from 'kysely'
import type { DatabaseAddress } from './pool.ts'
import type { Db } from './schema.ts'
import { hasCode } from '../platform/values/error-code.ts'

/** Database role of the product's connections: owns nothing, and may only insert into the audit trail. */
export const APP_ROLE = 'latchkey_app'

/** Arbitrary, but the same in all processes. */
const LOCK = 7_420_261_123

export interface AppConnection {
  readonly address: DatabaseAddress
  /** Set by each connection; null where the account is this role, or where there is none. */
  readonly role: string | null
  /** False where the account may neither create nor use the role: only the trigger protects the audit trail then. */
  readonly hasOwnRole: boolean
}

/**
 * Creates the role if it is missing, grants its rights on all tables, and returns how to connect as it. Run by the
 * owner after the migrations. The embedded database trusts its socket, so the role logs in itself there and no
 * statement can return to the owner's rights.
 */
export async function appConnection(owner: Kysely<Db>, address: DatabaseAddress): Promise<AppConnection> {
  const isEmbedded = address.connectionString === undefined
  try {
    await owner.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
      await makeRole(db, isEmbedded)
      await grantRights(db)
    })
  } catch (error) {
    if (!isMissingPrivilege(error)) throw error
    return { address, role: null, hasOwnRole: false }
  }
  return isEmbedded
    ? { address: { ...address, user: APP_ROLE }, role: null, hasOwnRole: true }
    : { address, role: APP_ROLE, hasOwnRole: true }
}

const role = sql.id(APP_ROLE)

async function makeRole(db: Transaction<Db>, isEmbedded: boolean): Promise<void> {
  // Roles are global to the server: a process on another database may be creating this one.
  await sql`do $$ begin
    if not exists (select from pg_roles where rolname = ${sql.lit(APP_ROLE)}) then create role ${role} noinherit; end if;
    exception when duplicate_object or unique_violation then null;
  end $$`.execute(db)
  if (isEmbedded) {
    await sql`do $$ begin
      if not (select rolcanlogin from pg_roles where rolname = ${sql.lit(APP_ROLE)}) then alter role ${role} login; end if;
    end $$`.execute(db)
    return
  }
  await sql`do $$ begin
    set local role ${role};
    exception when insufficient_privilege then grant ${role} to current_user; set local role ${role};
  end $$`.execute(db)
  await sql`reset role`.execute(db)
}

/** All tables, but the audit trail is insert-only and the list of migrations read-only. */
async function grantRights(db: Transaction<Db>): Promise<void> {
  await sql`grant usage on schema public, pgboss to ${role}`.execute(db)
  await sql`grant select, insert, update, delete on all tables in schema public, pgboss to ${role}`.execute(
    db,
  )
  await sql`grant usage on all sequences in schema public, pgboss to ${role}`.execute(db)
  await sql`revoke update, delete, truncate on audit from ${role}`.execute(db)
  await sql`grant execute on function sweep_failures(), remove_audit_values(bigint[], text[]),
    gather_lead_statistics() to ${role}`.execute(db)
  await sql`revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${role}`.execute(db)
}

/** The account may not create roles, or not grant itself this one. */
function isMissingPrivilege(error: unknown): boolean {
  return hasCode(error, '42501')
}
