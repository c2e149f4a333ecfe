import { setTimeout as delay } from 'node:timers/promises'
import { openHubPeer } from '../../../packages/server/test/_hub-peer.ts'
import { connectPushes } from '../../../packages/server/test/_push-client.ts'
import { withRealPostgres } from '../../../scripts/real-postgres.ts'
import { percentile, rounded } from '../../bench/_figures.ts'
import { call, signIn, withCluster } from '../cluster/_cluster.ts'
import { report } from '../_report.ts'

const SOCKETS = Number(process.env['SCALE_SOCKETS'] ?? 5000)

const PUSHES = 30

/** Longest wait for a push to reach all sockets, in milliseconds. */
const WITHIN_MS = 30_000

/** The adapter is overloaded once the p95 of its notifications takes longer, in milliseconds. */
const OVERLOADED_MS = 500

/** Duration of a rate, and the interval in which its notifications are sent, in milliseconds. */
const [RATE_MS, BURST_MS] = [3000, 20]

// A push from any of three processes to all sockets.
await withCluster(async ({ urls }) => {
  const token = await signIn(urls[0] ?? '', 'admin')
  const sockets = []
  while (sockets.length < SOCKETS)
    sockets.push(...(await Promise.all(urls.map((url) => connectPushes(url, token)))))
  const [afterRequest, afterResponse]: number[][] = [[], []]
  let pushesLost = 0
  for (let push = 0; push < PUSHES; push += 1) {
    const arrived: number[] = []
    const all = sockets.map(async (socket) => {
      await socket.next('leads-refresh')
      arrived.push(performance.now())
    })
    const lead = {
      firstName: 'Ann',
      lastName: 'Lee',
      phone: '07700 900123',
      email: `push${push}@example.com`,
    }
    const body = { ...lead, property: { name: 'Plot 1' } }
    const sentAt = performance.now()
    await call(urls[push % urls.length] ?? '', '/leads', { token, body })
    const respondedAt = performance.now()
    await Promise.race([Promise.all(all), delay(WITHIN_MS)])
    pushesLost += sockets.length - arrived.length
    afterRequest?.push(percentile(arrived, 0.95) - sentAt)
    afterResponse?.push(percentile(arrived, 0.95) - respondedAt)
  }
  report('a push to all sockets', {
    sockets: sockets.length,
    pushes: PUSHES,
    pushesLost,
    p95AfterRequestMs: rounded(percentile(afterRequest ?? [], 0.95)),
    p95AfterCommitMs: rounded(percentile(afterResponse ?? [], 0.95)),
  })
  for (const socket of sockets) socket.close()
})

// The throughput of the PostgreSQL adapter between three processes, in notifications a second.
await withRealPostgres(async (connectionString) => {
  const peers = [1, 2, 3].map(() => openHubPeer({ connectionString }))
  const [sender, ...others] = peers
  const untilAllHave = async (count: number) => {
    while (!others.every(({ delaysMs }) => delaysMs.length >= count)) await delay(BURST_MS)
  }
  // Sent until both listen.
  while (!others.every(({ delaysMs }) => delaysMs.length > 0)) {
    sender?.send()
    await delay(BURST_MS)
  }
  for (let perSecond = 250, p95Ms = 0; p95Ms <= OVERLOADED_MS; perSecond *= 2) {
    for (const { delaysMs } of others) delaysMs.length = 0
    const from = performance.now()
    let sent = 0
    while (performance.now() - from < RATE_MS) {
      const due = ((performance.now() - from) / 1000) * perSecond
      for (; sent < due; sent += 1) sender?.send()
      await delay(BURST_MS)
    }
    await untilAllHave(sent)
    const delays = others.flatMap(({ delaysMs }) => delaysMs)
    p95Ms = rounded(percentile(delays, 0.95))
    report('notifications of the adapter', {
      perSecond,
      sent,
      p50Ms: rounded(percentile(delays, 0.5)),
      p95Ms,
    })
  }
  for (const peer of peers) await peer.close()
})
