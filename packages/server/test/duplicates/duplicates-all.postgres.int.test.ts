import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { CompiledQuery, sql, type RootOperationNode } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { leadListQueries } from '../../src/leads/lists/lists.queries.ts'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, insertLead } from '../_leads.ts'

// Only the owner of the tables can run ANALYZE.
const server = await serverOfFile({ isOwner: true })
const agent = await caller(server, 'enquiries-view', 'leads-merge')
beforeEach(async () => {
  await server.db.deleteFrom('lead_not_duplicate').execute()
  await server.db.deleteFrom('lead').execute()
})

const KIND = { section: 'Enquiry', order: { column: 'submitted_at', direction: 'desc' } } as const
const countsOf = (rows: readonly LeadRow[]) => new Map(rows.map(({ id, duplicates }) => [id, duplicates]))

const phone = (nr: number) => ({ phone: `07700 90010${nr}` })
const home = (name: string | null, postcode = 'LS1 4AP') => ({
  property_name: name,
  property_postcode: postcode,
})

test('the list of all enquiries has the same duplicates as its pages', async () => {
  const { db } = server
  const stock = await insertHome(db)
  await insertLead(db, { ...phone(1), ...home('Plot 1') })
  await insertLead(db, { ...phone(1), ...home('PLOT 1', 'ls14ap') })
  await insertLead(db, { ...phone(1), ...home('Plot 1', 'LS9 9ZZ') })
  await insertLead(db, { ...phone(2), ...home('Plot 2'), property_id: stock })
  await insertLead(db, { ...phone(2), ...home('Plot two'), property_id: stock, status: 3 })
  await insertLead(db, { ...phone(3), ...home('Plot 3') })
  await insertLead(db, { ...phone(3), ...home(null) })
  await insertLead(db, { ...phone(3), ...home('Plot 4') })
  await insertLead(db, { ...phone(4), email: 'one@x.uk', ...home('Plot 5') })
  await insertLead(db, { ...phone(5), email: 'One@X.uk', ...home('Plot 5') })
  await insertLead(db, { ...phone(6), ...home('Plot 6') })
  await insertLead(db, { ...phone(6), ...home('Plot 6'), deleted_at: new Date() })
  await insertLead(db, { ...phone(8), ...home('O’Brien’s Café') })
  await insertLead(db, { ...phone(8), ...home("O'Brien's CAFE", 'LS1\u00a04AP') })
  const apart = [await insertLead(db, phone(7)), await insertLead(db, phone(7))] as const
  await agent.post(`/leads/${apart[0]}/not-duplicate`, { otherId: apart[1], reason: 1 })
  const page = (await agent.get('/leads/enquiries/1/100')).json<Page<LeadRow>>()
  const all = countsOf((await agent.get('/leads/enquiries/all')).json<LeadRow[]>())
  expect(all).toEqual(countsOf(page.models))
  expect([...all.values()].filter((count) => count > 0)).toHaveLength(10)
})

interface Plan {
  readonly 'Relation Name'?: string
  readonly 'Actual Loops': number
  readonly Plans?: readonly Plan[]
}
const loopsOf = (plan: Plan): number[] => [
  ...(plan['Relation Name'] === 'lead' ? [plan['Actual Loops']] : []),
  ...(plan.Plans ?? []).flatMap(loopsOf),
]

test('leads without duplicates are not compared one by one', async () => {
  await sql`insert into lead (first_name, last_name, email, phone, status, property_name)
    select 'Ann', 'Lee', 'a' || n || '@x.uk', '07700 9' || lpad((n % 500)::text, 5, '0'), 1, 'Plot ' || n
    from generate_series(1, 3000) as n`.execute(server.db)
  await sql`insert into lead (first_name, last_name, email, phone, status, property_name)
    values ('Ann', 'Lee', 'b@x.uk', '07700 900001', 1, 'Plot 1')`.execute(server.db)
  await sql`analyze lead`.execute(server.db)
  const asked: RootOperationNode[] = []
  const watched = server.db.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(node)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const rows = await leadListQueries(watched, 'Europe/London').all(KIND)
  expect(rows.filter(({ duplicates }) => duplicates > 0)).toHaveLength(2)
  const executor = server.db.getExecutor()
  const [node] = asked
  if (!node) throw new Error('Nothing was asked.')
  const { sql: text, parameters } = executor.compileQuery(node, { queryId: '' })
  const explained = await server.db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]),
  )
  const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan
  expect(plan).toBeDefined()
  expect(Math.max(...(plan ? loopsOf(plan) : []))).toBeLessThan(100)
})
