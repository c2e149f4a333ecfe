import { BULK_MAX } from '@latchkey/domain/leads/bulk/bulk.limits'
import type { BulkReport } from '@latchkey/domain/leads/bulk/bulk.contract'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { beforeEach, describe, expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'
import { insertLead, leadRow } from '../_leads.ts'
import type { SignedIn } from '../_people.ts'

const server = await serverOfFile()
const manager = await server.signIn(['enquiries-view', 'viewings-view', 'reservations-view', 'leads-assign'])
const agent = await server.signIn(['enquiries-view'])
beforeEach(() => {
  server.pushed.length = 0
})

const CALLS = ['assign', 'delete', 'restore'] as const

const post = (call: (typeof CALLS)[number], payload: object, who: SignedIn | null = manager) =>
  server.app.inject({
    method: 'POST',
    url: `/api/leads/bulk/${call}`,
    headers: who?.headers ?? {},
    payload,
  })
const reportOf = async (...asked: Parameters<typeof post>) => {
  const response = await post(...asked)
  expect(response.statusCode).toBe(200)
  return response.json<BulkReport>()
}
const someLeads = (count: number) => Promise.all(Array.from({ length: count }, () => insertLead(server.db)))

describe.each(CALLS)('POST /leads/bulk/%s', (call) => {
  test('401 and 403', async () => {
    const other = await server.signIn(['properties-view'])
    expect((await post(call, { ids: [1] }, null)).statusCode).toBe(401)
    expect((await post(call, { ids: [1] }, other)).statusCode).toBe(403)
  })

  test.each([
    [{}, 'required'],
    [{ ids: [] }, 'required'],
    [{ ids: 'all' }, 'invalid'],
  ])('422 for %j', async (payload, name) => {
    const response = await post(call, { userId: null, ...payload })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual([{ attribute: 'ids', errors: [{ name }] }])
  })

  test('422 for 201 leads, and nothing changes', async () => {
    const [id = 0] = await someLeads(1)
    const ids = Array.from({ length: BULK_MAX + 1 }, (_, index) => id + index)
    const response = await post(call, { ids, userId: agent.userId })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual([{ attribute: 'ids', errors: [{ name: 'maxlength' }] }])
    expect(await leadRow(server.db, id)).toMatchObject({ deleted_at: null, handler_user_id: null })
  })
})

test('three are deleted, one of them by a colleague before; two are restored', async () => {
  const ids = await someLeads(3)
  const [first = 0, second = 0, gone = 0] = ids
  await reportOf('delete', { ids: [gone] })
  server.pushed.length = 0
  expect(await reportOf('delete', { ids })).toEqual({
    done: [first, second],
    failed: [{ id: gone, reason: 'not_found' }],
  })
  expect(server.pushed.map(({ event }) => event)).toEqual(['leads-refresh'])
  expect(await reportOf('restore', { ids: [first, second] })).toEqual({ done: [first, second], failed: [] })
  expect((await leadRow(server.db, first)).deleted_at).toBeNull()
  expect((await leadRow(server.db, gone)).deleted_at).not.toBeNull()
})

test('each by its own permission, with its own audit entry', async () => {
  const [enquiry = 0] = await someLeads(1)
  const reservation = await insertLead(server.db, { status: LEAD_STATUS.ReservationSent })
  expect(await reportOf('delete', { ids: [enquiry, reservation, 2 ** 40] }, agent)).toEqual({
    done: [enquiry],
    failed: [
      { id: reservation, reason: 'forbidden' },
      { id: 2 ** 40, reason: 'not_found' },
    ],
  })
  const lines = await server.db
    .selectFrom('audit')
    .select('entity_id')
    .where('action', '=', 'lead.delete')
    .where('user_id', '=', agent.userId)
    .execute()
  expect(lines).toEqual([{ entity_id: enquiry }])
})

test('a failing lead does not affect the others, and is not reported as deleted', async () => {
  const [first = 0, second = 0] = await someLeads(2)
  await server.db.updateTable('lead').set({ deleted_at: new Date() }).where('id', '=', first).execute()
  expect(await reportOf('restore', { ids: [second, first] })).toEqual({
    done: [first],
    failed: [{ id: second, reason: 'not_found' }],
  })
})

describe('assigning', () => {
  test('assigns all leads with one push and one notification', async () => {
    const ids = await someLeads(3)
    expect(await reportOf('assign', { ids, userId: agent.userId })).toEqual({ done: ids, failed: [] })
    for (const id of ids) expect((await leadRow(server.db, id)).handler_user_id).toBe(agent.userId)
    expect(server.pushed.map(({ event, userId }) => [event, userId])).toEqual([
      ['leads-refresh', undefined],
      ['notifications-refresh', agent.userId],
    ])
    expect(await reportOf('assign', { ids, userId: null })).toEqual({ done: ids, failed: [] })
    expect((await leadRow(server.db, ids[0] ?? 0)).handler_user_id).toBeNull()
  })

  test('needs leads-assign', async () => {
    const ids = await someLeads(1)
    expect((await post('assign', { ids, userId: agent.userId }, agent)).statusCode).toBe(403)
  })

  test('422 for a user who cannot be a handler', async () => {
    const [enquiry = 0] = await someLeads(1)
    const reservation = await insertLead(server.db, { status: LEAD_STATUS.ReservationSent })
    const letter = await server.signIn(['reservations-view'])
    expect(await reportOf('assign', { ids: [enquiry, reservation], userId: letter.userId })).toEqual({
      done: [reservation],
      failed: [{ id: enquiry, reason: 'forbidden' }],
    })
    for (const userId of [999_999, (await server.signIn(['properties-view'])).userId]) {
      const response = await post('assign', { ids: [enquiry], userId })
      expect(response.statusCode).toBe(422)
      expect(response.json()).toEqual([{ attribute: 'userId', errors: [{ name: 'enumerable' }] }])
    }
  })
})
