import { beforeEach, describe, expect, test } from 'vitest'
import { applyDelivery } from '../../src/referencing/referencing.service.ts'
import { caller, type Caller } from '../_caller.ts'
import { justNow } from '../_clock.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'
import { notificationsOf, textsOf, unreadOf } from '../_notifications.ts'
import { tenantsOf } from '../_tenants.ts'

const EVERY_LEAD = ['enquiries-view', 'viewings-view', 'reservations-view'] as const

const server = await serverOfFile()
let agent: Caller
let shower: Caller
let manager: Caller
beforeEach(async () => {
  agent = await caller(server, ...EVERY_LEAD)
  shower = await caller(server, ...EVERY_LEAD)
  manager = await caller(server, ...EVERY_LEAD, 'leads-assign')
  await server.db
    .updateTable('app_user')
    .set({ first_name: 'Priya', last_name: 'Shah' })
    .where('id', '=', manager.userId)
    .execute()
  server.pushed.length = 0
})

const pushedTo = () =>
  server.pushed.flatMap(({ event, userId }) => (event === 'notifications-refresh' ? [userId] : []))
const ann = (over: object = {}) => insertLead(server.db, { last_name: 'Lee', ...over })
const disable = (who: Caller) =>
  server.db.updateTable('app_user').set({ active: false }).where('id', '=', who.userId).execute()

const assign = (who: Caller, id: number, userId: number | null, from: number | null) =>
  who.post(`/leads/${id}/handler`, { userId, from })
const answer = async (over: object = {}) => {
  const tenants = tenantsOf(server)
  const { id, token } = await tenants.invited('questionnaire', over)
  const verification = await tenants.proofOf('questionnaire', token)
  const sent = await tenants.send('questionnaire', id, { ...tenants.answers(), verification })
  expect(sent.json()).toBe(true)
  return id
}

const reserve = async (over: object = {}) => {
  const tenants = tenantsOf(server)
  const { id, token } = await tenants.invited('reservation', over)
  const verification = await tenants.proofOf('reservation', token)
  expect((await tenants.send('reservation', id, { verification })).json()).toBe(true)
  return id
}

const assigned = async (over: object = {}) => {
  const id = await ann({ phone: `07700 8${String(Math.random()).slice(2, 7)}`, ...over })
  await manager.post(`/leads/${id}/handler`, { userId: agent.userId, from: null })
  return id
}
const move = (id: number, values: object) =>
  server.db.updateTable('lead').set(values).where('id', '=', id).execute()
const closed = { leadId: null, text: 'A lead that you may no longer open.' }

describe('an assigned lead', () => {
  test('notifies the new handler, with the name of the assigner', async () => {
    const id = await ann()
    await assign(manager, id, agent.userId, null)
    expect(await notificationsOf(agent)).toEqual([
      {
        id: expect.any(Number),
        kind: 1,
        at: justNow(server),
        readAt: null,
        path: null,
        leadId: id,
        text: 'Priya Shah assigned Ann Lee to you.',
      },
    ])
    expect(pushedTo()).toEqual([agent.userId])
    expect(await unreadOf(manager)).toBe(0)
  })

  test('not when taken, released or unchanged', async () => {
    const id = await ann()
    await assign(agent, id, agent.userId, null)
    await assign(manager, id, agent.userId, agent.userId)
    await assign(manager, id, manager.userId, agent.userId)
    await assign(manager, id, null, manager.userId)
    expect([await unreadOf(agent), await unreadOf(manager), pushedTo()]).toEqual([0, 0, []])
  })

  test('one notification for several leads; those already assigned are not counted', async () => {
    const theirs = await ann({ handler_user_id: agent.userId })
    const ids = await Promise.all(Array.from({ length: 12 }, () => ann()))
    await manager.post('/leads/bulk/assign', { ids: [theirs, ...ids], userId: agent.userId })
    expect(await notificationsOf(agent)).toMatchObject([
      { kind: 1, leadId: null, text: 'Priya Shah assigned 12 leads to you.' },
    ])
    expect(pushedTo()).toEqual([agent.userId])
    await manager.post('/leads/bulk/assign', { ids, userId: agent.userId })
    expect(await unreadOf(agent)).toBe(1)
    const last = await ann()
    await manager.post('/leads/bulk/assign', { ids: [last, 0], userId: agent.userId })
    expect((await notificationsOf(agent))[0]).toMatchObject({
      leadId: last,
      text: 'Priya Shah assigned Ann Lee to you.',
    })
    await manager.post('/leads/bulk/assign', { ids, userId: manager.userId })
    await manager.post('/leads/bulk/assign', { ids, userId: null })
    expect(await unreadOf(manager)).toBe(0)
  })
})

