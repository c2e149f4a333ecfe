import type { LeadsRefresh } from '@latchkey/domain/platform/events.contract'
import type { Work } from '@latchkey/domain/users/hand-over.contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller, anonymous, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead, leadRow } from '../_leads.ts'
import { mailsAfter, mailCount } from '../_mails.ts'
import { notificationsOf } from '../_notifications.ts'
import { auditOf } from '../_staff.ts'
import { statementsOf } from '../_statements.ts'

const HOUR_MS = 3_600_000
const AGENT = ['enquiries-view', 'viewings-view', 'reservations-view'] as const

const server = await serverOfFile()
const manager = await caller(server, 'users-view', ...AGENT)
const heir = await caller(server, ...AGENT)
let leaver: Caller
beforeEach(async () => {
  await server.db.deleteFrom('notification').execute()
  await server.settled()
  await server.db.deleteFrom('lead_token').execute()
  await server.db.deleteFrom('mail_log').execute()
  await server.db.deleteFrom('lead').execute()
  leaver = await caller(server, ...AGENT)
})

const inHours = (hours: number) => new Date(server.clock.now + hours * HOUR_MS)
const confirmedIn = (hours: number, agent: Caller, more: object = {}) =>
  insertLead(server.db, {
    status: 4,
    viewing_at: inHours(hours),
    viewing_user_id: agent.userId,
    viewing_confirmed_at: inHours(-24),
    ...more,
  })
const isActive = async ({ userId }: Caller) =>
  (await server.db.selectFrom('app_user').select('active').where('id', '=', userId).executeTakeFirstOrThrow())
    .active
const workOf = async (query = '') => (await manager.get(`/users/${leaver.userId}/work${query}`)).json<Work>()
const leave = (handOver?: object, call = 'toggle-active') =>
  manager.post(`/users/${leaver.userId}/${call}`, handOver && { handOver })

describe('work to hand over', () => {
  test('future viewings of status 3 and 4, and handled leads that have not ended', async () => {
    const [first, second] = [
      await confirmedIn(2, leaver, { property_name: 'Loom Yard 1' }),
      await insertLead(server.db, { status: 3, viewing_at: inHours(5), viewing_user_id: leaver.userId }),
    ]
    await confirmedIn(-2, leaver)
    await confirmedIn(3, leaver, { status: 6 })
    await confirmedIn(3, leaver, { deleted_at: new Date() })
    for (const status of [1, 8, 6, 10, 12])
      await insertLead(server.db, { status, handler_user_id: leaver.userId })
    const work = await workOf()
    expect(work.viewings.map(({ id }) => id)).toEqual([first, second])
    expect(work.viewings[0]).toMatchObject({ propertyName: 'Loom Yard 1', clash: null })
    expect(work).toMatchObject({ viewingsTotal: 2, leadsTotal: 2 })
  })

  test('a clash contains the recipient’s confirmed viewing', async () => {
    const mine = await confirmedIn(2, leaver)
    const theirs = await confirmedIn(2.5, heir)
    const { viewings } = await workOf(`?to=${heir.userId}`)
    expect(viewings).toMatchObject([{ id: mine, clash: { id: theirs, name: expect.any(String) } }])
  })

  test('401, 403, 404 and 422', async () => {
    expect((await anonymous(server).get(`/users/${leaver.userId}/work`)).statusCode).toBe(401)
    expect((await heir.get(`/users/${leaver.userId}/work`)).statusCode).toBe(403)
    expect((await manager.get('/users/999999/work')).statusCode).toBe(404)
    expect((await manager.get(`/users/${leaver.userId}/work?to=x`)).json()).toEqual([
      { attribute: 'to', errors: [{ name: 'enumerable' }] },
    ])
  })
})

