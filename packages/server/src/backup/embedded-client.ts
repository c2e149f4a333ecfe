import fs from 'node:fs'
import pg from 'pg'
import type { Config } from '../config/config.ts'
import { StartProblem } from '../config/start-problem.ts'
import { installedRelease } from '../db/embedded/binaries.ts'
import { findCluster, SUPERUSER } from '../db/embedded/cluster.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { placeFor, type Place } from '../db/embedded/place.ts'
import { runningPostmaster } from '../db/embedded/postmaster.ts'

/** Which database and which files a backup is of. */
export type BackupSettings = Pick<Config, 'dataDir' | 'databaseUrl'>

/** @throws StartProblem when the settings name a database server, which has tools of its own. */
export function refuseServer({ databaseUrl }: BackupSettings): void {
  if (databaseUrl === null) return
  throw new StartProblem(
    'DATABASE_URL is set: this command is for the embedded database. Use pg_dump and pg_restore of that server, and copy DATA_DIR.',
  )
}

/**
 * Gives the work a connection to the embedded database of a data directory: to the one that runs, or to one that is
 * started for it.
 */
export async function withEmbedded<Result>(
  dataDir: string,
  work: (client: pg.Client, place: Place) => Promise<Result>,
): Promise<Result> {
  const place = fs.existsSync(dataDir) ? placeFor(dataDir) : undefined
  if (!place || findCluster(place, installedRelease().major) === 'none') {
    throw new StartProblem(`There is no database in ${dataDir}: set DATA_DIR to the one to be backed up.`)
  }
  if (runningPostmaster(place)?.isReady) return withClient(place, (client) => work(client, place))
  const database = await startEmbedded(dataDir)
  try {
    return await withClient(place, (client) => work(client, place))
  } finally {
    await database.stop()
  }
}

/** Gives the work a connection with the rights of the database's owner. */
export async function withClient<Result>(
  place: Place,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ host: place.folder, user: SUPERUSER, database: 'postgres' })
  // A connection that breaks also fails the query that waits for it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