describe('actions of a tenant', () => {
  test('answers notify the handler only', async () => {
    const id = await answer({ handler_user_id: agent.userId, viewing_user_id: shower.userId })
    const [line] = await notificationsOf(agent)
    expect(line).toMatchObject({ kind: 2, leadId: id })
    expect(line?.text).toMatch(/ answered the questionnaire\.$/)
    expect([await unreadOf(agent), await unreadOf(shower), await unreadOf(manager)]).toEqual([1, 0, 0])
    expect(pushedTo()).toEqual([agent.userId])
  })

  test('a reservation request notifies handler and agent, and a person who is both once', async () => {
    const id = await reserve({ handler_user_id: agent.userId, viewing_user_id: shower.userId })
    for (const who of [agent, shower])
      expect(await notificationsOf(who)).toMatchObject([
        { kind: 7, leadId: id, text: "Ann O'Neill Smith asked to reserve Plot 1." },
      ])
    await reserve({ handler_user_id: agent.userId, viewing_user_id: agent.userId })
    expect([await unreadOf(agent), await unreadOf(shower)]).toEqual([2, 1])
  })

  test('no notification for an unassigned lead or an inactive handler', async () => {
    await answer()
    await answer({ handler_user_id: agent.userId, viewing_user_id: shower.userId })
    await disable(agent)
    server.pushed.length = 0
    await answer({ handler_user_id: agent.userId })
    const written = await server.db
      .selectFrom('notification')
      .select('id')
      .where('user_id', '=', agent.userId)
      .execute()
    expect([written.length, pushedTo()]).toEqual([1, []])
  })

  test('no notification of a failed submission', async () => {
    const tenants = tenantsOf(server)
    const { id, token } = await tenants.invited('questionnaire', { handler_user_id: agent.userId })
    const verification = await tenants.proofOf('questionnaire', token)
    await server.db.updateTable('lead').set({ status: 4 }).where('id', '=', id).execute()
    const late = await tenants.send('questionnaire', id, { ...tenants.answers(), verification })
    expect([late.json(), await unreadOf(agent)]).toEqual([false, 0])
  })
})

test('a referencing result notifies handler and agent once, with the new status', async () => {
  const id = await ann({ status: 9, handler_user_id: agent.userId, viewing_user_id: shower.userId })
  const delivery = {
    deliveryId: `d-${id}`,
    leadId: id,
    outcome: 'decline',
    status: 'No',
    maxRent: 1,
  } as const
  for (let time = 0; time < 2; time += 1) await applyDelivery(server.context, delivery, null)
  for (const who of [agent, shower])
    expect(await textsOf(who)).toEqual(['Referencing of Ann Lee: Reservation declined.'])
})

describe('notifications are worded when read', () => {
  test('with present names; only ids are stored', async () => {
    const id = await assigned()
    await move(id, { first_name: 'Anna' })
    expect(await textsOf(agent)).toEqual(['Priya Shah assigned Anna Lee to you.'])
    const stored = await server.db.selectFrom('notification').select('facts').execute()
    for (const { facts } of stored)
      for (const fact of Object.values(facts)) expect(typeof fact).toBe('number')
  })

  test('without a deleted lead, until it is restored', async () => {
    const id = await assigned()
    await manager.post(`/leads/${id}/delete`)
    expect(await notificationsOf(agent)).toMatchObject([closed])
    await manager.post(`/leads/${id}/restore`)
    expect(await notificationsOf(agent)).toMatchObject([{ leadId: id }])
  })

  test('without a lead in a section that the reader may not see', async () => {
    const viewings = await caller(server, 'viewings-view')
    const id = await ann({ status: 3 })
    await manager.post(`/leads/${id}/handler`, { userId: viewings.userId, from: null })
    expect(await notificationsOf(viewings)).toMatchObject([{ leadId: id }])
    await move(id, { status: 8 })
    expect(await notificationsOf(viewings)).toMatchObject([closed])
  })

  test('with the kept lead of a merged one, and with the lead itself after undoing', async () => {
    const merger = await caller(server, ...EVERY_LEAD, 'leads-merge')
    const id = await assigned()
    const { phone } = await server.db
      .selectFrom('lead')
      .select('phone')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const kept = await ann({ phone, first_name: 'Kept' })
    await merger.post(`/leads/${kept}/merge`, { otherId: id, version: 1, otherVersion: 1 })
    expect(await notificationsOf(agent)).toMatchObject([
      { leadId: kept, text: 'Priya Shah assigned Kept Lee to you.' },
    ])
    const { id: mergeId } = await server.db
      .selectFrom('lead_merge')
      .select('id')
      .where('merged_id', '=', id)
      .executeTakeFirstOrThrow()
    await merger.post(`/leads/${kept}/unmerge`, { mergeId })
    expect(await notificationsOf(agent)).toMatchObject([{ leadId: id }])
  })
})
