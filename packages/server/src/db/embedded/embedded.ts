import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { StartProblem } from '../../config/start-problem.ts'
import { assertRestored } from '../../platform/files/restore-mark.ts'
import { installedRelease, privateCopy } from './binaries.ts'
import {
  clusterFolder,
  createCluster,
  findCluster,
  lastLine,
  logFile,
  removeLeftovers,
  SUPERUSER,
} from './cluster.ts'
import { tryLock, type FolderLock } from './folder-lock.ts'
import { placeFor, type Place } from './place.ts'
import { isInUse, launch, orphanOn, readPidFile, removeStalePidFile } from './postmaster.ts'

export interface EmbeddedDatabase {
  readonly connection: { readonly host: string; readonly user: string; readonly database: string }
  readonly pid: number
  /** A message for the operator when the data is in an unexpected folder. */
  readonly note: string | null
  /** Settles when PostgreSQL has ended, stopped or not. */
  readonly ended: Promise<void>
  /** Stops PostgreSQL cleanly and waits for its end. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Added to the durable settings; only tests set it, to switch fsync off. */
  readonly settings?: Readonly<Record<string, string>>
  /** Maximum wait for another server to release the folder: restarts overlap. */
  readonly busyWaitMs?: number
  /** Maximum start of PostgreSQL: after a crash it replays its log first. */
  readonly startWaitMs?: number
  /** A lock that the caller holds and releases. */
  readonly lock?: FolderLock
  /** Folder for databases that cannot be in the data directory. */
  readonly sharedRoot?: string
}

const POLL_MS = 20

/** A stop closes remaining connections after this time. */
const LEAVE_WITHIN_MS = 2_000

/** Starts the embedded PostgreSQL of a data directory; the first start creates it. */
export async function startEmbedded(
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const release = installedRelease()
  const place = placeFor(dataDir, options.sharedRoot)
  const lock = options.lock ?? (await lockWhenFree(place, options.busyWaitMs))
  const logged = sizeOf(logFile(place))
  let keeper: ChildProcess
  try {
    if (!options.lock) assertRestored(place.dataDir)
    const found = findCluster(place, release.major)
    removeLeftovers(place)
    const binaries = privateCopy(release, place.folder)
    if (found === 'none') await createCluster(place, binaries)
    removeStalePidFile(place)
    keeper = launch(place, binaries, lock, options.settings ?? {})
  } finally {
    if (!options.lock) lock.release()
  }
  const ended = once(keeper, 'exit').then(() => undefined)
  const pid = await waitUntilReady(place, keeper, logged, options.startWaitMs ?? 120_000)
  keeper.unref()
  const ask = (signal: NodeJS.Signals) => {
    if (isRunning(keeper) && readPidFile(place)?.pid === pid) process.kill(pid, signal)
  }
  return {
    connection: { host: place.folder, user: SUPERUSER, database: 'postgres' },
    pid,
    note: place.note,
    ended,
    stop: async () => {
      keeper.ref()
      // A pool ends before its connections are closed. A fast stop (SIGINT) sends them an error (57P01), which would be
      // reported; a smart stop (SIGTERM) lets them close.
      ask('SIGTERM')
      const patience = setTimeout(() => ask('SIGINT'), LEAVE_WITHIN_MS)
      await ended
      clearTimeout(patience)
    },
  }
}

/** Locks the data directory; waits for another server that stops. */
export async function lockWhenFree(place: Place, waitMs = 10_000): Promise<FolderLock> {
  const deadline = Date.now() + waitMs
  let asked: number | undefined
  for (;;) {
    const lock = tryLock(place.dataDir)
    if (lock && !(await isInUse(place))) return lock
    lock?.release()
    const orphan = orphanOn(place)
    if (orphan !== undefined && orphan !== asked) process.kill(orphan, 'SIGINT')
    asked = orphan
    if (Date.now() > deadline) {
      const pid = readPidFile(place)?.pid
      throw new StartProblem(
        `Another server is already running on the database in ${place.folder}${pid === undefined ? '' : ` (PostgreSQL has pid ${pid})`}: stop it first, or give this one another DATA_DIR.`,
      )
    }
    await delay(POLL_MS)
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

async function waitUntilReady(place: Place, keeper: ChildProcess, logged: number, startWaitMs: number) {
  const deadline = Date.now() + startWaitMs
  for (;;) {
    if (!isRunning(keeper)) throw wouldNotStart(place, logged)
    const file = readPidFile(place)
    if (file?.isReady) return file.pid
    if (Date.now() > deadline) {
      keeper.stdin?.end()
      throw wouldNotStart(place, logged)
    }
    await delay(POLL_MS)
  }
}

function wouldNotStart(place: Place, logged: number): StartProblem {
  const output = fs.readFileSync(logFile(place)).subarray(logged).toString()
  const reason = output.split('\n').findLast((line) => /FATAL|PANIC/.test(line)) ?? lastLine(output)
  return new StartProblem(
    `The database in ${clusterFolder(place)} did not start (${reason.replace(/^.*?(FATAL|PANIC):\s*/, '').trim()}). Nothing was removed. The log is ${logFile(place)}.`,
  )
}

function sizeOf(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
