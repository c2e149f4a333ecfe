import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import { fromKysely, PgBoss, type QueueOptions } from 'pg-boss'
import type { DatabaseAddress } from '../db/pool.ts'
import type { Db } from '../db/schema.ts'
import {
  JOB_NAMES,
  SCHEDULES,
  type JobData,
  type JobHandlers,
  type JobName,
  type JobTiming,
  type RunningJob,
} from './jobs.contract.ts'

/** The durable queue of one process. */
export interface JobQueue {
  /** Adds a job in the given transaction; it exists only once that is committed. */
  enqueue<J extends JobName>(
    db: Transaction<Db>,
    name: J,
    data: JobData[J],
    options?: JobTiming,
  ): Promise<void>
  /** Adds several of one kind, in one statement. */
  enqueueAll<J extends JobName>(db: Transaction<Db>, name: J, data: readonly JobData[J][]): Promise<void>
  /** Begins to run jobs. */
  work(handlers: JobHandlers): Promise<void>
  /** Counts the jobs that wait, run or are to be tried again. */
  pending(): Promise<number>
  /** Counts the jobs of all processes, by state: created, retry, active, completed, cancelled or failed. */
  counts(): Promise<Record<string, number>>
  /** Finishes the running jobs and closes the connections. */
  stop(): Promise<void>
}

/** How the queue behaves; tests ask for a faster one. */
export interface JobQueueOptions {
  /** Wait before the first retry, in seconds; it doubles with each try. */
  readonly retryDelaySeconds?: number
  /** How often a worker looks for a job by itself, in seconds: new jobs wake it, those to be tried again do not. */
  readonly pollSeconds?: number
}

/** Retries over about a day: a mail server or provider that is down for the night loses nothing. */
const RETRY: QueueOptions = { retryLimit: 25, retryBackoff: true, retryDelayMax: 3600 }

/** A worker that says nothing for so long is taken for dead, and its job is given to another. */
const HEARTBEAT_SECONDS = 20

/** How often it is looked for workers that say nothing, in seconds. */
const SUPERVISE_SECONDS = 10

/** Longest a running job may keep a stopping server waiting, in milliseconds. */
const STOP_TIMEOUT_MS = 5_000

/** Opens the queue, which keeps its tables in a schema of its own. */
export async function openJobQueue(
  address: DatabaseAddress,
  log: FastifyBaseLogger,
  options: JobQueueOptions = {},
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...address,
    max: 4,
    application_name: 'latchkey-jobs',
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  boss.on('error', (error) => log.error({ err: error }, 'The job queue met an error'))
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'The job queue warns'))
  await boss.start()
  const settings = {
    ...RETRY,
    retryDelay: options.retryDelaySeconds ?? 30,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    notify: true,
  }
  for (const name of JOB_NAMES) {
    await boss.createQueue(name, settings)
    await boss.updateQueue(name, settings)
  }
  return {
    enqueue: async (db, name, data, { delaySeconds } = {}) => {
      await boss.send(name, data, { db: fromKysely(db), ...(delaySeconds && { startAfter: delaySeconds }) })
    },
    enqueueAll: async (db, name, data) => {
      if (data.length === 0) return
      await boss.insert(
        name,
        data.map((each) => ({ data: each })),
        { db: fromKysely(db) },
      )
    },
    work: async (handlers) => {
      for (const name of JOB_NAMES)
        await workOn(boss, log, name, handlers[name] as AnyHandler, options.pollSeconds ?? 2)
      // Whichever process's turn it is sends the job; however many there are, it comes once.
      for (const [name, cron] of Object.entries(SCHEDULES)) await boss.schedule(name, cron, {})
    },
    pending: async () => {
      const { rows } = await boss
        .getDb()
        .executeSql(
          `select count(*)::int as count from pgboss.job where state in ('created', 'retry', 'active') and name = any($1)`,
          [[...JOB_NAMES]],
        )
      return (rows[0] as { count: number }).count
    },
    counts: async () => {
      const { rows } = await boss
        .getDb()
        .executeSql(
          'select state::text, count(*)::int as count from pgboss.job where name = any($1) group by state',
          [[...JOB_NAMES]],
        )
      return Object.fromEntries(
        (rows as { state: string; count: number }[]).map(({ state, count }) => [state, count]),
      )
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  }
}

/** A handler whose kind of data was matched with the job's name where the handlers were given. */
type AnyHandler = (data: JobData[JobName], job: RunningJob) => Promise<void>

async function workOn(
  boss: PgBoss,
  log: FastifyBaseLogger,
  name: JobName,
  handler: AnyHandler,
  pollSeconds: number,
) {
  let worker: string | undefined
  const options = {
    batchSize: 1,
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
  }
  worker = await boss.work<JobData[JobName]>(name, options, async ([job]) => {
    if (!job) return
    try {
      await handler(job.data, {
        id: job.id,
        settle: async (db) => {
          // It may wait for another try: a database that was away for a while takes the worker for dead.
          const inAnyState = { db: fromKysely(db), includeQueued: true }
          const ended = await boss.complete(name, job.id, undefined, inAnyState)
          // Documented, and left out of the package's types.
          return (ended as { affected: number }).affected > 0
        },
      })
    } catch (error) {
      log.error({ err: error, job: name, jobId: job.id }, 'A job failed and will be tried again')
      throw error
    } finally {
      // One call for many jobs wakes the worker once: it looks again after each, until there are none.
      if (worker !== undefined) boss.notifyWorker(worker)
    }
  })
}
