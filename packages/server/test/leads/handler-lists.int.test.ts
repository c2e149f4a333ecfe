import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { beforeEach, expect, test } from 'vitest'
import { caller, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'

const server = await serverOfFile()
const agent = await caller(server, 'enquiries-view', 'viewings-view', 'reservations-view')
const colleague = await caller(server, 'enquiries-view')
const manager = await caller(server, 'enquiries-view', 'leads-assign')
beforeEach(() => server.db.deleteFrom('lead').execute())

const LISTS = [
  ['enquiries', 1],
  ['viewings', 3],
  ['reservations', 8],
] as const

const pageOf = async (who: Caller, name: string, query: string) =>
  (await who.get(`/leads/${name}/1/25?${query}`)).json<Page<LeadRow>>()
const idsOf = async (who: Caller, name: string, query: string) =>
  (await pageOf(who, name, query)).models.map(({ id }) => id)

test.each(LISTS)('%s: all, one’s own, and unassigned leads', async (name, status) => {
  const mine = await insertLead(server.db, { status, handler_user_id: agent.userId })
  const theirs = await insertLead(server.db, { status, handler_user_id: colleague.userId })
  const unassigned = await insertLead(server.db, { status })
  expect((await idsOf(agent, name, '')).toSorted((a, b) => a - b)).toEqual([mine, theirs, unassigned])
  expect(await idsOf(agent, name, 'handler=me')).toEqual([mine])
  expect(await idsOf(agent, name, `handler=${agent.userId}`)).toEqual([mine])
  expect(await idsOf(agent, name, 'handler=none')).toEqual([unassigned])
  expect(await idsOf(agent, name, 'handler=all')).toHaveLength(3)
})

test('a row names the handler', async () => {
  await insertLead(server.db, { handler_user_id: agent.userId, last_name: 'A' })
  await insertLead(server.db, { last_name: 'B' })
  const { models } = await pageOf(agent, 'enquiries', 'sort=name')
  expect(models.map(({ handler }) => handler)).toEqual([
    { id: agent.userId, name: expect.any(String), active: true },
    null,
  ])
})

test('leads of other handlers need leads-assign', async () => {
  const theirs = await insertLead(server.db, { handler_user_id: colleague.userId })
  expect((await agent.get(`/leads/enquiries/1/25?handler=${colleague.userId}`)).statusCode).toBe(403)
  expect(await idsOf(manager, 'enquiries', `handler=${colleague.userId}`)).toEqual([theirs])
})

test('a disabled or deleted handler leaves the lead unassigned', async () => {
  const leaver = await caller(server, 'enquiries-view')
  const id = await insertLead(server.db, { handler_user_id: leaver.userId })
  expect(await idsOf(agent, 'enquiries', 'handler=none')).toEqual([])
  await server.db.updateTable('app_user').set({ active: false }).where('id', '=', leaver.userId).execute()
  const { models } = await pageOf(agent, 'enquiries', 'handler=none')
  expect(models).toMatchObject([{ id, handler: { id: leaver.userId, active: false } }])
})

test.each([
  ['viewings', 3, 'viewings-view'],
  ['reservations', 8, 'reservations-view'],
  ['enquiries', 1, 'enquiries-view'],
] as const)(
  '%s: a handler who may no longer open the lead leaves it unassigned',
  async (name, status, right) => {
    const former = await caller(server, right)
    const id = await insertLead(server.db, { status, handler_user_id: former.userId })
    expect(await idsOf(agent, name, 'handler=none')).toEqual([])
    await server.db.deleteFrom('user_role').where('user_id', '=', former.userId).execute()
    const page = await pageOf(agent, name, 'handler=none')
    expect(page).toMatchObject({ total: 1, models: [{ id, handler: { id: former.userId, active: true } }] })
  },
)

test('a handler with viewings-view alone leaves an enquiry unassigned, but not a viewing', async () => {
  const shower = await caller(server, 'viewings-view')
  const enquiry = await insertLead(server.db, { status: 1, handler_user_id: shower.userId })
  await insertLead(server.db, { status: 3, handler_user_id: shower.userId })
  await insertLead(server.db, { status: 1, handler_user_id: colleague.userId })
  expect(await idsOf(agent, 'enquiries', 'handler=none')).toEqual([enquiry])
  expect(await idsOf(agent, 'viewings', 'handler=none')).toEqual([])
})

test('the total counts what matches choice and filter, on every page and in every order', async () => {
  for (let nr = 1; nr <= 7; nr += 1)
    await insertLead(server.db, {
      first_name: nr % 2 ? 'Zoë' : 'Bo',
      last_name: `Nr ${nr}`,
      handler_user_id: nr < 6 ? agent.userId : null,
    })
  for (const sort of ['', '&sort=name', '&sort=-email', '&sort=dateSubmitted'])
    for (const [filter, total] of [
      ['&filter[name]=zo%C3%AB', 3],
      ['&filter[name]=o', 5],
      ['', 5],
    ] as const) {
      const url = `/leads/enquiries/2/2?handler=me${filter}${sort}`
      const page = (await agent.get(url)).json<Page<LeadRow>>()
      expect([url, page.total, page.models.length]).toEqual([url, total, Math.min(2, total - 2)])
    }
})
