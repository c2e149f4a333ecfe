import { addDays } from '../../packages/domain/src/platform/values/days.ts'
import { createDateFormatter } from '../../packages/domain/src/platform/values/time.ts'
import type { Report } from '../../packages/domain/src/reports/report.contract.ts'
import { startServer } from '../../packages/server/src/main.ts'
import { createLog } from '../../packages/server/src/platform/process/log.ts'
import { seedDatabase } from '../../scripts/lib/seed-database.ts'
import { signIn, type Agent } from './_agent.ts'
import { timesDuring } from './_during.ts'
import { figure, percentile, rounded, timesFigure, timesOf } from './_figures.ts'
import { withOwnFolder } from './_product.ts'

const LEADS = Number(process.env['BENCH_LEADS'] ?? 1_000_000)

/** Each project has 500 of them. */
const UNITS = 20_000

/** Periods in days, and the longest p95 of their report in milliseconds. */
const PERIODS = [
  { name: '12 weeks', days: 84, aimMs: 800 },
  { name: 'two years', days: 730, aimMs: 2500 },
] as const

/** Other calls may take so many times as long meanwhile. */
const SLOWDOWN_AIM = 1.5

const TIMES = 20

// Measures reports over HTTP with a full database, and meanwhile the first page of a list.
await withOwnFolder(async (config) => {
  await seedDatabase(config, { leads: LEADS, units: UNITS }, () => undefined)
  const server = await startServer(config, createLog('fatal'))
  try {
    const agent = await signIn(`http://127.0.0.1:${config.port}`)
    for (const period of PERIODS) await measure(agent, period)
    await measureList(agent)
  } finally {
    await server.stop()
  }
})

function read(agent: Agent, days: number): Promise<Report> {
  const today = createDateFormatter().today()
  return agent.get<Report>(`reports?from=${addDays(today, 1 - days)}&to=${today}`)
}

async function measure(agent: Agent, { name, days, aimMs }: (typeof PERIODS)[number]): Promise<void> {
  const { funnel } = await read(agent, days)
  const before = process.memoryUsage.rss()
  const times = await timesOf(TIMES, () => read(agent, days))
  const moreMb = Math.round((process.memoryUsage.rss() - before) / 1_000_000)
  timesFigure('reports', { case: name, leads: LEADS, enquiries: funnel[0]?.count ?? 0, moreMb }, times, aimMs)
}

async function measureList(agent: Agent): Promise<void> {
  const list = () => agent.get('leads/enquiries/1/25')
  const idle = await timesOf(TIMES, list)
  const { times } = await timesDuring(list, () => timesOf(5, () => read(agent, PERIODS[0].days)))
  const ratio = rounded(percentile(times, 0.5) / percentile(idle, 0.5))
  figure('reports', {
    case: 'a list beside reports',
    leads: LEADS,
    idleP50Ms: rounded(percentile(idle, 0.5)),
    besideP50Ms: rounded(percentile(times, 0.5)),
    ratio,
    aim: SLOWDOWN_AIM,
    reached: ratio <= SLOWDOWN_AIM ? 'yes' : 'no',
  })
}
