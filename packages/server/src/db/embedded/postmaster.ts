import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { clusterFolder, logFile, neutralEnvironment } from './cluster.ts'
import type { Place } from './place.ts'
import { processFacts } from './process-table.ts'

/** The pid file of a cluster, checked against the running processes. */
export interface Postmaster {
  readonly pid: number
  readonly isReady: boolean
  /** Pid of the keeper; undefined for an orphan. */
  readonly keeper: number | undefined
}

const pidFile = (place: Place) => path.join(clusterFolder(place), 'postmaster.pid')

/** Undefined when no PostgreSQL runs on the cluster, whatever a stale pid file says. */
export function runningPostmaster(place: Place): Postmaster | undefined {
  let lines: string[]
  try {
    lines = fs.readFileSync(pidFile(place), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  const facts = pid > 0 ? processFacts(pid) : undefined
  // After a crash of the machine another process may have the pid.
  if (!facts?.commandLine.includes(clusterFolder(place))) return undefined
  const isKept = processFacts(facts.parent)?.commandLine.includes(clusterFolder(place)) === true
  return { pid, isReady: lines[7]?.trim() === 'ready', keeper: isKept ? facts.parent : undefined }
}

/**
 * PostgreSQL removes its own stale pid file, but not when the pid is in use again or its parent has not reaped it yet.
 */
export function removeStalePidFile(place: Place): void {
  if (!runningPostmaster(place)) fs.rmSync(pidFile(place), { force: true })
}

/**
 * Ends PostgreSQL with the server. The server holds the other end of this shell's standard input: when it ends in any
 * way, also by kill -9, the read returns and PostgreSQL is stopped cleanly.
 */
const KEEPER = `
exec 3<&0
"$@" 3<&- &
postgres=$!
(read _ <&3; kill -INT "$postgres" 2>/dev/null) &
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
    // /dev/shm has only 64 MB in many containers.
    dynamic_shared_memory_type: 'mmap',
    ...extra,
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Starts PostgreSQL under its keeper; returns the keeper, which ends when PostgreSQL does. */
export function launch(
  place: Place,
  binaries: string,
  extra: Readonly<Record<string, string>>,
): ChildProcess {
  const log = fs.openSync(logFile(place), 'a')
  const program = [
    path.join(binaries, 'bin', 'postgres'),
    '-D',
    clusterFolder(place),
    ...settings(place, extra),
  ]
  const keeper = spawn('/bin/sh', ['-c', KEEPER, 'latchkey-database', ...program], {
    ...place.account,
    env: neutralEnvironment(),
    cwd: place.folder,
    // A session of its own: Ctrl-C in the terminal must reach only the server, which stops everything in order.
    detached: true,
    stdio: ['pipe', log, log],
  })
  fs.closeSync(log)
  keeper.stdin?.on('error', () => undefined)
  return keeper
}
