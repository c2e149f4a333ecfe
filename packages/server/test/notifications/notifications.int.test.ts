import { READ_AT_ONCE_MAX, UNREAD_COUNTED_MAX } from '@latchkey/domain/notifications/notification.limits'
import type { Notification } from '@latchkey/domain/notifications/notification.contract'
import type { NotificationKind } from '@latchkey/domain/notifications/notification-kinds'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { beforeEach, describe, expect, test } from 'vitest'
import { NOTIFICATIONS_KEPT_MS } from '../../src/housekeeping/housekeeping.limits.ts'
import { sweepHandlers } from '../../src/housekeeping/sweep.job.ts'
import { caller, anonymous, type Caller } from '../_caller.ts'
import { justNow } from '../_clock.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'
import { notificationsOf, unreadOf } from '../_notifications.ts'
import { pushesOf, fieldError } from '../_staff.ts'

const server = await serverOfFile()
const leadId = await insertLead(server.db)
let agent: Caller
let colleague: Caller
beforeEach(async () => {
  agent = await caller(server, 'enquiries-view')
  colleague = await caller(server, 'enquiries-view')
})

/** Inserts notifications; resolves with their ids, oldest first. */
const write = async (
  who: Caller,
  count: number,
  over: { at?: Date; kind?: NotificationKind } = {},
): Promise<number[]> => {
  const at = new Date(server.clock.now)
  const row = { user_id: who.userId, kind: 2, lead_id: leadId, facts: '{}', at, ...over } as const
  const rows = await server.db
    .insertInto('notification')
    .values(Array.from({ length: count }, () => row))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
const idsOf = async (who: Caller) => (await notificationsOf(who)).map(({ id }) => id)
const read = (who: Caller, body: object) => who.post('/notifications/read', body)

test('401 without sign-in', async () => {
  const nobody = anonymous(server)
  for (const url of ['/notifications/1/20', '/notifications/unread'])
    expect((await nobody.get(url)).statusCode).toBe(401)
  expect((await nobody.post('/notifications/read', { all: true })).statusCode).toBe(401)
})

test('pages contain one’s own, newest first, 20 by default', async () => {
  const ids = await write(agent, 25)
  await write(colleague, 3)
  const pageOf = async (page: number, limit: number) =>
    (await agent.get(`/notifications/${page}/${limit}`)).json<Page<Notification>>()
  const first = await pageOf(1, 0)
  expect(first).toMatchObject({ page: 1, limit: 20, total: 25, lastPage: 2 })
  expect(first.models.map(({ id }) => id)).toEqual(ids.slice(5).toReversed())
  expect((await pageOf(2, 20)).models.map(({ id }) => id)).toEqual(ids.slice(0, 5).toReversed())
  expect((await pageOf(9, 20)).models).toEqual([])
})

test('kinds of a later version are left out, and stay unread', async () => {
  const [known] = await write(agent, 1)
  const later = await write(agent, 1, { kind: 999 as NotificationKind })
  const response = await agent.get('/notifications/1/20')
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { models: [expect.objectContaining({ id: known })], page: 1, limit: 20, total: 1, lastPage: 1 },
  ])
  expect(await unreadOf(agent)).toBe(1)
  expect((await read(agent, { all: true })).body).toBe('true')
  expect((await read(agent, { ids: later })).body).toBe('true')
  const unread = await server.db
    .selectFrom('notification')
    .select('id')
    .where('user_id', '=', agent.userId)
    .where('read_at', 'is', null)
    .execute()
  expect(unread.map(({ id }) => id)).toEqual(later)
})

test('unread ones are counted up to a hundred', async () => {
  expect(await unreadOf(agent)).toBe(0)
  await write(agent, UNREAD_COUNTED_MAX - 1)
  expect(await unreadOf(agent)).toBe(99)
  await write(agent, 30)
  expect(await unreadOf(agent)).toBe(UNREAD_COUNTED_MAX)
})

describe('POST /notifications/read', () => {
  test.each([
    [{}, 'required'],
    [{ ids: [] }, 'required'],
    [{ ids: 'all' }, 'invalid'],
    [{ ids: [1.5] }, 'invalid'],
    [{ all: false }, 'required'],
    [{ ids: Array.from({ length: READ_AT_ONCE_MAX + 1 }, (_, id) => id) }, 'maxlength'],
  ])('422 for %j', async (body, name) => {
    const response = await read(agent, body)
    expect([response.statusCode, response.json()]).toEqual([422, fieldError('ids', name)])
  })

  test('marks some, once, and pushes to the reader’s other windows', async () => {
    const [one = 0, other = 0] = await write(agent, 2)
    const pushes = pushesOf(server)
    expect((await read(agent, { ids: [one] })).json()).toBe(true)
    expect(server.pushed.at(-1)).toEqual({
      event: 'notifications-refresh',
      payload: {},
      userId: agent.userId,
    })
    const readAt = justNow(server)
    server.clock.advance(60_000)
    expect((await read(agent, { ids: [one] })).json()).toBe(true)
    expect(await notificationsOf(agent)).toMatchObject([
      { id: other, readAt: null },
      { id: one, readAt },
    ])
    expect(pushes()).toEqual(['notifications-refresh'])
  })

  test('does not change those of others', async () => {
    const [theirs = 0] = await write(colleague, 1)
    const [own = 0] = await write(agent, 1)
    const ids = [theirs, own, 0, -1, 9_007_199_254_740_991]
    expect((await read(agent, { ids })).json()).toBe(true)
    expect([await unreadOf(agent), await unreadOf(colleague)]).toEqual([0, 1])
    await read(agent, { all: true })
    expect(await unreadOf(colleague)).toBe(1)
  })

  test('marks all existing ones, and none that comes later', async () => {
    await write(agent, 3)
    expect((await read(agent, { all: true })).json()).toBe(true)
    expect(await unreadOf(agent)).toBe(0)
    await write(agent, 1)
    expect(await unreadOf(agent)).toBe(1)
  })
})

test('they are kept for 90 days', async () => {
  const at = (age: number) => new Date(server.clock.now - age)
  await write(agent, 1, { at: at(NOTIFICATIONS_KEPT_MS + 1) })
  const kept = await write(agent, 1, { at: at(NOTIFICATIONS_KEPT_MS - 1000) })
  await sweepHandlers(server.context)['housekeeping.sweep']({})
  expect(await idsOf(agent)).toEqual(kept)
  expect(NOTIFICATIONS_KEPT_MS).toBe(90 * 24 * 60 * 60_000)
})
