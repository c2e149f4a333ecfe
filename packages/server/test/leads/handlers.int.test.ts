import type { HandlerOption } from '@latchkey/domain/leads/handler/handler.contract'
import type { IntakeResponse } from '@latchkey/domain/integrations/sources/source.contract'
import type { Lead } from '@latchkey/domain/leads/lead.contract'
import type { LeadHistory } from '@latchkey/domain/leads/lead-history.contract'
import { describe, expect, test } from 'vitest'
import { caller, anonymous, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead, leadBody, seconds } from '../_leads.ts'
import { makeUser } from '../_people.ts'
import { pushesOf, fieldError } from '../_staff.ts'

const INTAKE_KEY = 'test-intake-key'
const TEN = seconds('2027-01-04T10:00')

const server = await serverOfFile({ config: { intakeKeys: [INTAKE_KEY] } })
const agent = await caller(server, 'enquiries-view', 'viewings-view', 'viewings-update')
const colleague = await caller(server, 'enquiries-view')
const manager = await caller(server, 'enquiries-view', 'leads-assign')

const leadOf = async (id: number) => (await manager.get(`/leads/${id}`)).json<Lead>()
const handlerIdOf = async (id: number) => (await leadOf(id)).handler?.id ?? null
const assign = (who: Caller, id: number, userId: number | null, from: number | null) =>
  who.post(`/leads/${id}/handler`, { userId, from })
const statusOf = async (...call: Parameters<typeof assign>) => (await assign(...call)).statusCode
const handlerLinesOf = async (id: number) => {
  const lines = (await manager.get(`/leads/${id}/history`)).json<LeadHistory>()
  return lines.flatMap(({ action, user, changes }) =>
    (changes ?? [])
      .filter(({ field }) => field === 'handler')
      .map(({ from, to }) => ({ action, by: user?.id, from, to })),
  )
}
const intakeLead = async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/intake/enquiries',
    headers: { 'x-intake-key': INTAKE_KEY },
    payload: { firstName: 'Ann', lastName: 'Lee', email: 'a@example.com', phone: '07700 900123' },
  })
  return response.json<IntakeResponse>().id
}
const disable = (id: number) =>
  server.db.updateTable('app_user').set({ active: false }).where('id', '=', id).execute()

