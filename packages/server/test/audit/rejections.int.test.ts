import { beforeEach, expect, test } from 'vitest'
import { rejectionTrail, type RejectionTrail } from '../../src/audit/rejections.ts'
import { caller, anonymous } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'

let trail: RejectionTrail
let from = 0
const server = await serverOfFile({
  features: (context) => ({ rejections: (trail = rejectionTrail(context)) }),
})
beforeEach(async () => {
  await trail.flush()
  await server.db.deleteFrom('attempt').execute()
  const last = await server.db.selectFrom('audit').select('id').orderBy('id', 'desc').executeTakeFirst()
  from = last?.id ?? 0
})

const linesOf = async (...actions: string[]) => {
  const rows = await server.db
    .selectFrom('audit')
    .select(['action', 'user_id', 'entity_id', 'address', 'changes'])
    .where('id', '>', from)
    .where('action', 'in', actions)
    .orderBy('id')
    .execute()
  return rows.map(({ changes, ...row }) => {
    const values: Record<string, unknown> = Object.fromEntries(changes.map(({ field, to }) => [field, to]))
    return { ...row, ...values }
  })
}

const timesOf = (lines: readonly object[]) => lines.map((line) => Number((line as { times?: unknown }).times))

const openings = async () => (await linesOf('lead.open')).map(({ user_id: userId }) => userId)

test('a call without permission is audited at once, repetitions as a count', async () => {
  const person = await caller(server)
  for (let nr = 0; nr < 5; nr += 1) expect((await person.get(`/leads/${nr}`)).statusCode).toBe(403)
  const line = { action: 'call.forbidden', user_id: person.userId, entity_id: person.userId }
  await expect.poll(() => linesOf('call.forbidden')).toHaveLength(1)
  await trail.flush()
  expect(await linesOf('call.forbidden')).toEqual([
    { ...line, address: '127.0.0.1', call: 'GET /api/leads/:id', times: 1 },
    { ...line, address: '127.0.0.1', call: 'GET /api/leads/:id', times: 4 },
  ])
})

test('429 for an anonymous caller is audited too', async () => {
  await server.db
    .insertInto('attempt')
    .values({ key: 'sign-in:127.0.0.1', count: 50, window_ends_at: new Date(server.clock.now + 60_000) })
    .execute()
  expect((await anonymous(server).post('/users/login', {})).statusCode).toBe(429)
  await trail.flush()
  expect(await linesOf('call.limited')).toEqual([
    {
      action: 'call.limited',
      user_id: null,
      entity_id: null,
      address: '127.0.0.1',
      call: 'POST /api/users/login',
      times: 1,
    },
  ])
})

test('a flood from many addresses leaves few entries, with the full count', async () => {
  for (let nr = 0; nr < 10_000; nr += 1) {
    const address = `203.0.113.${nr % 250}`
    trail.note({ status: 429, userId: null, address, call: 'POST /api/users/login' })
  }
  await trail.flush()
  const lines = await linesOf('call.limited')
  expect(lines.length).toBeLessThanOrEqual(102)
  expect(timesOf(lines).reduce((sum, times) => sum + times, 0)).toBe(10_000)
})

test('pending counts are written when the server stops', async () => {
  const own = rejectionTrail(server.context)
  for (let nr = 0; nr < 3; nr += 1)
    own.note({ status: 429, userId: null, address: '203.0.113.1', call: 'POST /api/users/login' })
  await own.close()
  // Written concurrently, in either order.
  const times = timesOf(await linesOf('call.limited'))
  expect(new Set(times)).toEqual(new Set([1, 2]))
})

test('opening a lead is audited once per quarter of an hour, and is not in its history', async () => {
  const id = await insertLead(server.db, { status: 1 })
  const person = await caller(server, 'enquiries-view')
  const other = await caller(server, 'enquiries-view')
  for (let nr = 0; nr < 3; nr += 1) await person.get(`/leads/${id}`)
  await other.get(`/leads/${id}`)
  expect(await openings()).toEqual([person.userId, other.userId])
  server.clock.advance(15 * 60_000)
  await person.get(`/leads/${id}`)
  expect(await openings()).toEqual([person.userId, other.userId, person.userId])
  expect((await person.get(`/leads/${id}/history`)).body).not.toContain('lead.open')
})
