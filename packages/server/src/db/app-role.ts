import { sql, type Kysely, type Transaction } from 'kysely'
import type { DatabaseAddress } from './pool.ts'
import type { Db } from './schema.ts'

/** The database role that the product works as: no owner of anything, and to the audit trail it may only add. */
export const APP_ROLE = 'latchkey_app'

/** Any number will do as long as every process takes the same one. */
const LOCK = 7_420_261_123

/** How the product's own connections are made. */
export interface AppConnection {
  readonly address: DatabaseAddress
  /** Taken on as soon as a connection is there; null where it is made as this role, or where there is none. */
  readonly role: string | null
  /** False where the account may neither make the role nor use it: only the trigger guards the audit trail then. */
  readonly hasOwnRole: boolean
}

/**
 * Makes the role of the product where it is missing, gives it its rights on all that exists now, and says how to
 * connect as it. Run by the owner after everything has been made. The embedded database trusts its socket, so the
 * role signs in by itself there and no statement can take the owner's rights back.
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
    if (!isRefusal(error)) throw error
    return { address, role: null, hasOwnRole: false }
  }
  return isEmbedded
    ? { address: { ...address, user: APP_ROLE }, role: null, hasOwnRole: true }
    : { address, role: APP_ROLE, hasOwnRole: true }
}

const role = sql.id(APP_ROLE)

async function makeRole(db: Transaction<Db>, isEmbedded: boolean): Promise<void> {
  // Roles belong to the whole server: another database on it may be making this one in the same moment.
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

/** Rights on every table but two: the trail can only be added to, and which migrations ran is the owner's to say. */
async function grantRights(db: Transaction<Db>): Promise<void> {
  await sql`grant usage on schema public, pgboss to ${role}`.execute(db)
  await sql`grant select, insert, update, delete on all tables in schema public, pgboss to ${role}`.execute(
    db,
  )
  await sql`grant usage on all sequences in schema public, pgboss to ${role}`.execute(db)
  await sql`revoke update, delete, truncate on audit from ${role}`.execute(db)
  await sql`grant execute on function sweep_failures() to ${role}`.execute(db)
  await sql`revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${role}`.execute(db)
}

/** The account may not make roles, or not give itself this one. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42501'
}
