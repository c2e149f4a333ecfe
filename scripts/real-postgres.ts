import { spawn, spawnSync, type ChildProcess, type SpawnSyncOptions } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findPostgresBin } from './bootstrap/machine-tools.mjs'

/** Longest start, in milliseconds. */
const START_WITHIN_MS = 30_000

const SUPERUSER = 'latchkey'

/** Settings for speed: the cluster is thrown away, so nothing has to survive a crash. */
const SETTINGS = [
  'listen_addresses=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  'shared_buffers=128MB',
]

/**
 * Starts PostgreSQL and ends it when the shell's standard input closes, which happens however this process ends.
 * File descriptor 3 keeps the input, because background commands of a shell get an empty one.
 */
const UNTIL_INPUT_CLOSES =
  'exec 3<&0; "$@" 3<&- & server=$!; (cat <&3 >/dev/null; kill -INT $server 2>/dev/null) & wait $server'

export const hasRealPostgres = (): boolean => findPostgresBin() !== undefined

/**
 * Runs the work with the URL of a new, empty PostgreSQL, and ends that server afterwards. Settings are `name=value`.
 * @throws when the machine has no PostgreSQL, or it does not start
 */
export async function withRealPostgres<Result>(
  work: (url: string) => Promise<Result>,
  settings: readonly string[] = [],
): Promise<Result> {
  const bin = findPostgresBin()
  if (bin === undefined) throw new Error('This machine has no PostgreSQL server.')
  const account = unprivilegedAccount()
  const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-pg-'))
  let server: ChildProcess | undefined
  try {
    if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)
    chmodSync(folder, 0o700)
    makeCluster(bin, folder, account)
    server = startServer(bin, folder, account, settings)
    await untilReady(bin, folder, server, account)
    return await work(`postgresql://${SUPERUSER}@localhost/postgres?host=${encodeURIComponent(folder)}`)
  } finally {
    if (server) await stopServer(server)
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Account {
  readonly uid?: number
  readonly gid?: number
}

/** PostgreSQL refuses to run as root: it runs as `postgres`, else as `nobody`. */
function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line =
    lines.find((each) => each.startsWith('postgres:')) ?? lines.find((each) => each.startsWith('nobody:'))
  if (line === undefined)
    throw new Error('PostgreSQL cannot run as root, and there is no account to run it as.')
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

function makeCluster(bin: string, folder: string, account: Account): void {
  const options: SpawnSyncOptions = { ...account, cwd: folder, encoding: 'utf8' }
  const made = spawnSync(
    path.join(bin, 'initdb'),
    [
      '--pgdata=data',
      `--username=${SUPERUSER}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    options,
  )
  if (made.status !== 0)
    throw new Error(`PostgreSQL could not make a cluster: ${String(made.stderr || made.error)}`)
}

function startServer(
  bin: string,
  folder: string,
  account: Account,
  settings: readonly string[],
): ChildProcess {
  const all = [...SETTINGS, `unix_socket_directories=${folder}`, ...settings]
  return spawn(
    '/bin/sh',
    [
      '-c',
      UNTIL_INPUT_CLOSES,
      'sh',
      path.join(bin, 'postgres'),
      '-D',
      path.join(folder, 'data'),
      ...all.flatMap((setting) => ['-c', setting]),
    ],
    // In its own process group, so that Ctrl-C does not end it while tests use it.
    { ...account, cwd: folder, detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  )
}

async function untilReady(
  bin: string,
  folder: string,
  server: ChildProcess,
  account: Account,
): Promise<void> {
  const until = Date.now() + START_WITHIN_MS
  while (Date.now() < until) {
    if (server.exitCode !== null) break
    if (spawnSync(path.join(bin, 'pg_isready'), ['-q', '-h', folder], account).status === 0) return
    await delay(50)
  }
  throw new Error('PostgreSQL of the machine did not start.')
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.stdin?.end()
  await ended
}
