import { LEAD_LIST_COLUMNS } from '@latchkey/domain/leads/lead.columns'
import { LEAD_SECTIONS } from '@latchkey/domain/leads/lead-status'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sortColumnOf } from '../../src/leads/lists/lists.columns.ts'
import { orderBy } from '../../src/leads/lists/lists.sql.ts'
import { sectionNumber } from '../../src/leads/record/lead.columns.ts'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'
import { statementsOf } from '../_statements.ts'

const server = await serverOfFile()
const agent = await caller(server, 'enquiries-view')

const onEachConnection = (work: () => Promise<unknown>) => Promise.all(Array.from({ length: 12 }, work))

const found = (text: string, page = 1) => `/leads/enquiries/${page}/1?sort=name&filter[email]=${text}`

/** Statements that some connection keeps after the call was made on each of them. */
async function keptAfter(url: string): Promise<string[]> {
  for (let use = 0; use < 3; use += 1)
    await onEachConnection(async () => expect((await agent.get(url)).statusCode).toBe(200))
  const { rows } = await sql<{
    statement: string
  }>`select statement from pg_prepared_statements`.execute(server.db)
  return rows.map(({ statement }) => statement)
}

test('the first page of a whole list keeps its plan', async () => {
  await insertLead(server.db)
  expect(await keptAfter('/leads/enquiries/1/25')).toContainEqual(
    expect.stringMatching(/^select \* from \(select coalesce\(sum\(leads\)/),
  )
})

test('a search keeps its plan, which holds for every text and page', async () => {
  await insertLead(server.db, { email: 'ann.oakley@two.test' })
  await insertLead(server.db, { email: 'bob@two.test' })
  expect(await keptAfter(found('oakley'))).toContainEqual(expect.stringContaining('found as materialized'))
  const totals = await Promise.all(
    [found('oakley'), found('two.test'), found('two.test', 2), found('nobody')].map(
      async (url) => (await agent.get(url)).json<{ total: number }>().total,
    ),
  )
  expect(totals).toEqual([1, 2, 2, 0])
})

test('the response clock is read again only after a change of its settings', async () => {
  await insertLead(server.db)
  const first = () => statementsOf(server, () => agent.get('/leads/enquiries/1/25'))
  await first()
  const [session, page] = await first()
  expect(await first()).toEqual([session, page])
  await server.db
    .updateTable('office')
    .set((office) => ({ version: office('version', '+', 1) }))
    .execute()
  expect(await first()).toEqual([session, page, 'select "hours", "warn_hours",'])
  expect(await first()).toEqual([session, page])
})

const ORDERS = LEAD_SECTIONS.flatMap((section) =>
  [...LEAD_LIST_COLUMNS[section], 'dateSubmitted' as const].flatMap((sort) =>
    (['asc', 'desc'] as const).map((direction) => ({ section, sort, direction })),
  ),
)

test('an index has each order of each list', async () => {
  const sorted = await server.db.transaction().execute(async (db) => {
    // Few rows would otherwise be sorted, whether there is an index or not.
    await sql`set local enable_sort = off`.execute(db)
    const plans = []
    for (const { section, sort, direction } of ORDERS) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select id from lead where deleted_at is null and section = ${sql.lit(sectionNumber(section))}
        order by ${orderBy({ column: sortColumnOf(sort), direction })} limit 25`.execute(db)
      plans.push({ section, sort, direction, plan: rows.map((row) => row['QUERY PLAN']).join('\n') })
    }
    return plans.filter(({ plan }) => plan.includes('Sort'))
  })
  expect(sorted).toEqual([])
})
