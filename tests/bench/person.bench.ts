import type { PersonMatch } from '../../packages/domain/src/privacy/person/person.contract.ts'
import type { Context } from '../../packages/server/src/context/context.ts'
import { settle } from '../../packages/server/src/demo/bulk-seed.ts'
import { startServer } from '../../packages/server/src/main.ts'
import { createLog } from '../../packages/server/src/platform/process/log.ts'
import { seedDatabase, withDatabase } from '../../scripts/lib/seed-database.ts'
import { signIn, type Agent } from './_agent.ts'
import { figure, percentile, rounded, timesFigure, timesOf } from './_figures.ts'
import { withOwnFolder } from './_product.ts'

const LEADS = Number(process.env['BENCH_LEADS'] ?? 1_000_000)

/** Longest p95 of a search for a person, in milliseconds. */
const AIM_MS = 60

const TIMES = 50

/** One lead in so many is deleted. */
const DELETED_EVERY = 100

interface Person {
  readonly id: number
  readonly email: string
  readonly phone: string
}

// A search for a person over HTTP with a full database, and the download of what was found.
await withOwnFolder(async (config) => {
  const url = `http://127.0.0.1:${config.port}`
  await seedDatabase(config, { leads: LEADS, units: 0 }, () => undefined)
  const people: { present: Person[]; deleted: Person[] } = { present: [], deleted: [] }
  await withDatabase(config, async (context) => {
    people.deleted = await deleteSome(context)
    people.present = await chosen(context, 'is')
  })
  const server = await startServer(config, createLog('fatal'))
  try {
    const agent = await signIn(url)
    await measure('a person', agent, people.present)
    await measure('a person whose lead is deleted', agent, people.deleted)
    await measureDownload(url, agent, people.present)
  } finally {
    await server.stop()
  }
})

async function deleteSome(context: Context): Promise<Person[]> {
  await context.db
    .updateTable('lead')
    .set({ deleted_at: new Date(context.now()) })
    .where('source', 'like', 'Bulk %')
    .where((lead) => lead(lead('id', '%', DELETED_EVERY), '=', 0))
    .execute()
  await settle(context.db)
  return chosen(context, 'is not')
}

/** The newest of the bulk. */
function chosen(context: Context, isDeleted: 'is' | 'is not'): Promise<Person[]> {
  return context.db
    .selectFrom('lead')
    .select(['id', 'email', 'phone'])
    .where('source', 'like', 'Bulk %')
    .where('deleted_at', isDeleted, null)
    .orderBy('id', 'desc')
    .limit(TIMES)
    .execute()
}

async function measure(name: string, agent: Agent, people: readonly Person[]): Promise<void> {
  let turn = 0
  const find = async () => {
    const { id, email, phone } = people[turn++ % people.length] ?? { id: 0, email: '', phone: '' }
    const query = new URLSearchParams({ email, phone }).toString()
    const matches = await agent.get<PersonMatch[]>(`privacy/person?${query}`)
    if (!matches.some((match) => match.id === id)) throw new Error(`Lead ${id} was not found`)
  }
  const times = await timesOf(TIMES, find)
  timesFigure('person', { case: name, leads: LEADS }, times, AIM_MS)
}

async function measureDownload(url: string, { token }: Agent, people: readonly Person[]): Promise<void> {
  const leadIds = people.slice(0, 3).map(({ id }) => id)
  const download = async () => {
    const response = await fetch(`${url}/api/privacy/person/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ leadIds }),
    })
    if (!response.ok) throw new Error(`The download answered ${response.status}`)
    await response.arrayBuffer()
  }
  const times = await timesOf(TIMES, download)
  figure('person', {
    case: 'the download of three leads',
    leads: LEADS,
    p50Ms: rounded(percentile(times, 0.5)),
    p95Ms: rounded(percentile(times, 0.95)),
  })
}
