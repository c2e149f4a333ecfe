import type {
  AnonymiseReport,
  DueLead,
} from '../../packages/domain/src/privacy/retention/retention.contract.ts'
import type { Page } from '../../packages/domain/src/platform/lists/page.ts'
import type { Context } from '../../packages/server/src/context/context.ts'
import { settle } from '../../packages/server/src/demo/bulk-seed.ts'
import { startServer } from '../../packages/server/src/main.ts'
import { createLog } from '../../packages/server/src/platform/process/log.ts'
import { seedDatabase, withDatabase } from '../../scripts/lib/seed-database.ts'
import { signIn, type Agent } from './_agent.ts'
import { withSaves } from './_during.ts'
import { figure, timesFigure, timesOf } from './_figures.ts'
import { withOwnFolder } from './_product.ts'

const LEADS = Number(process.env['BENCH_LEADS'] ?? 1_000_000)

/** One lead in so many is due for review. */
const DUE_EVERY = 20
const DAYS_UNTOUCHED = 900

/** Longest p95 of a page of the review, in milliseconds. */
const REVIEW_AIM_MS = 60

const ANONYMISED = 100
/** Longest time for all of them, in milliseconds. */
const ANONYMISE_AIM_MS = 5000

const TIMES = 50
const ROWS = 25

// The review of leads over HTTP with a full database, and anonymising during the saves of an agent.
await withOwnFolder(async (config) => {
  await seedDatabase(config, { leads: LEADS, units: 0 }, () => undefined)
  await withDatabase(config, leaveUntouched)
  const server = await startServer(config, createLog('fatal'))
  try {
    const agent = await signIn(`http://127.0.0.1:${config.port}`)
    await measureReview(agent)
    await measureAnonymising(agent)
  } finally {
    await server.stop()
  }
})

async function leaveUntouched(context: Context): Promise<void> {
  await context.db
    .updateTable('lead')
    .set({ status: 2, touched_at: new Date(context.now() - DAYS_UNTOUCHED * 86_400_000) })
    .where('source', 'like', 'Bulk %')
    .where((lead) => lead(lead('id', '%', DUE_EVERY), '=', 0))
    .execute()
  // As after the months in which nothing touched them.
  await settle(context.db)
}

function review(agent: Agent, page: number, limit = ROWS): Promise<Page<DueLead>> {
  return agent.get(`privacy/review/${page}/${limit}`)
}

async function measureReview(agent: Agent): Promise<void> {
  const { total } = await review(agent, 1)
  for (const [name, page] of [
    ['the first page of the review', 1],
    ['a page in its middle', Math.ceil(total / ROWS / 2)],
  ] as const) {
    const times = await timesOf(TIMES, () => review(agent, page))
    timesFigure('retention', { case: name, leads: LEADS, due: total }, times, REVIEW_AIM_MS)
  }
}

async function measureAnonymising(agent: Agent): Promise<void> {
  const { models } = await review(agent, 1, ANONYMISED)
  const body = { ids: models.map(({ id }) => id), confirm: 'ANONYMISE' }
  const { result, ms, saves } = await withSaves(agent, TIMES, () =>
    agent.post<AnonymiseReport>('privacy/anonymise', body),
  )
  figure('retention', {
    case: 'anonymising beside saves',
    leads: LEADS,
    anonymised: result.done.length,
    ms,
    aimMs: ANONYMISE_AIM_MS,
    reached: result.done.length === ANONYMISED && ms < ANONYMISE_AIM_MS ? 'yes' : 'no',
    ...saves,
  })
}
