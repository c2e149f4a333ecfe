import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { StartProblem } from '../config/start-problem.ts'
import { buildConcurrentIndexes } from './concurrent-indexes.ts'
import { MIGRATIONS } from './migrations.ts'
import { mirrorPermissions } from './permission-rows.ts'
import type { Db } from './schema.ts'

/** The advisory lock that a process holds while it migrates; any number will do as long as every process takes the same one. */
export const MIGRATION_LOCK = 7_420_261_121

/**
 * Brings a database to the newest schema and its permission rows to those of the domain. Processes
 * that start together take turns.
 * @throws StartProblem when the database was made by a newer version; it is left as it is.
 */
export async function migrate(db: Kysely<Db>, migrations: Readonly<Record<string, Migration>> = MIGRATIONS) {
  await db.connection().execute(async (connection) => {
    // Waiting for another process to finish, and building an index, may both take longer than a request may.
    await sql`set statement_timeout = 0`.execute(connection)
    await takeTurn(connection)
    try {
      await refuseNewer(connection, migrations)
      const { error } = await migratorFor(connection, migrations).migrateToLatest()
      if (error) throw error
      await connection.transaction().execute(mirrorPermissions)
      await buildConcurrentIndexes(connection)
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

/** How often a process asks whether it is its turn, in milliseconds. */
const ASK_AGAIN_MS = 200

/** Asks again and again: an index that is built concurrently waits for every statement, one that waits for a lock included. */
async function takeTurn(connection: Kysely<Db>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{
      isOurs: boolean
    }>`select pg_try_advisory_lock(${MIGRATION_LOCK}) as "isOurs"`.execute(connection)
    if (rows[0]?.isOurs) return
    await wait(ASK_AGAIN_MS)
  }
}

/** Runs and undoes migrations on one database. */
export function migratorFor(
  db: Kysely<Db>,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Migrator {
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } })
}

/** True when every migration that this version knows has run. */
export async function isMigrated(db: Kysely<Db>): Promise<boolean> {
  const done = new Set(await finishedMigrations(db))
  return Object.keys(MIGRATIONS).every((name) => done.has(name))
}

async function refuseNewer(db: Kysely<Db>, migrations: Readonly<Record<string, Migration>>): Promise<void> {
  const unknown = (await finishedMigrations(db)).filter((name) => !(name in migrations))
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
