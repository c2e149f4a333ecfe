import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import { fromKysely, PgBoss, type ConstructorOptions, type QueueOptions } from 'pg-boss'
import type pg from 'pg'
import type { DatabaseAddress } from '../db/pool.ts'
import type { Db } from '../db/schema.ts'
import { sessionSetUp } from '../db/session-settings.ts'
import {
  GROUPED,
  JOB_MS,
  JOB_NAMES,
  SCHEDULES,
  type JobData,
  type JobHandlers,
  type JobName,
  type JobTiming,
  type RunningJob,
} from './jobs.contract.ts'

export interface JobQueue {
  /** The job exists once the transaction commits. */
  enqueue<J extends JobName>(
    db: Transaction<Db>,
    name: J,
    data: JobData[J],
    options?: JobTiming,
  ): Promise<void>
  /** In one statement. */
  enqueueAll<J extends JobName>(db: Transaction<Db>, name: J, data: readonly JobData[J][]): Promise<void>
  work(handlers: JobHandlers): Promise<void>
  /** Number of jobs that are queued, running or to be retried. */
  pending(): Promise<number>
  /** All processes' jobs by state: created, retry, active, completed, cancelled or failed. */
  counts(): Promise<Record<string, number>>
  /** Finishes running jobs and closes the connections. */
  stop(): Promise<void>
}

/** Overridden in tests. */
export interface JobQueueOptions {
  /** Before the first retry; doubles with each one. */
  readonly retryDelaySeconds?: number
  /** Poll of a worker: notifications wake it for new jobs, not for retries. */
  readonly pollSeconds?: number
  /** Default: about a day of retries. */
  readonly retryLimit?: number
  /** Most workers of a queue whose jobs belong to groups. */
  readonly groupedAtOnce?: number
  /** True to leave out the periodic jobs, which read the machine's clock. */
  readonly isUnscheduled?: boolean
}

/** Retries over about a day, to outlast a mail server or provider that is down overnight. */
const RETRY: QueueOptions = { retryLimit: 25, retryBackoff: true, retryDelayMax: 3600 }

/** An import continues soon after each of many crashes, and itself stops trying what keeps failing. */
const RETRY_IMPORTS: QueueOptions = { retryLimit: 10_000, retryDelayMax: 30 }

/** A worker silent for this long is presumed dead, and another one gets its job. */
const HEARTBEAT_SECONDS = 20

/** Interval of the check for dead workers. */
const SUPERVISE_SECONDS = 10

/** Maximum time that a stopping server waits for running jobs. */
const STOP_TIMEOUT_MS = 5_000

/** The queue's tables are in their own schema, and made here. */
export async function openJobQueue(
  address: DatabaseAddress,
  log: FastifyBaseLogger,
  options: JobQueueOptions = {},
): Promise<JobQueue> {
  const connection = {
    ...address,
    max: 4,
    application_name: 'latchkey-jobs',
    useListenNotify: true,
    // Missing from the package's types: passed on to the pool, which waits for it.
    onConnect: (client: pg.ClientBase): unknown => client.query(sessionSetUp(null, 0)),
  }
  const boss = await startBoss(connection, log)
  const settings = {
    ...RETRY,
    ...(options.retryLimit !== undefined && { retryLimit: options.retryLimit }),
    retryDelay: options.retryDelaySeconds ?? 30,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: JOB_MS / 1000,
    notify: true,
  }
  const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const name of JOB_NAMES) {
    const isMail = name.startsWith('mail.') && name !== 'mail.given-up'
    const isImport = name.startsWith('imports.')
    const queue = {
      ...settings,
      ...(isMail && { deadLetter: 'mail.given-up' }),
      ...(isImport && RETRY_IMPORTS),
    }
    const before = found.get(name)
    if (before === undefined) await boss.createQueue(name, queue)
    else if (isChanged(before, queue)) await boss.updateQueue(name, queue)
  }
  return queueOf(boss, log, options)
}

