import fs from 'node:fs'
import path from 'node:path'
import { startEmbedded, type EmbeddedDatabase } from '../src/db/embedded/embedded.ts'
import { ask, copyOf, openFolder } from './_embedded-folders.ts'

/** A PostgreSQL server and its streaming replica. */
export interface ReplicatedDatabase {
  readonly primary: EmbeddedDatabase
  readonly standby: EmbeddedDatabase
  /** Connection URLs, by their unix sockets. */
  readonly urls: { readonly primary: string; readonly standby: string }
  /** Until `resume`, the standby receives the log and does not replay it. */
  pause(): Promise<void>
  resume(): Promise<void>
  /** Starts the standby after it was stopped. */
  startStandby(): Promise<void>
  stop(): Promise<void>
}

const urlOf = ({ connection }: EmbeddedDatabase) =>
  `postgres://${connection.user}@localhost/${connection.database}?host=${connection.host}`

/** `prepare` leaves a stopped database in the folder. */
export async function startReplicated(
  prepare = async (dataDir: string) => (await startEmbedded(dataDir)).stop(),
): Promise<ReplicatedDatabase> {
  const parent = openFolder('replicated')
  const folder = path.join(parent, 'primary')
  await prepare(folder)
  const copy = copyOf(folder, parent, 'standby')
  fs.writeFileSync(path.join(copy, 'database', 'cluster', 'standby.signal'), '')
  const primary = await startEmbedded(folder)
  const { host, user } = primary.connection
  const startStandby = () =>
    startEmbedded(copy, { settings: { primary_conninfo: `host=${host} user=${user}` } })
  let standby = await startStandby()
  return {
    primary,
    get standby() {
      return standby
    },
    urls: { primary: urlOf(primary), standby: urlOf(standby) },
    pause: async () => {
      await ask(standby, 'select pg_wal_replay_pause()')
    },
    resume: async () => {
      await ask(standby, 'select pg_wal_replay_resume()')
    },
    async startStandby() {
      standby = await startStandby()
    },
    stop: async () => {
      await standby.stop()
      await primary.stop()
      fs.rmSync(parent, { recursive: true })
    },
  }
}
