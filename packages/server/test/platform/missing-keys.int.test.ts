import { beforeEach, expect, test } from 'vitest'
import { caller, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'
import { administrator, fieldError } from '../_staff.ts'

const server = await serverOfFile()
const manager = await caller(server, 'enquiries-view', 'leads-assign', 'users-view')
const holder = await caller(server, 'enquiries-view')
let leaver: Caller
let lead: number
beforeEach(async () => {
  leaver = await caller(server, 'enquiries-view')
  lead = await insertLead(server.db, {
    handler_user_id: holder.userId,
    first_answered_at: new Date(server.clock.now),
    first_answered_by: holder.userId,
    first_answer_how: 1,
    first_answer_minutes: 5,
  })
})

const stateOf = (id: number) =>
  server.db
    .selectFrom('lead')
    .select(['handler_user_id', 'first_answer_how'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const calls: [url: string, body: object | undefined, missing: string[]][] = [
  ['/leads/{lead}/handler', undefined, ['userId', 'from']],
  ['/leads/{lead}/handler', {}, ['userId', 'from']],
  ['/leads/{lead}/handler', { from: 1 }, ['userId']],
  ['/leads/{lead}/handler', { userId: null }, ['from']],
  ['/leads/{lead}/answered', {}, ['how']],
  ['/leads/bulk/assign', { ids: '{lead}' }, ['userId']],
  ['/users/{leaver}/toggle-active', { handOver: {} }, ['handOver.toUserId']],
  ['/users/{leaver}/delete', { handOver: { override: true } }, ['handOver.toUserId']],
]
test.each(calls)('%s with %j: 422 required for %j, and nothing changes', async (url, body, missing) => {
  const to = url.replace('{lead}', `${lead}`).replace('{leaver}', `${leaver.userId}`)
  const sent = body && 'ids' in body ? { ids: [lead] } : body
  const response = await manager.post(to, sent)
  expect(response.json()).toEqual(missing.flatMap((field) => fieldError(field, 'required')))
  expect(response.statusCode).toBe(422)
  expect(await stateOf(lead)).toEqual({ handler_user_id: holder.userId, first_answer_how: 1 })
  expect((await leaver.get('/users/my-permissions')).statusCode).toBe(200)
})

test('the handler of the lead also gets 422 for missing fields', async () => {
  const response = await holder.post(`/leads/${lead}/handler`, {})
  expect(response.json()).toEqual([...fieldError('userId', 'required'), ...fieldError('from', 'required')])
})

test('null releases a lead, and withdraws a mark', async () => {
  const by = { userId: null, from: holder.userId }
  expect((await holder.post(`/leads/${lead}/handler`, by)).json()).toBe(true)
  expect((await holder.post(`/leads/${lead}/answered`, { how: null })).json()).toBe(true)
  expect(await stateOf(lead)).toEqual({ handler_user_id: null, first_answer_how: null })
})

test('a save of a role without permissions removes none', async () => {
  const boss = await administrator(server)
  const permissions = [1]
  const { id } = (await boss.post('/roles/create', { name: 'Starter', status: 1, permissions })).json<{
    id: number
  }>()
  const response = await boss.post(`/roles/${id}`, { name: 'Starter', status: 1 })
  expect(response.json()).toEqual(fieldError('permissions', 'required'))
  expect((await boss.get(`/roles/${id}`)).json<{ children: unknown[] }>().children).toHaveLength(1)
  expect((await boss.post(`/roles/${id}`, { name: 'Starter', status: 1, permissions: [] })).json()).toBe(true)
})
