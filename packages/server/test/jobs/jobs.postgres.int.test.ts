import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Context } from '../../src/context/context.ts'
import { buildFeatures } from '../../src/features.ts'
import type { JobHandlers } from '../../src/jobs/jobs.contract.ts'
import { openJobQueue } from '../../src/jobs/queue.ts'
import { startTestServer, type TestServer } from '../_harness.ts'

let server: TestServer
const done: number[] = []
let failures = 0

/** Fails a given number of times first. */
const invite: JobHandlers['mail.invite'] = ({ userId }) => {
  if (failures > 0) {
    failures -= 1
    return Promise.reject(new Error('The mail server is away'))
  }
  done.push(userId)
  return Promise.resolve()
}
const handlersOn = (context: Context): JobHandlers => ({
  ...buildFeatures(context).handlers,
  'mail.invite': invite,
})

const startServer = () => startTestServer({ features: (context) => ({ handlers: handlersOn(context) }) })

beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => {
  done.length = 0
  failures = 0
})
afterAll(() => server.close())

const enqueue = (...userIds: number[]) =>
  server.context.change(null, async (change) => {
    for (const userId of userIds) await change.enqueue('mail.invite', { userId, linkId: 1 })
  })

test('a job runs once, after its change is committed', async () => {
  await server.context.change(null, async (change) => {
    await change.enqueue('mail.invite', { userId: 1, linkId: 1 })
    expect(await server.services.jobs.pending()).toBe(0)
  })
  await server.settled()
  expect(done).toEqual([1])
})

test('a rolled-back change leaves no job', async () => {
  const change = server.context.change(null, async (work) => {
    await work.enqueue('mail.invite', { userId: 2, linkId: 1 })
    throw new Error('no')
  })
  await expect(change).rejects.toThrow('no')
  await enqueue(3)
  await server.settled()
  expect(done).toEqual([3])
})

test('a failed job is retried until it succeeds', async () => {
  failures = 1
  await enqueue(4)
  await server.settled()
  expect(done).toEqual([4])
  expect(failures).toBe(0)
})

test('many jobs of one change all run', async () => {
  const userIds = Array.from({ length: 30 }, (_, index) => 100 + index)
  await enqueue(...userIds)
  await server.settled()
  expect(done.toSorted((a, b) => a - b)).toEqual(userIds)
})

const inviteQueue = async () =>
  (
    await sql<{ retry_limit: number; updated_on: Date }>`
      select retry_limit, updated_on from pgboss.queue where name = 'mail.invite'`.execute(server.db)
  ).rows[0]

/** The row of the queue, after a start with this limit. */
async function startedWith(retryLimit: number) {
  const queue = await openJobQueue(server.address, server.context.log, { retryLimit })
  await queue.stop()
  return inviteQueue()
}

test('a start takes over the settings of this version, and writes no queue that has them', async () => {
  const changed = await startedWith(3)
  expect(changed?.retry_limit).toBe(3)
  expect(await startedWith(3)).toEqual(changed)
})

test('a job survives the end of the server that started it', async () => {
  const ending = await startServer()
  await ending.services.jobs.stop()
  await enqueueWithoutWorker(ending, 5)
  expect(done).toEqual([])
  const next = await openJobQueue(ending.address, ending.context.log)
  await next.work(handlersOn(ending.context))
  await expect.poll(() => next.pending()).toBe(0)
  expect(done).toEqual([5])
  await next.stop()
  await ending.close()
})

test('a stop finishes the running job', async () => {
  const started = Promise.withResolvers<void>()
  const ending = await startTestServer({
    features: (context) => ({
      handlers: {
        ...buildFeatures(context).handlers,
        // Longer than a stop takes without a job.
        'mail.invite': async () => {
          started.resolve()
          await sql`select pg_sleep(0.5)`.execute(context.db)
        },
      },
    }),
  })
  await ending.context.change(null, (change) => change.enqueue('mail.invite', { userId: 6, linkId: 1 }))
  await started.promise
  await ending.services.jobs.stop()
  const { rows } = await sql`select state from pgboss.job where name = 'mail.invite'`.execute(ending.db)
  expect(rows).toEqual([{ state: 'completed' }])
  await ending.close()
})

async function enqueueWithoutWorker({ address, context, db }: TestServer, userId: number): Promise<void> {
  const queue = await openJobQueue(address, context.log)
  await db.transaction().execute((trx) => queue.enqueue(trx, 'mail.invite', { userId, linkId: 1 }))
  await queue.stop()
}
