import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { StartProblem } from '../../config/start-problem.ts'
import { installedRelease, privateCopy } from './binaries.ts'
import { clusterFolder, createCluster, findCluster, lastLine, logFile, SUPERUSER } from './cluster.ts'
import { placeFor, type Place } from './place.ts'
import { launch, removeStalePidFile, runningPostmaster } from './postmaster.ts'

/** A PostgreSQL that belongs to this process. */
export interface EmbeddedDatabase {
  /** How a client reaches it. */
  readonly connection: { readonly host: string; readonly user: string; readonly database: string }
  readonly pid: number
  /** A line for the operator, when the data is in an unexpected folder. */
  readonly note: string | null
  /** Settles when PostgreSQL has ended, asked to or not. */
  readonly ended: Promise<void>
  /** Shuts PostgreSQL down cleanly and waits until it has ended. */
  stop(): Promise<void>
}

/** How an embedded database is started. */
export interface EmbeddedOptions {
  /** Settings of PostgreSQL on top of the durable ones; tests switch fsync off here and nowhere else. */
  readonly settings?: Readonly<Record<string, string>>
  /** How long another server may take to leave the folder, in milliseconds: restarts overlap a little. */
  readonly busyWaitMs?: number
  /** How long PostgreSQL may take until it answers, in milliseconds: after a crash it replays its log first. */
  readonly startWaitMs?: number
  /** The folder for data that cannot be in the data directory. */
  readonly sharedRoot?: string
}

const POLL_MS = 20

/** How long a stop waits for connections to leave by themselves before it ends them, in milliseconds. */
const LEAVE_WITHIN_MS = 2_000

/** Starts the embedded PostgreSQL of a data directory, making it on the first start. */
export async function startEmbedded(
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const release = installedRelease()
  const place = placeFor(dataDir, options.sharedRoot)
  const found = findCluster(place, release.major)
  const binaries = privateCopy(release, place.folder)
  if (found === 'none') await createCluster(place, binaries)
  await waitUntilFree(place, options.busyWaitMs ?? 10_000)
  removeStalePidFile(place)
  const logged = sizeOf(logFile(place))
  const keeper = launch(place, binaries, options.settings ?? {})
  const ended = once(keeper, 'exit').then(() => undefined)
  const pid = await waitUntilReady(place, keeper, logged, options.startWaitMs ?? 120_000)
  keeper.unref()
  const ask = (signal: NodeJS.Signals) => {
    if (runningPostmaster(place)?.pid === pid) process.kill(pid, signal)
  }
  return {
    connection: { host: place.folder, user: SUPERUSER, database: 'postgres' },
    pid,
    note: place.note,
    ended,
    stop: async () => {
      keeper.ref()
      // A pool says that it has ended while its connections are still on their way out: to one that it meets, a
      // fast stop (SIGINT) sends an error (57P01), which would be reported. A smart stop (SIGTERM) lets them leave.
      ask('SIGTERM')
      const patience = setTimeout(() => ask('SIGINT'), LEAVE_WITHIN_MS)
      await ended
      clearTimeout(patience)
    },
  }
}

async function waitUntilFree(place: Place, busyWaitMs: number): Promise<void> {
  const deadline = Date.now() + busyWaitMs
  let isAsked = false
  for (;;) {
    const other = runningPostmaster(place)
    if (!other) return
    // Nobody keeps it: its server and its keeper were both killed, and nobody else will ever stop it.
    if (other.keeper === undefined && !isAsked) {
      process.kill(other.pid, 'SIGINT')
      isAsked = true
    }
    if (Date.now() > deadline) {
      throw new StartProblem(
        `Another server is already running on the database in ${place.folder} (PostgreSQL has pid ${other.pid}): stop it first, or give this one another DATA_DIR.`,
      )
    }
    await delay(POLL_MS)
  }
}

async function waitUntilReady(place: Place, keeper: ChildProcess, logged: number, startWaitMs: number) {
  const deadline = Date.now() + startWaitMs
  for (;;) {
    const postmaster = runningPostmaster(place)
    if (postmaster?.isReady && postmaster.keeper === keeper.pid) return postmaster.pid
    if (keeper.exitCode !== null || keeper.signalCode !== null) throw wouldNotStart(place, logged)
    if (Date.now() > deadline) {
      keeper.stdin?.end()
      throw wouldNotStart(place, logged)
    }
    await delay(POLL_MS)
  }
}

function wouldNotStart(place: Place, logged: number): StartProblem {
  const said = fs.readFileSync(logFile(place)).subarray(logged).toString()
  const reason = said.split('\n').findLast((line) => /FATAL|PANIC/.test(line)) ?? lastLine(said)
  return new StartProblem(
    `The database in ${clusterFolder(place)} did not start (${reason.replace(/^.*?(FATAL|PANIC):\s*/, '').trim()}). Nothing was removed; the whole story is in ${logFile(place)}.`,
  )
}

function sizeOf(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