describe('POST /leads/{id}/handler', () => {
  test('401 without sign-in, 403 for a lead that the caller may not open, 404 for a missing one', async () => {
    const reservation = await insertLead(server.db, { status: 8 })
    const deleted = await insertLead(server.db, { deleted_at: new Date() })
    const shower = await caller(server, 'viewings-view', 'leads-assign')
    expect((await anonymous(server).post(`/leads/${reservation}/handler`, {})).statusCode).toBe(401)
    expect(await statusOf(shower, reservation, shower.userId, null)).toBe(403)
    for (const id of [deleted, 0]) expect(await statusOf(manager, id, manager.userId, null)).toBe(404)
  })

  test('an unassigned lead can be taken, and one’s own released, without leads-assign', async () => {
    const id = await insertLead(server.db)
    const before = (await leadOf(id)).version
    expect((await assign(agent, id, agent.userId, null)).json()).toBe(true)
    expect(await handlerIdOf(id)).toBe(agent.userId)
    expect((await assign(agent, id, null, agent.userId)).json()).toBe(true)
    expect(await leadOf(id)).toMatchObject({ handler: null, version: before })
    expect(await handlerLinesOf(id)).toEqual([
      { action: 'lead.assign', by: agent.userId, from: agent.userId, to: null },
      { action: 'lead.assign', by: agent.userId, from: null, to: agent.userId },
    ])
  })

  test('all other changes need leads-assign', async () => {
    const theirs = await insertLead(server.db, { handler_user_id: colleague.userId })
    const unassigned = await insertLead(server.db)
    expect(await statusOf(agent, unassigned, colleague.userId, null)).toBe(403)
    expect(await statusOf(agent, theirs, agent.userId, colleague.userId)).toBe(403)
    expect(await statusOf(agent, theirs, null, colleague.userId)).toBe(403)
    expect(await statusOf(manager, theirs, agent.userId, colleague.userId)).toBe(200)
    expect(await statusOf(manager, theirs, null, agent.userId)).toBe(200)
    expect(await handlerIdOf(theirs)).toBeNull()
  })

  test('of two concurrent takes one succeeds, and the other gets the handler’s name', async () => {
    const id = await insertLead(server.db)
    const responses = await Promise.all([agent, colleague].map((who) => assign(who, id, who.userId, null)))
    const winner = (await leadOf(id)).handler
    expect([agent.userId, colleague.userId]).toContain(winner?.id)
    const [won, lost] = responses.toSorted((one, other) => one.statusCode - other.statusCode)
    expect(won?.json()).toBe(true)
    expect([lost?.statusCode, lost?.json()]).toEqual([
      409,
      { error: 'taken', message: expect.any(String), handler: winner },
    ])
  })

  test('409 for an outdated handler, with the present one, also if inactive, or null', async () => {
    const leaver = await makeUser(server.db, ['enquiries-view'])
    const left = await insertLead(server.db, { handler_user_id: leaver.userId })
    const unassigned = await insertLead(server.db)
    await disable(leaver.userId)
    const rejected = async (id: number, from: number | null) =>
      (await assign(manager, id, agent.userId, from)).json<{ handler: unknown }>().handler
    expect(await rejected(left, null)).toEqual({ id: leaver.userId, name: leaver.username, active: false })
    expect(await rejected(unassigned, colleague.userId)).toBeNull()
    expect(await statusOf(agent, left, agent.userId, leaver.userId)).toBe(200)
  })

  test('a lead whose handler may no longer open it can be taken', async () => {
    const shower = await caller(server, 'viewings-view')
    const id = await insertLead(server.db, { status: 1, handler_user_id: shower.userId })
    expect(await leadOf(id)).toMatchObject({
      handler: { id: shower.userId, active: true },
      handlerMayOpen: false,
    })
    expect((await assign(agent, id, agent.userId, shower.userId)).body).toBe('true')
    expect(await leadOf(id)).toMatchObject({ handler: { id: agent.userId }, handlerMayOpen: true })
  })

  test('422 for a handler who may not open the lead', async () => {
    const id = await insertLead(server.db, { status: 3 })
    const left = await makeUser(server.db, ['enquiries-view'], { active: false })
    const other = await makeUser(server.db, ['reservations-view'])
    const shower = await makeUser(server.db, ['viewings-view'])
    for (const userId of [left.userId, other.userId, 0, 9_999_999_999, 'me', 1.5])
      expect((await manager.post(`/leads/${id}/handler`, { userId, from: null })).json()).toEqual(
        fieldError('userId', 'enumerable'),
      )
    expect(await statusOf(manager, id, shower.userId, null)).toBe(200)
  })

  test('pushes a refresh to all, and one of notifications to the new handler if assigned by another', async () => {
    const id = await insertLead(server.db)
    const pushes = pushesOf(server)
    await assign(agent, id, agent.userId, null)
    expect(pushes()).toEqual(['leads-refresh'])
    await assign(manager, id, colleague.userId, agent.userId)
    expect(pushes()).toEqual(['leads-refresh', 'leads-refresh', 'notifications-refresh'])
  })
})

