import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHubPeer } from '../../packages/server/test/_hub-peer.ts'
import { connectPushes, type PushClient } from '../../packages/server/test/_push-client.ts'
import { hasRealPostgres, withRealPostgres } from '../../scripts/real-postgres.ts'
import { percentile, rounded } from '../bench/_figures.ts'
import { report } from '../faults/_figure.ts'
import { call, signIn, withCluster, type Cluster } from './_cluster.ts'
import { hasNginx } from './_nginx.ts'

const SOCKETS = Number(process.env['CLUSTER_SOCKETS'] ?? 5000)

const PUSHES = 30

/** The adapter is overloaded once the p95 of its notifications takes longer, in milliseconds. */
const OVERLOADED_MS = 500

/** Duration of a rate, in milliseconds, and the interval in which its notifications are sent. */
const [RATE_MS, BURST_MS] = [3000, 20]

const canRun = hasRealPostgres() && hasNginx()
if (!canRun) console.warn('\n!!! SKIPPED: the cluster needs a PostgreSQL server and nginx on this machine.\n')

describe.runIf(canRun)(`${SOCKETS} sockets over three processes`, () => {
  let cluster: Cluster
  let token: string
  const sockets: PushClient[] = []
  const over = Promise.withResolvers<void>()
  let running: Promise<void>

  beforeAll(async () => {
    const ready = Promise.withResolvers<void>()
    running = withCluster(async (given) => {
      cluster = given
      ready.resolve()
      await over.promise
    })
    await Promise.race([ready.promise, running])
    token = await signIn(cluster.url, 'admin')
    const urls = cluster.urls
    for (let open = 0; open < SOCKETS; open += 50)
      sockets.push(
        ...(await Promise.all(
          Array.from({ length: 50 }, (_, index) => connectPushes(urls[index % 3] ?? '', token)),
        )),
      )
  }, 300_000)

  afterAll(async () => {
    for (const socket of sockets) socket.close()
    over.resolve()
    await running
  }, 300_000)

  test('a push from any process reaches all of them', async () => {
    const afterRequest: number[] = []
    const afterResponse: number[] = []
    for (let push = 0; push < PUSHES; push += 1) {
      const arrived: number[] = []
      const heard = Promise.all(
        sockets.map(async (socket) => {
          await socket.next('leads-refresh')
          arrived.push(performance.now())
        }),
      )
      const body = {
        firstName: 'Ann',
        lastName: 'Lee',
        phone: '07700 900123',
        email: `push${push}@example.com`,
        property: { name: 'Plot 1' },
      }
      const sentAt = performance.now()
      expect((await call(cluster.urls[push % 3] ?? '', '/leads', { token, body })).status).toBe(200)
      const respondedAt = performance.now()
      await heard
      afterRequest.push(percentile(arrived, 0.95) - sentAt)
      afterResponse.push(percentile(arrived, 0.95) - respondedAt)
    }
    report('pushes to all sockets', {
      sockets: sockets.length,
      pushes: PUSHES,
      p95AfterRequestMs: rounded(percentile(afterRequest, 0.95)),
      p95AfterCommitMs: rounded(percentile(afterResponse, 0.95)),
    })
  }, 300_000)
})

test.runIf(hasRealPostgres())(
  'what the PostgreSQL adapter carries',
  async () => {
    await withRealPostgres(async (connectionString) => {
      const peers = [1, 2, 3].map(() => openHubPeer({ connectionString }))
      const [sender, ...others] = peers
      // Until all of them listen.
      await expect
        .poll(() => {
          sender?.send()
          return others.every(({ delaysMs }) => delaysMs.length > 0)
        })
        .toBe(true)
      let carried = 0
      for (let perSecond = 250; ; perSecond *= 2) {
        for (const { delaysMs } of others) delaysMs.length = 0
        const until = performance.now() + RATE_MS
        let sent = 0
        for (const from = performance.now(); performance.now() < until; await delay(BURST_MS)) {
          const due = ((performance.now() - from) / 1000) * perSecond
          for (; sent < due; sent += 1) sender?.send()
        }
        await expect
          .poll(() => others.every(({ delaysMs }) => delaysMs.length >= sent), { timeout: 60_000 })
          .toBe(true)
        const p95Ms = rounded(
          percentile(
            others.flatMap(({ delaysMs }) => delaysMs),
            0.95,
          ),
        )
        report('notifications of the adapter', { perSecond, sent, p95Ms })
        if (p95Ms > OVERLOADED_MS) break
        carried = perSecond
      }
      expect(carried).toBeGreaterThan(0)
      for (const peer of peers) await peer.close()
    })
  },
  300_000,
)