describe('handing over', () => {
  test('moves two viewings and three leads, disables the account and mails two updates', async () => {
    const viewings = [await confirmedIn(2, leaver), await confirmedIn(26, leaver)]
    const handled = [1, 2, 8].map((status) =>
      insertLead(server.db, { status, handler_user_id: leaver.userId }),
    )
    const leads = await Promise.all(handled)
    const versions = await Promise.all(leads.map(async (id) => (await leadRow(server.db, id)).version))
    const before = await mailCount(server)
    expect((await leave({ toUserId: heir.userId })).json()).toBe(true)
    expect(await isActive(leaver)).toBe(false)
    for (const id of viewings)
      expect(await leadRow(server.db, id)).toMatchObject({ viewing_user_id: heir.userId, version: 2 })
    for (const [index, id] of leads.entries())
      expect(await leadRow(server.db, id)).toMatchObject({
        handler_user_id: heir.userId,
        version: versions[index],
      })
    expect(await mailsAfter(server, before)).toHaveLength(2)
    expect(await auditOf(server, 'user', leaver.userId)).toMatchObject([
      { action: 'user.hand-over' },
      { action: 'user.disable' },
    ])
    expect((await manager.get(`/leads/${leads[0]}/history`)).json()).toMatchObject([
      { action: 'lead.handed-over', changes: [{ field: 'handler', from: leaver.userId, to: heir.userId }] },
    ])
  })

  test('also on deletion; leads that the recipient may not open become unassigned', async () => {
    const viewer = await caller(server, 'viewings-view')
    const enquiry = await insertLead(server.db, { status: 1, handler_user_id: leaver.userId })
    const viewing = await confirmedIn(2, leaver, { handler_user_id: leaver.userId })
    expect((await leave({ toUserId: viewer.userId }, 'delete')).json()).toBe(true)
    expect(await leadRow(server.db, enquiry)).toMatchObject({ handler_user_id: null, handled_since: null })
    expect(await leadRow(server.db, viewing)).toMatchObject({
      handler_user_id: viewer.userId,
      viewing_user_id: viewer.userId,
    })
  })

  test('a clash changes nothing without override; with it, all is handed over', async () => {
    const mine = await confirmedIn(2, leaver)
    const theirs = await confirmedIn(2.5, heir)
    const rejected = await leave({ toUserId: heir.userId })
    expect(rejected.statusCode).toBe(409)
    expect(rejected.json()).toMatchObject({ error: 'clash', clashes: [{ id: mine, clash: { id: theirs } }] })
    expect(await isActive(leaver)).toBe(true)
    expect(await leadRow(server.db, mine)).toMatchObject({ viewing_user_id: leaver.userId })
    expect((await leave({ toUserId: heir.userId, override: true })).json()).toBe(true)
    expect(await leadRow(server.db, mine)).toMatchObject({ viewing_user_id: heir.userId })
  })

  test('null unassigns leads, but is invalid for viewings', async () => {
    const handled = await insertLead(server.db, { status: 1, handler_user_id: leaver.userId })
    const viewing = await confirmedIn(2, leaver)
    const rejected = await leave({ toUserId: null })
    expect(rejected.json()).toEqual([{ attribute: 'handOver.toUserId', errors: [{ name: 'required' }] }])
    expect(await isActive(leaver)).toBe(true)
    await server.db.deleteFrom('lead').where('id', '=', viewing).execute()
    expect((await leave({ toUserId: null })).json()).toBe(true)
    expect((await leadRow(server.db, handled)).handler_user_id).toBeNull()
  })

  test('422 for a recipient who is inactive, has no permission for leads, or is the same person', async () => {
    const gone = await caller(server, ...AGENT)
    await manager.post(`/users/${gone.userId}/toggle-active`)
    const nobody = await caller(server)
    await confirmedIn(2, leaver)
    for (const toUserId of [gone.userId, nobody.userId, leaver.userId, 999_999, -1, 'x']) {
      const rejected = await leave({ toUserId })
      expect([toUserId, rejected.json()]).toEqual([
        toUserId,
        [{ attribute: 'handOver.toUserId', errors: [{ name: 'enumerable' }] }],
      ])
    }
    expect(await isActive(leaver)).toBe(true)
  })

  test('without a body, and for a person who may not be disabled, nothing is handed over', async () => {
    const viewing = await confirmedIn(2, leaver)
    const weaker = await caller(server, 'users-view')
    const rejected = await weaker.post(`/users/${leaver.userId}/toggle-active`, {
      handOver: { toUserId: heir.userId },
    })
    expect(rejected.json()).toBe(false)
    expect((await leave()).json()).toBe(true)
    expect(await leadRow(server.db, viewing)).toMatchObject({ viewing_user_id: leaver.userId, version: 1 })
  })
})

