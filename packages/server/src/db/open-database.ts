import type { Config } from '../config/config.ts'
import { assertWritable } from '../platform/files/data-directory.ts'
import { assertRestored } from '../platform/files/restore-mark.ts'
import { startEmbedded } from './embedded/embedded.ts'
import type { DatabaseAddress } from './pool.ts'
import { assertUsable } from './usable-database.ts'

export interface OpenDatabase {
  readonly address: DatabaseAddress
  /** A message for the operator. */
  readonly note: string | null
  /** Settles when the embedded database has ended; never for an external server. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** Starts the embedded database, or opens the configured one, and checks that it can be used. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'timeZone'>,
): Promise<OpenDatabase> {
  assertWritable(config.dataDir)
  assertRestored(config.dataDir)
  if (config.databaseUrl !== null) {
    const address = { connectionString: config.databaseUrl }
    await assertUsable(address, config.timeZone)
    return { address, note: null, ended: new Promise(() => undefined), stop: () => Promise.resolve() }
  }
  const embedded = await startEmbedded(config.dataDir)
  const { connection, note, ended } = embedded
  const stop = () => embedded.stop()
  try {
    await assertUsable(connection, config.timeZone)
  } catch (error) {
    await stop()
    throw error
  }
  return { address: connection, note, ended, stop }
}
