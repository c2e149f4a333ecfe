import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { openJobQueue } from '../jobs/queue.ts'
import { isWithin, resolveDataDir } from '../platform/files/data-directory.ts'
import {
  isRestoreUnfinished,
  markRestore,
  RESTORE_MARK,
  unmarkRestore,
} from '../platform/files/restore-mark.ts'
import { createLog } from '../platform/process/log.ts'
import { StartProblem } from '../config/start-problem.ts'
import { lockWhenFree, startEmbedded, type EmbeddedDatabase } from '../db/embedded/embedded.ts'
import { LOCK_FILE, tryLock, type FolderLock } from '../db/embedded/folder-lock.ts'
import { placeFor, type Place } from '../db/embedded/place.ts'
import { isInUse } from '../db/embedded/postmaster.ts'
import { migrateUpTo } from '../db/migrate.ts'
import { MIGRATIONS } from '../db/migrations.ts'
import { openDb, openPool } from '../db/pool.ts'
import type { BackupReport } from './backup.ts'
import { copyFile, copyFiles, changeOwner, DATABASE_NAMES, withExchange } from './backup-files.ts'
import { assertEmbedded, withClient, type BackupSettings } from './embedded-client.ts'
import { readManifest, type Manifest } from './manifest.ts'

interface Backup {
  readonly folder: string
  readonly manifest: Manifest
}

/**
 * Restores a backup into the empty data directory of the settings, or into one with an interrupted restore. The next
 * start migrates a backup of an older version.
 * @throws StartProblem with a sentence for the operator; the data directory is then empty
 */
export async function restore(settings: BackupSettings, source: string): Promise<BackupReport> {
  assertEmbedded(settings)
  const folder = path.resolve(source)
  const manifest = readManifest(folder)
  assertNotNewer(manifest, folder)
  const { dataDir } = settings
  if (isWithin(dataDir, folder)) {
    throw new StartProblem(`${folder} is inside ${dataDir}: move it out of that folder.`)
  }
  resolveDataDir(dataDir)
  await assertToBeFilled(dataDir)
  const lock = isRestoreUnfinished(dataDir) ? await lockWhenFree(placeFor(dataDir)) : tryLock(dataDir)
  if (!lock) throw inUse(dataDir)
  try {
    // Again: another process may have had the lock.
    await assertToBeFilled(dataDir)
    return await fillDirectory(dataDir, { folder, manifest }, lock)
  } finally {
    lock.release()
  }
}

/** The mark first and last; the keys and files before the rows, which a look at the database would miss. */
async function fillDirectory(dataDir: string, backup: Backup, lock: FolderLock): Promise<BackupReport> {
  const { folder, manifest } = backup
  await markRestore(dataDir, folder)
  emptyAll(dataDir)
  try {
    const files = copyFiles(path.join(folder, 'files'), dataDir)
    const place = placeFor(dataDir)
    const database = await startEmbedded(dataDir, { lock })
    try {
      await makeTables(database, manifest)
      await withClient(place, (client) => fill(client, place, backup))
    } finally {
      await database.stop()
    }
    unmarkRestore(dataDir)
    return { folder, files, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0) }
  } catch (error) {
    emptyAll(dataDir)
    fs.rmSync(path.join(dataDir, LOCK_FILE))
    unmarkRestore(dataDir)
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

async function assertToBeFilled(dataDir: string): Promise<void> {
  if (isRestoreUnfinished(dataDir)) return
  // A restore that was killed at its start may leave half a mark.
  const names = fs.readdirSync(dataDir).filter((name) => name !== LOCK_FILE && !name.startsWith(RESTORE_MARK))
  if (names.length === 0) return
  // Only where a database exists: `placeFor` creates its folder.
  if (DATABASE_NAMES.some((name) => names.includes(name)) && (await isInUse(placeFor(dataDir))))
    throw inUse(dataDir)
  throw new StartProblem(
    `${dataDir} is not empty: a backup is restored into an empty folder. Move what is there away, or set DATA_DIR to another one.`,
  )
}

const inUse = (dataDir: string) =>
  new StartProblem(
    `A server is running on ${dataDir}: a backup is restored into an empty folder. Stop the server and move the folder away, or set DATA_DIR to another one.`,
  )

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
  { folder, manifest: { tables, counters } }: Backup,
): Promise<void> {
  await client.query('begin')
  // Without triggers: rows are loaded in the order of tables, not of references, and the audit trail rejects truncate.
  await client.query('set local session_replication_role = replica')
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  await withExchange(client, place, async ({ here, there }) => {
    for (const { name, columns, file, rows } of tables) {
      const readable = path.join(here, file)
      copyFile(path.join(folder, 'tables', file), readable)
      changeOwner(place, readable)
      const { rowCount } = await client.query(
        `copy ${name} (${columns.join(', ')}) from ${client.escapeLiteral(path.join(there, file))}`,
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

/** But for the lock and the mark. */
function emptyAll(dataDir: string): void {
  empty(placeFor(dataDir).folder, [])
  empty(dataDir, [LOCK_FILE, RESTORE_MARK])
}

function empty(folder: string, kept: readonly string[]): void {
  for (const name of fs.readdirSync(folder))
    if (!kept.includes(name)) fs.rmSync(path.join(folder, name), { recursive: true, force: true })
}
