import pg from 'pg'
import type { Config } from '../config/config.ts'
import { StartProblem } from '../config/start-problem.ts'
import { assertWritable } from '../platform/files/data-directory.ts'
import { assertRestored } from '../platform/files/restore-mark.ts'
import { startEmbedded } from './embedded/embedded.ts'
import type { DatabaseAddress } from './pool.ts'

export interface OpenDatabase {
  readonly address: DatabaseAddress
  /** For the operator. */
  readonly note: string | null
  /** Settles when the embedded database has ended; never for an external server. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** Oldest supported PostgreSQL. */
const OLDEST_MAJOR = 15

/** Starts the embedded database, or checks that the configured server can be used. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  assertWritable(config.dataDir)
  assertRestored(config.dataDir)
  if (config.databaseUrl === null) {
    const embedded = await startEmbedded(config.dataDir)
    const { connection, note, ended } = embedded
    return { address: connection, note, ended, stop: () => embedded.stop() }
  }
  const address = { connectionString: config.databaseUrl }
  await assertUsable(address)
  return { address, note: null, ended: new Promise(() => undefined), stop: () => Promise.resolve() }
}

async function assertUsable(address: DatabaseAddress): Promise<void> {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: 10_000 })
  // Handled: a broken connection also fails the query below.
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
  // A name with several addresses fails with one error per address.
  if (error instanceof AggregateError) return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
