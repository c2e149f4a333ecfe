import fs from 'node:fs'
import pg from 'pg'
import type { Config } from '../config/config.ts'
import { StartProblem } from '../config/start-problem.ts'
import { assertRestored } from '../platform/files/restore-mark.ts'
import { installedRelease } from '../db/embedded/binaries.ts'
import { findCluster, SUPERUSER } from '../db/embedded/cluster.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { placeFor, type Place } from '../db/embedded/place.ts'
import { isListening, readPidFile } from '../db/embedded/postmaster.ts'

export type BackupSettings = Pick<Config, 'dataDir' | 'databaseUrl'>

/** @throws StartProblem when DATABASE_URL is set: a PostgreSQL server has its own tools */
export function assertEmbedded({ databaseUrl }: BackupSettings): void {
  if (databaseUrl === null) return
  throw new StartProblem(
    'DATABASE_URL is set: this command is for the embedded database. Use pg_dump and pg_restore of that server, and copy DATA_DIR.',
  )
}

/** Connects to the embedded database of a data directory, and starts it when it is not running. */
export async function withEmbedded<Result>(
  dataDir: string,
  work: (client: pg.Client, place: Place) => Promise<Result>,
): Promise<Result> {
  assertRestored(dataDir)
  const place = fs.existsSync(dataDir) ? placeFor(dataDir) : undefined
  if (!place || findCluster(place, installedRelease().major) === 'none') {
    throw new StartProblem(`There is no database in ${dataDir}: set DATA_DIR to the one to be backed up.`)
  }
  if (readPidFile(place)?.isReady && (await isListening(place)))
    return withClient(place, (client) => work(client, place))
  const database = await startEmbedded(dataDir)
  try {
    return await withClient(place, (client) => work(client, place))
  } finally {
    await database.stop()
  }
}

export async function withClient<Result>(
  place: Place,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ host: place.folder, user: SUPERUSER, database: 'postgres' })
  // Ignored: a broken connection also fails its query.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