describe('the recipient', () => {
  test('gets one notification of all of it', async () => {
    const ids: number[] = []
    for (const status of [1, 2, 8])
      ids.push(await insertLead(server.db, { status, handler_user_id: leaver.userId }))
    ids.push(await confirmedIn(2, leaver, { handler_user_id: leaver.userId }))
    const another = await confirmedIn(4, leaver)
    server.pushed.length = 0
    const to = await caller(server, ...AGENT)
    expect((await leave({ toUserId: to.userId })).json()).toBe(true)
    expect(await notificationsOf(to)).toMatchObject([
      { kind: 1, leadId: null, text: `${manager.username} assigned 5 leads to you.` },
    ])
    expect(server.pushed).toContainEqual({ event: 'notifications-refresh', payload: {}, userId: to.userId })
    const refresh = server.pushed.find(({ event }) => event === 'leads-refresh')
    expect(new Set((refresh?.payload as LeadsRefresh | undefined)?.ids)).toEqual(new Set([...ids, another]))
    expect(await leadRow(server.db, another)).toMatchObject({
      handler_user_id: null,
      viewing_user_id: to.userId,
    })
  })

  test('gets one with the name of a single lead, without leads that they may not open', async () => {
    const viewer = await caller(server, 'viewings-view')
    await insertLead(server.db, { status: 1, handler_user_id: leaver.userId })
    const id = await confirmedIn(2, leaver, { first_name: 'Ann', last_name: 'Lee' })
    expect((await leave({ toUserId: viewer.userId }, 'delete')).json()).toBe(true)
    expect(await notificationsOf(viewer)).toMatchObject([
      { kind: 1, leadId: id, text: `${manager.username} assigned Ann Lee to you.` },
    ])
  })

  test('gets none of nothing, and none of their own hand-over', async () => {
    const to = await caller(server, ...AGENT)
    expect((await leave({ toUserId: to.userId })).json()).toBe(true)
    expect(await notificationsOf(to)).toEqual([])
    leaver = await caller(server, ...AGENT)
    await insertLead(server.db, { handler_user_id: leaver.userId })
    expect((await leave({ toUserId: manager.userId })).json()).toBe(true)
    expect(await notificationsOf(manager)).toEqual([])
  })
})

/** Statements of the transaction that hands over this many leads and as many viewings, each with an audit entry. */
const statementsFor = async (count: number) => {
  leaver = await caller(server, ...AGENT)
  const to = await caller(server, ...AGENT)
  for (let place = 0; place < count; place += 1) {
    await insertLead(server.db, { handler_user_id: leaver.userId })
    await confirmedIn(2 + place, leaver)
  }
  const sent = await statementsOf(server, async () => {
    expect((await leave({ toUserId: to.userId })).json()).toBe(true)
  })
  const lines = await server.db
    .selectFrom('audit')
    .innerJoin('lead', 'lead.id', 'audit.entity_id')
    .select(['audit.user_id', 'address', 'changes'])
    .where('action', '=', 'lead.handed-over')
    .where((row) => row.or([row('handler_user_id', '=', to.userId), row('viewing_user_id', '=', to.userId)]))
    .orderBy('audit.id')
    .execute()
  expect(lines).toHaveLength(2 * count)
  expect(lines.slice(0, 2)).toEqual(
    ['handler', 'viewingUserId'].map((field) => ({
      user_id: manager.userId,
      address: '127.0.0.1',
      changes: [{ field, from: leaver.userId, to: to.userId }],
    })),
  )
  // Outside the transaction the session may be renewed, which depends on the time.
  return sent.slice(sent.indexOf('begin'), sent.indexOf('commit'))
}

test('thirty leads and viewings take as many statements as two', async () => {
  expect(await statementsFor(15)).toEqual(await statementsFor(1))
})
