import { expect, test } from 'vitest'
import { leadListQueries } from '../../src/leads/lists/lists.queries.ts'
import type { LeadListKind } from '../../src/leads/lists/lists.sql.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'

const server = await serverOfFile()
const KIND: LeadListKind = { section: 'Enquiry', order: { column: 'submitted_at', direction: 'desc' } }
const queries = leadListQueries(server.db, 'Europe/London', { few: 2, beginning: 4 })

// One a day: the newest last.
const NAMES = ['Quy', 'Wren', 'Wren', 'Wren', 'Ash', 'Ash', 'Wren', 'Ash', 'Quy', 'Ash', 'Ash']
const LEADS = await Promise.all(
  NAMES.map(async (name, day) => ({
    name,
    id: await insertLead(server.db, {
      first_name: name,
      last_name: 'Bo',
      submitted_at: new Date(Date.UTC(2026, 0, day + 1)),
    }),
  })),
)

const request = (text: string, page: number) => ({
  page,
  limit: 2,
  sort: null,
  choices: {},
  filters: { name: text },
  handler: null,
  isWaiting: false,
  checkAgainFrom: null,
  viewings: null,
  submitted: null,
  depositBy: null,
})

/** The pages of a filter of this length, newest first. */
function pagesOf(text: string): number[][] {
  const ids = LEADS.filter(({ name }) => name.toLowerCase().includes(text)).map(({ id }) => id)
  const newest = ids.toReversed()
  return [newest.slice(0, 2), newest.slice(2, 4), newest.slice(4, 6)]
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

test.each([
  ['few matches', 'qu', 2],
  ['no match', 'zq', 0],
])('%s are found with their total', async (_about, text, total) => {
  for (const [index, ids] of pagesOf(text).entries()) {
    const found = await queries.few(KIND, request(text, index + 1))
    expect(found?.total).toBe(total)
    expect(idsOf(found?.rows ?? [])).toEqual(ids)
  }
})

test.each([
  ['at the beginning of the list', 'as', 5],
  ['elsewhere', 'wr', 4],
])('more matches %s are counted first', async (_about, text, total) => {
  expect(await queries.few(KIND, request(text, 1))).toBeUndefined()
  expect(await queries.count(KIND, request(text, 1))).toBe(total)
  for (const [index, ids] of pagesOf(text).entries())
    expect(idsOf(await queries.page(KIND, request(text, index + 1), total))).toEqual(ids)
})

test('longer texts and whole lists are not looked for in this way', async () => {
  expect(await queries.few(KIND, request('quy', 1))).toBeUndefined()
  expect(await queries.few(KIND, { ...request('', 1), filters: {} })).toBeUndefined()
  expect(await queries.few(KIND, { ...request('qu', 1), isWaiting: true })).toBeUndefined()
})
