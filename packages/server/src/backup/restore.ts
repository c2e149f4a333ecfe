import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { openJobQueue } from '../jobs/queue.ts'
import { createLog } from '../platform/process/log.ts'
import { StartProblem } from '../config/start-problem.ts'
import { startEmbedded, type EmbeddedDatabase } from '../db/embedded/embedded.ts'
import { placeFor, type Place } from '../db/embedded/place.ts'
import { runningPostmaster } from '../db/embedded/postmaster.ts'
import { migrateUpTo } from '../db/migrate.ts'
import { MIGRATIONS } from '../db/migrations.ts'
import { openDb, openPool } from '../db/pool.ts'
import type { BackupReport } from './backup.ts'
import { copyFile, copyFiles, giveTo, DATABASE_NAMES, withExchange } from './backup-files.ts'
import { assertEmbedded, withClient, type BackupSettings } from './embedded-client.ts'
import { readManifest, type Manifest } from './manifest.ts'

/**
 * Restores a backup into the empty data directory of the settings. The next start migrates a backup of an older
 * version.
 * @throws StartProblem with a sentence for the operator; the data directory is then empty
 */
export async function restore(settings: BackupSettings, source: string): Promise<BackupReport> {
  assertEmbedded(settings)
  const folder = path.resolve(source)
  const manifest = readManifest(folder)
  assertNotNewer(manifest, folder)
  assertEmpty(settings.dataDir)
  const place = placeFor(settings.dataDir)
  try {
    const database = await startEmbedded(settings.dataDir)
    try {
      await makeTables(database, manifest)
      await withClient(place, (client) => fill(client, place, { folder, manifest }))
    } finally {
      await database.stop()
    }
    const files = copyFiles(path.join(folder, 'files'), settings.dataDir)
    return { folder, files, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0) }
  } catch (error) {
    empty(place.folder)
    empty(settings.dataDir)
    throw error
  }
}

function assertNotNewer({ migrations }: Manifest, folder: string): void {
  const unknown = migrations.findLast((name) => !(name in MIGRATIONS))
  if (unknown === undefined) return
  throw new StartProblem(
    `The backup in ${folder} was made by a newer version of Latchkey (it has the change ${unknown}, which this version does not know): restore it with that version.`,
  )
}

function assertEmpty(dataDir: string): void {
  const names = fs.existsSync(dataDir) ? fs.readdirSync(dataDir) : []
  if (names.length === 0) return
  // Only where a database exists: `placeFor` creates its folder.
  const isRunning =
    DATABASE_NAMES.some((name) => names.includes(name)) && runningPostmaster(placeFor(dataDir))
  throw new StartProblem(
    isRunning
      ? `A server is running on ${dataDir}: a backup is restored into an empty folder. Stop the server and move the folder away, or set DATA_DIR to another one.`
      : `${dataDir} is not empty: a backup is restored into an empty folder. Move what is there away, or set DATA_DIR to another one.`,
  )
}

/** Creates the schema of the backup, so that every column matches its rows. */
async function makeTables({ connection }: EmbeddedDatabase, { migrations }: Manifest): Promise<void> {
  const log = createLog('fatal')
  const pool = openPool(connection, log, { max: 2, isOwner: true })
  try {
    await migrateUpTo(openDb(pool), migrations.at(-1) ?? '')
  } finally {
    await pool.end()
  }
  const jobs = await openJobQueue(connection, log)
  await jobs.stop()
}

async function fill(
  client: pg.Client,
  place: Place,
  { folder, manifest: { tables, counters } }: { folder: string; manifest: Manifest },
): Promise<void> {
  await client.query('begin')
  // Without triggers: rows are loaded in the order of tables, not of references, and the audit trail rejects truncate.
  await client.query('set local session_replication_role = replica')
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  await withExchange(place, async (exchange) => {
    for (const { name, columns, file, rows } of tables) {
      const readable = path.join(exchange, file)
      copyFile(path.join(folder, 'tables', file), readable)
      giveTo(place, readable)
      const { rowCount } = await client.query(
        `copy ${name} (${columns.join(', ')}) from ${client.escapeLiteral(readable)}`,
      )
      fs.rmSync(readable)
      if (rowCount !== rows) {
        throw new StartProblem(
          `The backup in ${folder} is damaged: of ${name} it has ${rowCount} rows instead of ${rows}.`,
        )
      }
    }
  })
  for (const { name, value } of counters) await client.query('select setval($1, $2)', [name, value])
  await client.query('commit')
  await client.query('analyze')
}

function empty(folder: string): void {
  for (const name of fs.readdirSync(folder))
    fs.rmSync(path.join(folder, name), { recursive: true, force: true })
}
