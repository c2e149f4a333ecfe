import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectPushes, type PushClient } from '../../packages/server/test/_push-client.ts'
import { percentile } from '../bench/_figures.ts'
import { report } from '../faults/_figure.ts'
import { Load } from '../faults/_load.ts'
import { countMails } from '../faults/_mails.ts'
import { call, signIn, withProcesses, type Cluster } from './_cluster.ts'
import { missingForPatroni, withPatroni, type PatroniCluster } from './_patroni.ts'

const ROUNDS = Number(process.env['CLUSTER_ROUNDS'] ?? 10)
const SOCKETS = Number(process.env['CLUSTER_SOCKETS'] ?? 1000)

const AGENTS = 20

/** Before each fault and after it, in milliseconds. */
const CALM_MS = 3000

/** How a primary goes, and the longest time without an acknowledged write, in milliseconds. */
const FAULTS = [
  { name: 'killed', aimMs: 30_000 },
  { name: 'cut off', aimMs: 30_000 },
  { name: 'switched over', aimMs: 10_000 },
] as const

const missing = missingForPatroni()
if (missing !== null) console.warn(`\n!!! SKIPPED: a failover needs ${missing}.\n`)

describe.runIf(missing === null)('three processes on a PostgreSQL that fails over', () => {
  let [patroni, cluster]: [PatroniCluster?, Cluster?] = []
  let token: string
  let sockets: PushClient[] = []
  const over = Promise.withResolvers<void>()
  let running: Promise<void>

  beforeAll(async () => {
    const ready = Promise.withResolvers<void>()
    running = withPatroni((database) =>
      withProcesses(
        { DATABASE_URL: database.url, DATABASE_READ_URL: database.readUrl },
        async (processes) => {
          ;[patroni, cluster] = [database, processes]
          ready.resolve()
          await over.promise
        },
      ),
    )
    await Promise.race([ready.promise, running])
    const { url } = there(cluster)
    token = await signIn(url, 'admin')
    for (let open = 0; open < SOCKETS; open += 50)
      sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => connectPushes(url, token)))))
  }, 300_000)

  afterAll(async () => {
    for (const socket of sockets) socket.close()
    over.resolve()
    await running
  }, 300_000)

  test.each(FAULTS)(
    'a primary that is $name: nothing acknowledged is lost',
    async ({ name, aimMs }) => {
      const [database, { url, mails }] = [there(patroni), there(cluster)]
      const load = new Load(url, token)
      const stop = load.start(AGENTS)
      const gaps: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        await database.untilHealthy()
        await delay(CALM_MS)
        load.longestGapMs = 0
        const heal = await FAULT[name](database)
        await delay(CALM_MS)
        await heal()
        await database.untilHealthy()
        await delay(CALM_MS)
        gaps.push(load.longestGapMs)
      }
      await stop()
      const facts = {
        rounds: ROUNDS,
        medianGapMs: percentile(gaps, 0.5),
        longestGapMs: percentile(gaps, 1),
        outcomes: load.outcomes,
        errors: Object.keys(load.messages),
        ...(await load.check()),
        ...(await countMails(load, [mails])),
      }
      report(`primary ${name}`, facts)
      expect(facts).toMatchObject({ lost: 0, mailsLost: 0 })
      expect(facts.longestGapMs).toBeLessThan(aimMs)
    },
    ROUNDS * 180_000,
  )

  test('nobody signs in anew, no process needs a restart, and pushes reach every socket', async () => {
    const { url, urls } = there(cluster)
    for (const index of urls.keys()) expect(there(cluster).process(index).child.exitCode).toBeNull()
    for (const each of [url, ...urls]) expect((await call(each, '/users/me', { token })).status).toBe(200)
    const heard = Promise.all(sockets.map((socket) => socket.next('leads-refresh')))
    const lead = { firstName: 'Ann', lastName: 'Lee', email: 'after@example.com', phone: '07700 900123' }
    const { status } = await call(url, '/leads', { token, body: { ...lead, property: { name: 'Plot 1' } } })
    expect(status).toBe(200)
    await heard
  }, 60_000)
})

/** Each begins a fault and returns what repairs it. */
const FAULT: Readonly<
  Record<(typeof FAULTS)[number]['name'], (database: PatroniCluster) => Promise<() => Promise<void>>>
> = {
  killed: async (database) => {
    database.kill(await database.primary())
    return async () => undefined
  },
  'cut off': async (database) => {
    const node = await database.primary()
    node.cutOff()
    return async () => {
      await database.untilWithout(node)
      node.reconnect()
    }
  },
  'switched over': async (database) => {
    await database.switchOver()
    return async () => undefined
  },
}

function there<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The cluster has not been started.')
  return value
}
