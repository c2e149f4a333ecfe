import { startServer } from '../../packages/server/src/main.ts'
import { createLog } from '../../packages/server/src/platform/process/log.ts'
import { seedDatabase } from '../../scripts/lib/seed-database.ts'
import { signIn, type Agent } from './_agent.ts'
import { figure, percentile, rounded, timesOf } from './_figures.ts'
import { listCases, TIMES } from './_list-cases.ts'
import { saveToScreen } from './_save-to-screen.ts'
import { withOwnFolder } from './_product.ts'

/** Numbers of leads, measured one after the other. */
const SIZES = (process.env['BENCH_LEADS'] ?? '10000,1000000').split(',').map(Number)

/** Longest p95 from a save to the row on another screen, in milliseconds. */
const SAVE_AIM_MS = 150

/** Longest p95 of a first page that was not requested since the last save, in milliseconds. */
const LIST_AIM_MS = 30

// The time of lists over HTTP with a full database, and the time until another screen shows a save.
for (const leads of SIZES) {
  await withOwnFolder(async (config) => {
    const from = performance.now()
    await seedDatabase(config, { leads, units: 0 }, () => undefined)
    figure('lists', { case: 'seeding', leads, ms: rounded(performance.now() - from) })
    const server = await startServer(config, createLog('fatal'))
    const url = `http://127.0.0.1:${config.port}`
    try {
      const agent = await signIn(url)
      await measureLists(agent, leads)
      const { savesMs, listsMs } = await saveToScreen(url, agent, TIMES)
      report('from a save to the row on the other screen', leads, savesMs, SAVE_AIM_MS)
      report('first page just after a save', leads, listsMs, LIST_AIM_MS)
    } finally {
      await server.stop()
    }
  })
}

async function measureLists(agent: Agent, leads: number): Promise<void> {
  const { lastPage } = await agent.get<{ lastPage: number }>('leads/enquiries/1/25')
  for (const { name, aimMs, times: count, address } of listCases(lastPage)) {
    let turn = 0
    const times = await timesOf(count, () => agent.get(`leads/${address(turn++)}`))
    report(name, leads, times, aimMs)
  }
}

/** The aim is for p95 with a million leads; with fewer the time should be far below it. */
function report(name: string, leads: number, times: readonly number[], aimMs: number): void {
  const p95Ms = rounded(percentile(times, 0.95))
  figure('lists', {
    case: name,
    leads,
    p50Ms: rounded(percentile(times, 0.5)),
    p95Ms,
    aimMs,
    reached: p95Ms < aimMs ? 'yes' : 'no',
  })
}
