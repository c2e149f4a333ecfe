import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { isWithin } from '../platform/files/data-directory.ts'
import { PART, syncFolder } from '../platform/files/durable-files.ts'
import { StartProblem } from '../config/start-problem.ts'
import type { Place } from '../db/embedded/place.ts'
import { copyFile, copyFiles, withExchange } from './backup-files.ts'
import { assertEmbedded, withEmbedded, type BackupSettings } from './embedded-client.ts'
import { BACKUP_FORMAT, writeManifest, type Manifest, type SavedTable } from './manifest.ts'

export interface BackupReport {
  readonly folder: string
  readonly rows: number
  readonly files: number
}

/**
 * Writes one snapshot of the embedded database and its files into a new folder, while the server may be running. The
 * folder gets its name once it is complete.
 * @throws StartProblem with a sentence for the operator
 */
export async function backUp(settings: BackupSettings, destination: string): Promise<BackupReport> {
  assertEmbedded(settings)
  const folder = path.resolve(destination)
  if (fs.existsSync(folder)) {
    throw new StartProblem(`${folder} is there already: name a folder that does not exist yet.`)
  }
  if (isWithin(settings.dataDir, folder)) {
    throw new StartProblem(`${folder} is inside ${settings.dataDir}: choose a folder outside of it.`)
  }
  fs.mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 })
  const half = `${folder}.${randomBytes(6).toString('hex')}${PART}`
  fs.mkdirSync(half, { mode: 0o700 })
  try {
    const manifest = await withEmbedded(settings.dataDir, (client, place) => saveTables(client, place, half))
    // After the database: a picture is on disk before the row that names it.
    const files = copyFiles(settings.dataDir, path.join(half, 'files'))
    writeManifest(half, manifest)
    syncFolder(half)
    fs.renameSync(half, folder)
    syncFolder(path.dirname(folder))
    return { folder, files, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0) }
  } catch (error) {
    fs.rmSync(half, { recursive: true, force: true })
    throw error
  }
}

async function saveTables(client: pg.Client, place: Place, half: string): Promise<Manifest> {
  const folder = path.join(half, 'tables')
  fs.mkdirSync(folder)
  // All statements of a repeatable-read transaction share one snapshot.
  await client.query('begin isolation level repeatable read read only')
  const migrations = await client.query<{ name: string }>('select name from kysely_migration order by name')
  const tables = await withExchange(client, place, async ({ here, there }) => {
    const saved: SavedTable[] = []
    for (const { name, columns } of await tablesOf(client)) {
      const file = `${String(saved.length).padStart(3, '0')}.copy`
      const written = path.join(here, file)
      const list = columns.join(', ')
      const { rowCount } = await client.query(
        `copy (select ${list} from ${name}) to ${client.escapeLiteral(path.join(there, file))}`,
      )
      copyFile(written, path.join(folder, file))
      fs.rmSync(written)
      saved.push({ name, columns, file, rows: rowCount ?? 0 })
    }
    return saved
  })
  // Sequences are not transactional: read last, they are never behind the rows.
  const counters = await client.query<Manifest['counters'][number]>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where schemaname = 'public' and last_value is not null order by name`,
  )
  await client.query('commit')
  syncFolder(folder)
  return {
    format: BACKUP_FORMAT,
    madeAt: new Date().toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    tables,
    counters: counters.rows,
  }
}

/** All tables of the product, and the queued jobs. */
async function tablesOf(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select format('%I.%I', nspname, relname) as name, array(
        select quote_ident(attname) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
      ) as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where (nspname = 'public' and relkind = 'r' and relname not like 'kysely\\_migration%')
      or (nspname = 'pgboss' and relname = 'job')
    order by name`)
  return rows
}
