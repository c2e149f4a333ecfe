import type { BulkReport } from '@latchkey/domain/leads/bulk/bulk.contract'
import { beforeEach, expect, test } from 'vitest'
import { leadQueries } from '../../src/leads/record/lead.queries.ts'
import { caller, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'
import { waitForLockWaiters } from '../_locks.ts'
import { notificationsOf, textsOf, unreadOf } from '../_notifications.ts'

const server = await serverOfFile()
const manager = await caller(server, 'enquiries-view', 'leads-assign')
let agent: Caller
beforeEach(async () => {
  agent = await caller(server, 'enquiries-view')
})

const someLeads = (count: number) =>
  Promise.all(Array.from({ length: count }, () => insertLead(server.db, { last_name: 'Lee' })))
const assign = async (ids: number[]) =>
  (await manager.post('/leads/bulk/assign', { ids, userId: agent.userId })).json<BulkReport>()

/** Assigns leads, and calls `look` while the last one is blocked: the state that a crash would leave. */
async function untilTheLast(ids: number[], look: () => Promise<void>): Promise<BulkReport | undefined> {
  let assigning: ReturnType<typeof assign> | undefined
  await server.context.change(null, async ({ db }) => {
    await leadQueries(db).lock(ids.at(-1) ?? 0)
    assigning = assign(ids)
    await waitForLockWaiters(server.db)
    await look()
  })
  return assigning
}

test('leads assigned together share a notification, written with the first and updated with each', async () => {
  const ids = await someLeads(4)
  const report = await untilTheLast(ids, async () => {
    expect(await textsOf(agent)).toEqual([`${manager.username} assigned 3 leads to you.`])
  })
  expect(report?.done).toEqual(ids)
  expect(await notificationsOf(agent)).toMatchObject([
    { kind: 1, leadId: null, readAt: null, text: `${manager.username} assigned 4 leads to you.` },
  ])
})

test('the first lead alone is named', async () => {
  const ids = await someLeads(2)
  await untilTheLast(ids, async () => {
    expect(await notificationsOf(agent)).toMatchObject([
      { leadId: ids[0], text: `${manager.username} assigned Ann Lee to you.` },
    ])
  })
})

test('a notification read before it is complete becomes unread again', async () => {
  await untilTheLast(await someLeads(2), async () => {
    await agent.post('/notifications/read', { all: true })
    expect(await unreadOf(agent)).toBe(0)
  })
  expect(await unreadOf(agent)).toBe(1)
})

test('only leads whose handler changed count', async () => {
  const [first = 0, gone = 0, second = 0] = await someLeads(3)
  const theirs = await insertLead(server.db, { handler_user_id: agent.userId })
  await server.db.updateTable('lead').set({ deleted_at: new Date() }).where('id', '=', gone).execute()
  await assign([theirs, first, gone, second])
  expect(await textsOf(agent)).toEqual([`${manager.username} assigned 2 leads to you.`])
})

test('there is no notification of one’s own assignments', async () => {
  await manager.post('/leads/bulk/assign', { ids: await someLeads(2), userId: manager.userId })
  expect(await notificationsOf(manager)).toEqual([])
})
