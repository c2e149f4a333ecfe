import { EXPORT_MAX_ROWS } from '../../packages/domain/src/exports/export-lists.ts'
import { DEMO_ACCOUNTS } from '../../packages/server/src/demo/demo-accounts.ts'
import { startReplicated } from '../../packages/server/test/_standby.ts'
import { seedDatabase } from '../../scripts/lib/seed-database.ts'
import { signIn, type Agent } from './_agent.ts'
import { withSaves } from './_during.ts'
import { figure, percentile, rounded } from './_figures.ts'
import { LARGEST_EXPORT_LEADS, withOwnFolder } from './_product.ts'
import { served } from './_served.ts'

const EXPORTS = 10

/** Each of these people may run two exports at once. */
const EXPORTERS = [DEMO_ACCOUNTS[0], DEMO_ACCOUNTS[4]].map((account) => account?.username ?? '')

const TURNS = 3

const medianOf = (values: readonly number[]) => rounded(percentile(values, 0.5))

// Saves by one process while another writes ten exports of 100,000 rows, read from the primary and from a replica.
await withOwnFolder(async (config) => {
  const database = await startReplicated((dataDir) =>
    seedDatabase({ ...config, dataDir }, { leads: LARGEST_EXPORT_LEADS, units: 0 }, () => undefined),
  )
  const { primary, standby } = database.urls
  const common = { DATA_DIR: config.dataDir, DEMO: '1', DATABASE_URL: primary }
  const servers = {
    saves: await served('_product-server.ts', { ...common, PORT: String(config.port) }),
    primary: await served('_product-server.ts', { ...common, PORT: String(config.port + 1) }),
    replica: await served('_product-server.ts', {
      ...common,
      PORT: String(config.port + 2),
      DATABASE_READ_URL: standby,
    }),
  }
  try {
    const agent = await signIn(servers.saves.url)
    const p95s: Record<'idle' | 'primary' | 'replica', number[]> = { idle: [], primary: [], replica: [] }
    const durations: Record<'primary' | 'replica', number[]> = { primary: [], replica: [] }
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const place of ['primary', 'replica'] as const) {
        const { ms, saves } = await withSaves(agent, 100, () => exportAll(servers[place].url))
        p95s.idle.push(saves.idleSavesP95Ms)
        p95s[place].push(saves.savesP95Ms)
        durations[place].push(ms)
      }
    }
    for (const place of ['primary', 'replica'] as const) {
      figure('replica', {
        case: `saves beside ${EXPORTS} exports from the ${place}`,
        rows: EXPORT_MAX_ROWS,
        savesP95Ms: medianOf(p95s[place]),
        idleSavesP95Ms: medianOf(p95s.idle),
        exportsMs: medianOf(durations[place]),
      })
    }
  } finally {
    for (const server of Object.values(servers)) await server.stop()
    await database.stop()
  }
})

async function exportAll(url: string): Promise<void> {
  const people = await Promise.all(EXPORTERS.map((username) => signIn(url, username)))
  let begun = 0
  const exporting = async (agent: Agent) => {
    while (begun < EXPORTS) {
      begun += 1
      await exportOnce(url, agent)
    }
  }
  await Promise.all([...people, ...people].map(exporting))
}

async function exportOnce(url: string, { token }: Agent): Promise<void> {
  const response = await fetch(`${url}/api/export/enquiries`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ format: 'csv', filters: {} }),
  })
  if (!response.ok || response.body === null) throw new Error(`The export answered ${response.status}.`)
  for await (const chunk of response.body) void chunk
}
