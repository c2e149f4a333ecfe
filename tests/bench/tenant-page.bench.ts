import { addDays } from '../../packages/domain/src/platform/values/days.ts'
import type { Lead, LeadRow } from '../../packages/domain/src/leads/lead.contract.ts'
import type { Page } from '../../packages/domain/src/platform/lists/page.ts'
import { createDateFormatter } from '../../packages/domain/src/platform/values/time.ts'
import type { Slot, TenantPageFacts } from '../../packages/domain/src/tenants/page/page.contract.ts'
import type { Context } from '../../packages/server/src/context/context.ts'
import { startServer } from '../../packages/server/src/main.ts'
import type { OutboxMail } from '../../packages/server/src/mail/outbox.ts'
import { createLog } from '../../packages/server/src/platform/process/log.ts'
import { seedDatabase, withDatabase } from '../../scripts/lib/seed-database.ts'
import { signIn, type Agent } from './_agent.ts'
import { withSaves } from './_during.ts'
import { figure, timesFigure, timesOf } from './_figures.ts'
import { withOwnFolder } from './_product.ts'

const LEADS = Number(process.env['BENCH_LEADS'] ?? 1_000_000)

/** Longest p95, in milliseconds. */
const PAGE_AIM_MS = 30
const SLOTS_AIM_MS = 50

const REMINDERS = 2000
/** Longest run of all of them, in milliseconds. */
const REMINDERS_AIM_MS = 10_000

const TIMES = 50

const dates = createDateFormatter()
/** No scheduled run reminds of it meanwhile. */
const VIEWING_DAY = addDays(dates.today(), 5)
const REMINDED_AT = dates.fromLocalInput(`${addDays(VIEWING_DAY, -1)}T10:00`) ?? 0
const CONFIRMED_DAYS_AGO = 3

const WHO = { phone: '07700 900456', lastName: 'Bench' }

// The tenant's page over HTTP with a full database, and a run of the reminders during the saves of an agent.
await withOwnFolder(async (config) => {
  const url = `http://127.0.0.1:${config.port}`
  await seedDatabase(config, { leads: LEADS, units: 0 }, () => undefined)
  await withDatabase(config, planViewings)
  const server = await startServer({ ...config, publicUrl: url }, createLog('fatal'))
  try {
    const agent = await signIn(url)
    await measurePage(url, agent)
    await measureReminders(url, agent)
  } finally {
    await server.stop()
  }
})

/** Confirmed, on one day. */
async function planViewings(context: Context): Promise<void> {
  await context.db
    .updateTable('lead')
    .set({
      status: 4,
      viewing_at: new Date((dates.fromLocalInput(`${VIEWING_DAY}T15:00`) ?? 0) * 1000),
      viewing_confirmed_at: new Date(context.now() - CONFIRMED_DAYS_AGO * 86_400_000),
    })
    .where('id', 'in', (leads) =>
      leads
        .selectFrom('lead')
        .select('id')
        .where('source', 'like', 'Bulk %')
        .orderBy('id', 'desc')
        .limit(REMINDERS),
    )
    .execute()
}

async function measurePage(url: string, agent: Agent): Promise<void> {
  const link = await linkOfAnswered(url, agent)
  const address = `${url}/api/users/your-enquiry/${link}?${new URLSearchParams(WHO).toString()}`
  const read = async () => (await (await fetch(address)).json()) as TenantPageFacts
  const page = await read()
  if (!page.canChoose) throw new Error('The tenant cannot choose a time')
  timesFigure('tenant-page', { case: 'the page', leads: LEADS }, await timesOf(TIMES, read), PAGE_AIM_MS)
  const slots = async () => {
    const response = await fetch(`${url}/api/users/your-enquiry/${page.id}/slots`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ verification: page.verification }),
    })
    const free = (await response.json()) as Slot[]
    if (free.length === 0) throw new Error('There are no free times')
  }
  const times = await timesOf(TIMES, slots)
  timesFigure('tenant-page', { case: 'free times of 14 days', leads: LEADS }, times, SLOTS_AIM_MS)
}

/** The token of the page of a new lead that can choose a time. */
async function linkOfAnswered(url: string, agent: Agent): Promise<string> {
  const { models } = await agent.get<Page<LeadRow>>('leads/viewings/1/100?search=Demo')
  const linked = await Promise.all(models.map(({ id }) => agent.get<Lead>(`leads/${id}`)))
  const home = linked.find(({ property }) => property?.propertyExplorerUnitUuid)?.property
  const person = { firstName: 'Nia', email: 'bench@example.com', ...WHO }
  const { id } = await agent.post<Lead>('leads', { ...person, property: home })
  const lead = await agent.get<Lead>(`leads/${id}`)
  await agent.post(`leads/${id}`, { ...lead, status: 2, property: home })
  for (;;) {
    const mails = (await (await fetch(`${url}/dev/mail.json`)).json()) as OutboxMail[]
    const links = mails.filter(({ to }) => to === person.email).flatMap((mail) => mail.links)
    const link = links.find((each) => each.includes('/your-enquiry/'))
    if (link !== undefined) return link.split('/').at(-1) ?? ''
  }
}

async function measureReminders(url: string, agent: Agent): Promise<void> {
  const { result, ms, saves } = await withSaves(agent, TIMES, async () => {
    const response = await fetch(`${url}/dev/jobs/reminders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ at: REMINDED_AT }),
    })
    return (await response.json()) as { mails: number }
  })
  figure('tenant-page', {
    case: 'a run of the reminders',
    leads: LEADS,
    mails: result.mails,
    ms,
    aimMs: REMINDERS_AIM_MS,
    reached: result.mails >= REMINDERS && ms < REMINDERS_AIM_MS ? 'yes' : 'no',
    ...saves,
  })
}
