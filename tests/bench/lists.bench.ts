import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../packages/server/src/demo/demo-accounts.ts'
import { startServer } from '../../packages/server/src/main.ts'
import { createLog } from '../../packages/server/src/platform/log.ts'
import { seedDatabase } from '../../scripts/lib/seed-database.ts'
import { figure, percentile, rounded, timesOf } from './_figures.ts'
import { withOwnFolder } from './_product.ts'

/** Leads in the database while it is measured. */
const LEADS = Number(process.env['BENCH_LEADS'] ?? 100_000)

const SAMPLES = 20

/** What an agent asks of a list. */
const CASES: Readonly<Record<string, string>> = {
  'first page': 'enquiries/1/25',
  'page in the middle': `enquiries/${Math.max(1, Math.floor((LEADS * 0.375) / 25 / 2))}/25`,
  'sorted by address': 'enquiries/1/25?sort=propertyAddress',
  'name holds three letters': 'enquiries/1/25?filter[name]=ash',
  'name holds two letters': 'enquiries/1/25?filter[name]=as',
  'phone holds seven digits': 'enquiries/1/25?filter[phone]=7700900',
  'viewings by date': 'viewings/1/25?sort=-dateAndTime',
}

// How long the lists take to answer over HTTP when the database is full.
await withOwnFolder(async (config) => {
  const seedFrom = performance.now()
  await seedDatabase(config, { leads: LEADS, units: 0 }, () => undefined)
  figure('lists', { case: 'seeding', leads: LEADS, ms: rounded(performance.now() - seedFrom) })
  const server = await startServer(config, createLog('fatal'))
  try {
    const api = `http://127.0.0.1:${config.port}/api`
    const headers = { authorization: `Bearer ${await signIn(api)}` }
    for (const [name, address] of Object.entries(CASES)) {
      const times = await timesOf(SAMPLES, async () => {
        const answer = await fetch(`${api}/leads/${address}`, { headers })
        if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
        await answer.arrayBuffer()
      })
      const [p50Ms, p95Ms] = [rounded(percentile(times, 0.5)), rounded(percentile(times, 0.95))]
      figure('lists', { case: name, leads: LEADS, p50Ms, p95Ms })
    }
  } finally {
    await server.stop()
  }
})

async function signIn(api: string): Promise<string> {
  const answer = await fetch(`${api}/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: DEMO_ACCOUNTS[0]?.username, password: DEMO_PASSWORD }),
  })
  const { jwt } = (await answer.json()) as { jwt: string }
  return jwt
}