const isChanged = (before: QueueOptions, queue: QueueOptions): boolean =>
  (Object.keys(queue) as (keyof QueueOptions)[]).some((name) => before[name] !== queue[name])

/** On queues that `openJobQueue` has made. A pooler cannot listen, so a job waits for the next poll. */
export async function openPooledJobQueue(
  pool: Pick<pg.Pool, 'query'>,
  log: FastifyBaseLogger,
  options: JobQueueOptions = {},
): Promise<JobQueue> {
  const executeSql = (text: string, values?: unknown[]) => pool.query(text, values)
  return queueOf(await startBoss({ db: { executeSql }, migrate: false }, log), log, options)
}

async function startBoss(connection: ConstructorOptions, log: FastifyBaseLogger): Promise<PgBoss> {
  const boss = new PgBoss({
    ...connection,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  boss.on('error', (error) => log.error({ err: error }, 'The job queue met an error'))
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'The job queue warns'))
  return boss.start()
}

function queueOf(boss: PgBoss, log: FastifyBaseLogger, options: JobQueueOptions): JobQueue {
  return {
    enqueue: async (db, name, data, { delaySeconds } = {}) => {
      await boss.send(name, data, {
        db: fromKysely(db),
        ...groupOf(name, data),
        ...(delaySeconds && { startAfter: delaySeconds }),
      })
    },
    enqueueAll: async (db, name, data) => {
      if (data.length === 0) return
      await boss.insert(
        name,
        data.map((each) => ({ data: each, ...groupOf(name, each) })),
        { db: fromKysely(db) },
      )
    },
    work: async (handlers) => {
      for (const name of JOB_NAMES)
        await workOn(boss, log, { name, handler: handlers[name] as AnyHandler, options })
      // Scheduled jobs run once, however many processes there are.
      const schedules = options.isUnscheduled ? {} : SCHEDULES
      for (const [name, cron] of Object.entries(schedules)) await boss.schedule(name, cron, {})
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
    stop: async () => {
      // A graceful stop of pg-boss looks only every half second whether the jobs have ended.
      const ended = Promise.all(JOB_NAMES.map((name) => boss.offWork(name)))
      await Promise.race([ended, delay(STOP_TIMEOUT_MS, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}

/** Jobs of one group run one after another, in all processes; those of several groups at the same time. */
function groupOf<J extends JobName>(name: J, data: JobData[J]): { group?: { id: string } } {
  const grouped = GROUPED[name]
  return grouped ? { group: { id: grouped.idOf(data) } } : {}
}

/** A handler whose data matches the job's name; checked where handlers are given. */
type AnyHandler = (data: JobData[JobName], job: RunningJob) => Promise<void>

async function workOn(
  boss: PgBoss,
  log: FastifyBaseLogger,
  { name, handler, options }: { name: JobName; handler: AnyHandler; options: JobQueueOptions },
) {
  let worker: string | undefined
  const { pollSeconds = 2, groupedAtOnce = Infinity } = options
  const grouping = GROUPED[name]
  const settings = {
    batchSize: 1,
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
    ...(grouping && { localConcurrency: Math.min(grouping.atOnce, groupedAtOnce), groupConcurrency: 1 }),
  }
  worker = await boss.work<JobData[JobName]>(name, settings, async ([job]) => {
    if (!job) return
    try {
      await handler(job.data, {
        id: job.id,
        settle: async (db) => {
          // The job may be queued for a retry: after a database outage the worker is presumed dead.
          const inAnyState = { db: fromKysely(db), includeQueued: true }
          const ended = await boss.complete(name, job.id, undefined, inAnyState)
          // Documented, but missing from the package's types.
          return (ended as { affected: number }).affected > 0
        },
      })
    } catch (error) {
      log.error({ err: error, job: name, jobId: job.id }, 'A job failed and will be tried again')
      throw error
    } finally {
      // One wake-up for many jobs: the worker fetches until there are none.
      if (worker !== undefined) boss.notifyWorker(worker)
    }
  })
}
