import { setTimeout as delay } from 'node:timers/promises'
import { admin } from '../../../packages/server/test/_database.setup.ts'
import { openConnectionCounter } from '../../../packages/server/test/_connections.ts'
import { connectPushes } from '../../../packages/server/test/_push-client.ts'
import { withRealPostgres } from '../../../scripts/real-postgres.ts'
import { call, signIn, withProcesses, type Cluster, type DatabaseSettings } from '../cluster/_cluster.ts'
import { report } from '../_report.ts'
import { Load } from '../faults/_load.ts'
import { countMails } from '../faults/_mails.ts'
import { hasPgBouncer, withPgBouncer } from './_pgbouncer.ts'

const PROCESSES = Number(process.env['SCALE_PROCESSES'] ?? 50)

/** These processes have no pooler; each may open sixteen connections. */
const DIRECT_PROCESSES = 3

const MAX_CONNECTIONS = 100

const AGENTS = 20

/** The number of samples of the connection count during the saves, and their interval in milliseconds. */
const [COUNTS, COUNT_MS] = [120, 250]

/** Longest wait for a push to reach all sockets, in milliseconds. */
const PUSH_WITHIN_MS = 30_000

// Many processes on a database with few connections, through PgBouncer in transaction mode; and few without it.
if (hasPgBouncer()) {
  await withRealPostgres(
    async (superuser) => {
      const owner = new URL(superuser)
      await admin({ connectionString: superuser }, 'create role office login createrole')
      await admin({ connectionString: superuser }, 'create database latchkey owner office')
      owner.username = 'office'
      owner.pathname = '/latchkey'
      const direct = { DATABASE_URL: owner.href }
      await measure('without a pooler', direct, DIRECT_PROCESSES, superuser)
      await withPgBouncer(owner, async (pooler) => {
        const pooled = { ...direct, DATABASE_POOL_URL: pooler }
        await measure('through PgBouncer', pooled, DIRECT_PROCESSES, superuser)
        await measure('through PgBouncer', pooled, PROCESSES, superuser)
      })
    },
    [`max_connections=${MAX_CONNECTIONS}`],
  )
} else {
  console.error('Pools need pgbouncer: install the package of that name.')
  process.exitCode = 1
}

async function measure(
  way: string,
  database: DatabaseSettings,
  processes: number,
  superuser: string,
): Promise<void> {
  await withProcesses(database, (cluster) => measureCluster(way, cluster, superuser), processes)
}

async function measureCluster(way: string, cluster: Cluster, superuser: string): Promise<void> {
  const { url, urls, mails } = cluster
  const token = await signIn(url, 'admin')
  const sockets = await Promise.all(urls.map((each) => connectPushes(each, token)))
  const load = new Load(url, token)
  const counter = await openConnectionCounter(superuser)
  const stop = load.start(AGENTS)
  let connections = 0
  for (let count = 0; count < COUNTS; count += 1) {
    await delay(COUNT_MS)
    connections = Math.max(connections, await counter.count())
  }
  await stop()
  await counter.close()
  let heard = 0
  const all = sockets.map(async (socket) => {
    await socket.next('leads-refresh')
    heard += 1
  })
  const lead = { firstName: 'Ann', lastName: 'Lee', phone: '07700 900123', email: 'after@example.com' }
  await call(urls.at(-1) ?? '', '/leads', { token, body: { ...lead, property: { name: 'Plot 1' } } })
  await Promise.race([Promise.all(all), delay(PUSH_WITHIN_MS)])
  for (const socket of sockets) socket.close()
  const { acknowledged, lost } = await load.check()
  report(way, {
    processes: urls.length,
    connections,
    savesASecond: Math.round((acknowledged * 1000) / (COUNTS * COUNT_MS)),
    outcomes: load.outcomes,
    messages: load.messages,
    lost,
    pushesLost: sockets.length - heard,
    ...(await countMails(load, [mails])),
  })
}
