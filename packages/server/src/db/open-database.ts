import pg from 'pg'
import type { Config } from '../config/config.ts'
import { StartProblem } from '../config/start-problem.ts'
import { startEmbedded } from './embedded/embedded.ts'
import type { DatabaseAddress } from './pool.ts'

/** A database that can be used, whichever kind it is. */
export interface OpenDatabase {
  readonly address: DatabaseAddress
  /** A line for the operator; null when there is nothing to say. */
  readonly note: string | null
  /** Settles when the database has ended for good; never for a server that is not ours. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** Oldest PostgreSQL that the schema runs on. */
const OLDEST_MAJOR = 15

/** Starts the embedded database, or makes sure that the given server can be used. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  if (config.databaseUrl === null) {
    const embedded = await startEmbedded(config.dataDir)
    const { connection, note, ended } = embedded
    return { address: connection, note, ended, stop: () => embedded.stop() }
  }
  const address = { connectionString: config.databaseUrl }
  await refuseUnusable(address)
  return { address, note: null, ended: new Promise(() => undefined), stop: () => Promise.resolve() }
}

async function refuseUnusable(address: DatabaseAddress): Promise<void> {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: 10_000 })
  // A connection that breaks also fails the query below, which says so.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    )
    const major = Math.floor(Number(rows[0]?.version) / 10_000)
    if (major < OLDEST_MAJOR) {
      throw new StartProblem(
        `DATABASE_URL names PostgreSQL ${major}; expected version ${OLDEST_MAJOR} or newer.`,
      )
    }
  } catch (error) {
    if (error instanceof StartProblem) throw error
    throw new StartProblem(`DATABASE_URL names a database that cannot be used: ${messageOf(error)}.`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function messageOf(error: unknown): string {
  // A name with several addresses fails with one error for each of them.
  if (error instanceof AggregateError) return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
