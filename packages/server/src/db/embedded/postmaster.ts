import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { leadsElsewhere } from '../../platform/files/data-directory.ts'
import { clusterFolder, logFile, neutralEnvironment } from './cluster.ts'
import type { FolderLock } from './folder-lock.ts'
import { socketOf, type Place } from './place.ts'
import { processFacts, type ProcessFacts } from './process-table.ts'

/** The facts that PostgreSQL writes about itself into its cluster. */
interface PidFile {
  readonly pid: number
  /** The cluster, by the path of the process that started it. */
  readonly folder: string
  readonly isReady: boolean
}

const pidFile = (place: Place) => path.join(clusterFolder(place), 'postmaster.pid')

/** Undefined when there is none; says nothing about whether the process lives. */
export function readPidFile(place: Place): PidFile | undefined {
  try {
    const lines = fs.readFileSync(pidFile(place), 'utf8').split('\n')
    return { pid: Number(lines[0]), folder: lines[1] ?? '', isReady: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/** PostgreSQL removes its own stale pid file, but not when the pid is in use again or its parent has not reaped it yet. */
export function removeStalePidFile(place: Place): void {
  fs.rmSync(pidFile(place), { force: true })
}

/** True while PostgreSQL runs on the cluster, as far as can be seen: from versions before the lock. */
export async function isInUse(place: Place): Promise<boolean> {
  return (await isListening(place)) || factsOf(place) !== undefined
}

/** Asks the socket, which is the same by every path and in every container of the machine. */
export function isListening(place: Place): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.connect(socketOf(place.folder))
    const settle = (answer: boolean) => {
      probe.destroy()
      resolve(answer)
    }
    probe.once('connect', () => settle(true))
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      settle(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    )
  })
}

/** Pid of a PostgreSQL whose server and keeper were both killed: nothing else will stop it. */
export function orphanOn(place: Place): number | undefined {
  const parent = factsOf(place)?.parent
  const keeper = parent === undefined ? undefined : processFacts(parent)
  return keeper?.commandLine.includes(KEEPER_NAME) === false ? readPidFile(place)?.pid : undefined
}

/** Describes the process that the pid file names, if that is a PostgreSQL and was not copied with the file. */
function factsOf(place: Place): ProcessFacts | undefined {
  const file = readPidFile(place)
  if (!file || leadsElsewhere(file.folder, clusterFolder(place))) return undefined
  const facts = processFacts(file.pid)
  // After a crash of the machine another process may have the pid.
  return facts?.commandLine.includes(file.folder) ? facts : undefined
}

/** Name of the keeper in the list of processes. */
const KEEPER_NAME = 'latchkey-database'

/**
 * Ends PostgreSQL with the server. The server holds the other end of this shell's standard input: when it ends in any
 * way, also by kill -9, the read returns and PostgreSQL is stopped cleanly. The signal is repeated because a PostgreSQL
 * that has just been started ignores it. Descriptor 3 is the lock of the data directory: of these processes only
 * PostgreSQL keeps it.
 */
const KEEPER = `
exec 4<&0
"$@" 4<&- &
postgres=$!
exec 3<&-
(read _ <&4; while kill -INT "$postgres" 2>/dev/null; do sleep 1; done) &
watcher=$!
wait "$postgres"
result=$?
kill "$watcher" 2>/dev/null
exit "$result"
`

/** Durable, on a unix socket only. */
function settings(place: Place, extra: Readonly<Record<string, string>>): string[] {
  const values: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: place.folder,
    unix_socket_permissions: '0700',
    shared_buffers: '256MB',
    work_mem: '16MB',
    random_page_cost: '1.1',
    jit: 'off',
    max_connections: '60',
    // Its log, which anonymising does not reach, would quote the row of a rejected write.
    log_error_verbosity: 'terse',
    // /dev/shm has only 64 MB in many containers.
    dynamic_shared_memory_type: 'mmap',
    ...extra,
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Starts PostgreSQL under its keeper, with the lock; returns the keeper, which ends when PostgreSQL does. */
export function launch(
  place: Place,
  binaries: string,
  lock: FolderLock,
  extra: Readonly<Record<string, string>>,
): ChildProcess {
  const log = fs.openSync(logFile(place), 'a')
  const program = [
    path.join(binaries, 'bin', 'postgres'),
    '-D',
    clusterFolder(place),
    ...settings(place, extra),
  ]
  const keeper = spawn('/bin/sh', ['-c', KEEPER, KEEPER_NAME, ...program], {
    ...place.account,
    env: neutralEnvironment(),
    cwd: place.folder,
    // A session of its own: Ctrl-C in the terminal must reach only the server, which stops everything in order.
    detached: true,
    stdio: ['pipe', log, log, lock.descriptor],
  })
  fs.closeSync(log)
  keeper.stdin?.on('error', () => undefined)
  return keeper
}
