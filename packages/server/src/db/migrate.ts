import { setTimeout as delay } from 'node:timers/promises'
import { HOUR_MS } from '@latchkey/domain/platform/values/durations'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { StartProblem } from '../config/start-problem.ts'
import { MIGRATIONS, type Migrations } from './migrations.ts'
import { mirrorPermissions } from './permission-rows.ts'
import type { Db } from './schema.ts'
import { STATEMENT_TIMEOUT_MS } from './time-limits.ts'

/** Advisory lock held while migrating: arbitrary, but the same in all processes. */
export const MIGRATION_LOCK = 7_420_261_121

/** Interval between attempts to acquire the lock, and the longest wait for it: another process may build large indexes. */
const TURN_POLL_MS = 200
const TURN_WAIT_MS = 6 * HOUR_MS

/**
 * Migrates a database to the newest schema and mirrors the permissions of the domain. Processes take turns. An empty
 * database gets everything in one transaction, so that a start that fails leaves it empty.
 * @throws StartProblem when a newer version migrated the database, which then stays as it is
 */
export async function migrate(db: Kysely<Db>, migrations: Migrations = MIGRATIONS) {
  await db.connection().execute(async (connection) => {
    // The wait for another process, and the build of an index, may take longer than a request may.
    await sql`set statement_timeout = 0`.execute(connection)
    await acquireLock(connection)
    try {
      const done = await finishedMigrations(connection)
      assertNotNewer(done, migrations)
      await includeTrigrams(connection)
      const newest = Object.keys(migrations).toSorted().at(-1) ?? ''
      if (done.length > 0) await migrateUpTo(connection, newest, migrations)
      await connection.transaction().execute(async (transaction) => {
        if (done.length === 0) await migrateUpTo(transaction, newest, migrations)
        await mirrorPermissions(transaction)
      })
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection)
      await sql`set search_path = public`.execute(connection)
      await sql`set statement_timeout = ${sql.lit(STATEMENT_TIMEOUT_MS)}`.execute(connection)
    }
  })
}

/** Runs the missing migrations up to one of them, each in its own transaction unless it opts out. */
export async function migrateUpTo(
  db: Kysely<Db>,
  last: string,
  migrations: Migrations = MIGRATIONS,
): Promise<void> {
  const done = new Set(await finishedMigrations(db))
  const missing = Object.keys(migrations)
    .toSorted()
    .filter((name) => name <= last && !done.has(name))
  for (const name of missing) {
    const { error } = await migratorFor(db, migrations).migrateTo(name, {
      disableTransactions: !db.isTransaction && migrations[name]?.runsInTransaction === false,
    })
    if (error) throw error
  }
}

/** All migrations of one call run in one transaction. */
export function migratorFor(db: Kysely<Db>, migrations: Migrations = MIGRATIONS): Migrator {
  const own = Object.entries(migrations)
  const all = db.isTransaction ? own.map(([name, each]) => [name, undoneOnFailure(each)] as const) : own
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(Object.fromEntries(all)) } })
}

/** The migrator continues in a transaction that has failed, and would hide the reason. */
const undoneOnFailure = (migration: Migration): Migration => ({
  up: async (db) => {
    await sql`savepoint migration`.execute(db)
    try {
      await migration.up(db)
    } catch (error) {
      await sql`rollback to savepoint migration`.execute(db)
      throw error
    }
  },
})

/**
 * Polls for the lock: a statement that waited for it would hold a snapshot, and an index built concurrently by the
 * other process would wait for that snapshot.
 */
async function acquireLock(connection: Kysely<Db>): Promise<void> {
  const until = performance.now() + TURN_WAIT_MS
  while (performance.now() < until) {
    const { rows } = await sql<{
      isAcquired: boolean
    }>`select pg_try_advisory_lock(${MIGRATION_LOCK}) as "isAcquired"`.execute(connection)
    if (rows[0]?.isAcquired) return
    await delay(TURN_POLL_MS)
  }
  throw new StartProblem('Another process has been migrating the database for hours. Nothing was changed.')
}

/** True when every migration of this version has run. */
export async function isMigrated(db: Kysely<Db>): Promise<boolean> {
  const done = new Set(await finishedMigrations(db))
  return Object.keys(MIGRATIONS).every((name) => done.has(name))
}

/** Indexes name what `pg_trgm` has; an administrator may have installed it in a schema of its own. */
async function includeTrigrams(connection: Kysely<Db>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`
    select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm' and nspname <> 'public'`.execute(connection)
  const [trigrams] = rows
  if (trigrams) await sql`set search_path = public, ${sql.id(trigrams.schema)}`.execute(connection)
}

function assertNotNewer(done: readonly string[], migrations: Migrations): void {
  const unknown = done.filter((name) => !(name in migrations))
  if (unknown.length === 0) return
  throw new StartProblem(
    `The database was made by a newer version of Latchkey (it has the change ${unknown.at(-1)}, which this version does not know). Nothing was changed: start that version, or restore a backup made by this one.`,
  )
}

async function finishedMigrations(db: Kysely<Db>): Promise<string[]> {
  const table = await sql<{
    exists: boolean
  }>`select to_regclass('kysely_migration') is not null as exists`.execute(db)
  if (!table.rows[0]?.exists) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
