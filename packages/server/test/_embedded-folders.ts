import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { SUPERUSER } from '../src/db/embedded/cluster.ts'
import type { EmbeddedDatabase } from '../src/db/embedded/embedded.ts'
import type { DatabaseAddress } from '../src/db/pool.ts'
import { processFacts } from '../src/db/embedded/process-table.ts'

/** Every account can enter it. */
export function openFolder(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `lk-${name}-`))
  fs.chmodSync(folder, 0o711)
  return folder
}

/**
 * Copies a data directory whose database is stopped. Owners and modes stay; the binaries are shared with the original.
 */
export function copyOf(dataDir: string, parent: string, name: string): string {
  const copy = path.join(parent, name)
  const from = path.join(dataDir, 'database')
  fs.mkdirSync(copy, { mode: 0o711 })
  fs.mkdirSync(path.join(copy, 'database'), { mode: 0o700 })
  const { uid, gid } = fs.statSync(from)
  fs.chownSync(path.join(copy, 'database'), uid, gid)
  spawnSync('cp', ['-a', path.join(from, 'cluster'), path.join(copy, 'database')])
  for (const programs of fs.readdirSync(from).filter((each) => each.startsWith('pgsql-'))) {
    fs.symlinkSync(path.join(from, programs), path.join(copy, 'database', programs))
  }
  return copy
}

/** Files with size and time, to detect changes. */
export function listing(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => {
      const { size, mtimeMs } = fs.statSync(path.join(folder, name))
      return `${name} ${size} ${mtimeMs}`
    })
    .toSorted()
}

/** Requires a data directory that every account can enter. */
export const embeddedIn = (dataDir: string): Pick<EmbeddedDatabase, 'connection'> => ({
  connection: { host: path.join(dataDir, 'database'), user: SUPERUSER, database: 'postgres' },
})

export async function ask<Row extends pg.QueryResultRow>(
  database: { readonly connection: DatabaseAddress },
  query: string,
): Promise<Row[]> {
  const client = new pg.Client(database.connection)
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}

/** A script that starts the database of a folder, its first argument, after a wait in milliseconds, its second. */
export const STARTER = fileURLToPath(new URL('_embedded-start.ts', import.meta.url))

/** Writes rows until it is killed. */
export interface Writer {
  readonly process: ChildProcess
  /** Pid of its PostgreSQL. */
  readonly postgres: number
  /** The last acknowledged number. */
  last(): number
}

/** Resolves once some rows are written. `within` is a command that runs it, such as those of `_namespaces.ts`. */
export async function startWriter(
  dataDir: string,
  rows = 20,
  within: readonly string[] = [],
): Promise<Writer> {
  const script = fileURLToPath(new URL('_embedded-writer.ts', import.meta.url))
  const [command, ...args] = [...within, process.execPath, script, dataDir]
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let last = 0
  let postgres = 0
  const lines = createInterface({ input: child.stdout })
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The writer ended before it wrote')))
    lines.on('line', (line) => {
      if (line.startsWith('postgres ')) postgres = Number(line.slice('postgres '.length))
      else last = Number(line)
      if (last >= rows) resolve()
    })
  })
  return { process: child, postgres, last: () => last }
}

/** Kills a child with SIGKILL and waits for its end. */
export async function killHard(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

export const isRunning = (pid: number): boolean => processFacts(pid) !== undefined

/** Pid of the PostgreSQL of a data directory. */
export function clusterPid(dataDir: string): number {
  const [pid] = fs
    .readFileSync(path.join(dataDir, 'database', 'cluster', 'postmaster.pid'), 'utf8')
    .split('\n')
  return Number(pid)
}

/** Pids of running children. */
export function childrenOf(pid: number): number[] {
  return fs
    .readdirSync('/proc')
    .map(Number)
    .filter((each) => Number.isInteger(each) && each > 0 && processFacts(each)?.parent === pid)
}
