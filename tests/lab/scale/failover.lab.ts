import { setTimeout as delay } from 'node:timers/promises'
import { addTenants, type Tenant } from '../../../packages/server/test/tenants/_tenants.ts'
import { connectPushes, type PushClient } from '../../../packages/server/test/_push-client.ts'
import { percentile } from '../../bench/_figures.ts'
import { call, signIn, withProcesses, type Cluster, type DatabaseSettings } from '../cluster/_cluster.ts'
import { report } from '../_report.ts'
import { Load } from '../faults/_load.ts'
import { countMails } from '../faults/_mails.ts'
import { Bookings } from './_bookings.ts'
import { withPgBouncer } from './_pgbouncer.ts'
import { missingForPatroni, withPatroni, type PatroniCluster } from './_patroni.ts'

const ROUNDS = Number(process.env['SCALE_ROUNDS'] ?? 10)
const SOCKETS = Number(process.env['SCALE_SOCKETS'] ?? 1000)
/** Through PgBouncer. */
const IS_POOLED = process.env['SCALE_POOLER'] === '1'

const AGENTS = 20

/** Tenants in total, and who book at a time. */
const [TENANTS, BOOKING] = [400, 5]

/** The pause before each fault and after it, in milliseconds. */
const CALM_MS = 3000

/** The faults of a primary; each returns a function that repairs it. */
const FAULTS: Readonly<Record<string, (database: PatroniCluster) => Promise<() => Promise<void>>>> = {
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

/** Of those, with a comma between them. */
const WANTED = process.env['SCALE_FAULTS']?.split(',') ?? Object.keys(FAULTS)

// Three processes on three PostgreSQL nodes of which the primary is lost, while agents save, tenants book and sockets are open.
const missing = missingForPatroni()
if (missing === null) {
  await withPatroni(
    (database) =>
      IS_POOLED
        ? withPgBouncer(new URL(database.url), (pooler) =>
            loseAll(database, { DATABASE_URL: database.url, DATABASE_POOL_URL: pooler }),
          )
        : loseAll(database, { DATABASE_URL: database.url, DATABASE_READ_URL: database.readUrl }),
    { hasRepository: true },
  )
} else {
  console.error(`A failover needs ${missing}.`)
  process.exitCode = 1
}

interface Parts {
  readonly database: PatroniCluster
  readonly processes: Cluster
  readonly token: string
  readonly tenants: readonly Tenant[]
}

async function loseAll(database: PatroniCluster, urls: DatabaseSettings): Promise<void> {
  await withProcesses(urls, async (processes) => {
    await database.backUp()
    const token = await signIn(processes.url, 'admin')
    const sockets = await openSockets(processes.urls, token)
    const tenants = await addTenants({ connectionString: database.url }, TENANTS)
    for (const name of Object.keys(FAULTS).filter((each) => WANTED.includes(each)))
      await lose(name, { database, processes, token, tenants })
    await checkAfterwards(processes, token, sockets)
    for (const socket of sockets) socket.close()
  })
}

async function openSockets(urls: readonly string[], token: string): Promise<PushClient[]> {
  const sockets: PushClient[] = []
  while (sockets.length < SOCKETS)
    sockets.push(...(await Promise.all(urls.map((url) => connectPushes(url, token)))))
  return sockets
}

async function lose(name: string, { database, processes, token, tenants }: Parts): Promise<void> {
  const load = new Load(processes.url, token)
  const bookings = new Bookings(processes.url, tenants)
  const stops = [load.start(AGENTS), bookings.start(BOOKING)]
  const gaps: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await database.untilHealthy()
    await delay(CALM_MS)
    load.longestGapMs = 0
    const repair = await FAULTS[name]?.(database)
    await delay(CALM_MS)
    await repair?.()
    await database.untilHealthy()
    await delay(CALM_MS)
    gaps.push(load.longestGapMs)
  }
  await Promise.all(stops.map((stop) => stop()))
  // Agents who never pause make mails faster than they are sent.
  while ((await processes.jobsLeft()) > 0) await delay(CALM_MS)
  report(`primary ${name}`, {
    rounds: ROUNDS,
    medianGapMs: percentile(gaps, 0.5),
    longestGapMs: percentile(gaps, 1),
    outcomes: load.outcomes,
    messages: load.messages,
    ...(await load.check()),
    bookingOutcomes: bookings.outcomes,
    ...(await bookings.check(token)),
    ...(await countMails(load, [processes.mails])),
  })
}

/** Waits until all sockets have reconnected; their pages refetch then. */
async function untilConnected(sockets: readonly PushClient[]): Promise<void> {
  while (!sockets.every((socket) => socket.isConnected())) await delay(CALM_MS)
}

/** Existing sessions stay valid, no process was restarted, and pushes reach every socket. */
async function checkAfterwards(
  processes: Cluster,
  token: string,
  sockets: readonly PushClient[],
): Promise<void> {
  const { url, urls } = processes
  await untilConnected(sockets)
  const ended = urls.filter((_, index) => processes.process(index).child.exitCode !== null)
  const statuses = await Promise.all(
    urls.map(async (each) => (await call(each, '/leads/enquiries/1/10', { token })).status),
  )
  let heard = 0
  const all = sockets.map(async (socket) => {
    await socket.next('leads-refresh')
    heard += 1
  })
  const lead = { firstName: 'Ann', lastName: 'Lee', email: 'after@example.com', phone: '07700 900123' }
  await call(url, '/leads', { token, body: { ...lead, property: { name: 'Plot 1' } } })
  await Promise.race([Promise.all(all), delay(30_000)])
  report('after the failovers', {
    processesLost: ended.length,
    sessionsLost: statuses.filter((status) => status !== 200).length,
    sockets: sockets.length,
    pushesLost: sockets.length - heard,
  })
}