describe('an unassigned lead is assigned automatically', () => {
  test('to its creator', async () => {
    const lead = (await agent.post('/leads', leadBody())).json<Lead>()
    expect(lead.handler).toMatchObject({ id: agent.userId, active: true })
    expect(await handlerLinesOf(lead.id)).toEqual([
      { action: 'lead.create', by: agent.userId, from: null, to: agent.userId },
    ])
  })

  test('not by the intake', async () => {
    expect(await handlerIdOf(await intakeLead())).toBeNull()
  })

  test('to the first user whose save changes something', async () => {
    const id = (await agent.post('/leads', leadBody())).json<Lead>().id
    await assign(agent, id, null, agent.userId)
    const save = (who: Caller, over: Record<string, unknown> = {}) => who.post(`/leads/${id}`, leadBody(over))
    expect((await save(colleague)).json()).toBe(true)
    expect(await handlerIdOf(id)).toBeNull()
    expect((await save(colleague, { notes: 'Rang, no answer' })).json()).toBe(true)
    expect(await handlerIdOf(id)).toBe(colleague.userId)
    expect((await handlerLinesOf(id))[0]).toEqual({
      action: 'lead.update',
      by: colleague.userId,
      from: null,
      to: colleague.userId,
    })
    await save(agent, { notes: 'Rang again' })
    expect(await handlerIdOf(id)).toBe(colleague.userId)
  })

  test('by a save, when the handler is inactive', async () => {
    const leaver = await makeUser(server.db, ['enquiries-view'])
    const id = (await agent.post('/leads', leadBody())).json<Lead>().id
    await assign(manager, id, leaver.userId, agent.userId)
    await disable(leaver.userId)
    await agent.post(`/leads/${id}`, leadBody({ notes: 'Now mine' }))
    expect(await handlerIdOf(id)).toBe(agent.userId)
  })

  test('by a save, when the handler may no longer open it', async () => {
    const shower = await makeUser(server.db, ['viewings-view'])
    const id = await insertLead(server.db, { status: 1, handler_user_id: shower.userId })
    await agent.post(`/leads/${id}`, leadBody({ notes: 'Now mine' }))
    expect(await handlerIdOf(id)).toBe(agent.userId)
  })

  test('to the confirming user, when the handler may no longer open it', async () => {
    const former = await makeUser(server.db, ['reservations-view'])
    const id = await insertLead(server.db, { status: 3, handler_user_id: former.userId })
    const body = { viewingDate: TEN + 14_400, viewingUserId: agent.userId }
    expect((await agent.post(`/leads/${id}/confirm-viewing`, body)).json()).toBe(true)
    expect(await handlerIdOf(id)).toBe(agent.userId)
  })

  test('not to a user who moves it to where they may not open it', async () => {
    const shower = await caller(server, 'viewings-view')
    const id = await insertLead(server.db, {
      status: 5,
      viewing_at: new Date(TEN * 1000),
      viewing_user_id: agent.userId,
    })
    const body = leadBody({ status: 8, viewingDate: TEN, viewingUserId: agent.userId })
    expect((await shower.post(`/leads/${id}`, body)).json()).toBe(true)
    expect(await handlerIdOf(id)).toBeNull()
  })

  test.each(['the agent of a confirmed viewing', 'the confirming user, if that agent may not open it'])(
    'to %s',
    async (which) => {
      const isAgents = which.startsWith('the agent')
      const shower = await makeUser(server.db, isAgents ? ['viewings-view'] : ['properties-view'])
      const id = await insertLead(server.db, { status: 3 })
      const body = { viewingDate: TEN, viewingUserId: shower.userId }
      expect((await agent.post(`/leads/${id}/confirm-viewing`, body)).json()).toBe(true)
      expect(await handlerIdOf(id)).toBe(isAgents ? shower.userId : agent.userId)
    },
  )

  test('but keeps its handler when its viewing is confirmed', async () => {
    const id = await insertLead(server.db, { status: 3, handler_user_id: colleague.userId })
    await agent.post(`/leads/${id}/confirm-viewing`, { viewingDate: TEN + 7200, viewingUserId: agent.userId })
    expect(await handlerIdOf(id)).toBe(colleague.userId)
  })
})

test('a handler in the body of a save is ignored', async () => {
  const id = (await agent.post('/leads', leadBody())).json<Lead>().id
  const handler = { id: colleague.userId, name: 'x', active: true }
  await agent.post(`/leads/${id}`, leadBody({ handler, notes: 'x' }))
  expect(await handlerIdOf(id)).toBe(agent.userId)
})

test('the assigned user is not the last to have changed the lead', async () => {
  const { id, version } = (await agent.post('/leads', leadBody())).json<Lead>()
  await colleague.post(`/leads/${id}`, leadBody({ notes: 'x', version }))
  await assign(manager, id, null, agent.userId)
  const response = await agent.post(`/leads/${id}`, leadBody({ notes: 'y', version }))
  expect(response.json()).toMatchObject({ error: 'conflict', changedBy: colleague.username })
})

test('possible handlers are active users who may open some lead, by name; those who work with viewings take them', async () => {
  const left = await makeUser(server.db, ['enquiries-view'], { active: false })
  const outsider = await makeUser(server.db, ['properties-view'])
  const viewer = await makeUser(server.db, ['enquiries-view'])
  const shower = await makeUser(server.db, ['viewings-view'])
  const handlers = (await agent.get('/leads/handlers')).json<HandlerOption[]>()
  const taking = (id: number) => handlers.find((handler) => handler.id === id)?.takesViewings
  expect([taking(viewer.userId), taking(shower.userId)]).toEqual([false, true])
  const ids = handlers.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([agent.userId, manager.userId]))
  expect(ids).not.toContain(left.userId)
  expect(ids).not.toContain(outsider.userId)
  const names = handlers.map(({ name }) => name)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)))
  expect((await anonymous(server).get('/leads/handlers')).statusCode).toBe(401)
  const nobody = await caller(server, 'properties-view')
  expect((await nobody.get('/leads/handlers')).statusCode).toBe(403)
})
