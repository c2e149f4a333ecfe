import type { IntakeResponse } from '@latchkey/domain/integrations/sources/source.contract'
import type { Lead, LeadRow, WaitingLeads } from '@latchkey/domain/leads/lead.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller, anonymous } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead, leadBody, seconds } from '../_leads.ts'
import { tenantsOf } from '../_tenants.ts'
import { pushesOf, fieldError } from '../_staff.ts'

const INTAKE_KEY = 'test-intake-key'
/** Monday 16 March 2026, 09:45 in London. */
const MONDAY = seconds('2026-03-16T09:45')
const FIVE = seconds('2026-03-16T17:00')
const FRIDAY = seconds('2026-03-13T16:30')
const MINUTE = 60

const server = await serverOfFile({ config: { intakeKeys: [INTAKE_KEY] } })
server.clock.now = MONDAY * 1000
const agent = await caller(server, 'enquiries-view', 'viewings-view', 'viewings-update')
beforeEach(async () => {
  server.clock.now = MONDAY * 1000
  await server.db.updateTable('lead').set({ deleted_at: new Date() }).execute()
})

const newVersion = () =>
  server.db
    .updateTable('office')
    .set((office) => ({ version: office('version', '+', 1) }))
    .execute()
const before = (instant: number, minutes: number) => ({
  submitted_at: new Date((instant - minutes * MINUTE) * 1000),
})
const ago = (minutes: number) => before(MONDAY, minutes)
const leadOf = async (id: number) => (await agent.get(`/leads/${id}`)).json<Lead>()
const storedOf = (id: number) =>
  server.db
    .selectFrom('lead')
    .select(['first_answered_by', 'first_answer_how', 'first_answer_minutes', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const waiting = async (query = '') => (await agent.get(`/leads/waiting${query}`)).json<WaitingLeads>()
const mark = (id: number, how: unknown) => agent.post(`/leads/${id}/answered`, { how })
const intake = (over: object) =>
  server.app.inject({
    method: 'POST',
    url: '/api/intake/enquiries',
    headers: { 'x-intake-key': INTAKE_KEY },
    payload: { firstName: 'Ann', lastName: 'Lee', email: 'a@example.com', phone: '07700 900123', ...over },
  })

describe('the waiting time of a lead', () => {
  test('counts minutes of opening hours since submission, wherever the lead is shown', async () => {
    const { id } = (await intake({ submittedAt: FRIDAY })).json<IntakeResponse>()
    // Friday 16:30 to 18:00, Saturday 10:00 to 16:00, Monday 09:00 to 09:45.
    const expected = {
      minutes: 90 + 360 + 45,
      state: 'overdue',
      clock: {
        at: MONDAY,
        next: MONDAY + MINUTE,
        until: seconds('2026-03-16T18:00'),
        warnMinutes: 120,
        targetMinutes: 240,
      },
    }
    const lead = await leadOf(id)
    expect([lead.dateSubmitted, lead.waiting]).toEqual([FRIDAY, expected])
    const { models } = (await agent.get('/leads/enquiries/1/10')).json<Page<LeadRow>>()
    expect(models.map((row) => row.waiting)).toEqual([expected])
    expect((await waiting()).models.map((row) => row.waiting)).toEqual([expected])
    const all = (await agent.get('/leads/enquiries/all')).json<LeadRow[]>()
    expect(all.map((row) => row.waiting)).toEqual([expected])
  })

  test('does not count bank holidays', async () => {
    const id = await insertLead(server.db, { submitted_at: new Date(FRIDAY * 1000) })
    await server.db.insertInto('bank_holiday').values({ on_day: '2026-03-14', name: 'Closed' }).execute()
    await newVersion()
    expect((await leadOf(id)).waiting?.minutes).toBe(90 + 45)
    await server.db.deleteFrom('bank_holiday').where('on_day', '=', '2026-03-14').execute()
    await newVersion()
    expect((await leadOf(id)).waiting?.minutes).toBe(90 + 360 + 45)
  })

  test('continues at the next opening, which a bank holiday postpones', async () => {
    const closed = seconds('2026-03-16T20:00')
    server.clock.now = closed * 1000
    const id = await insertLead(server.db, { submitted_at: new Date((FIVE + 10) * 1000) })
    // The session of the morning has expired.
    const late = await caller(server, 'enquiries-view')
    const clockOf = async () => (await late.get(`/leads/${id}`)).json<Lead>().waiting?.clock
    expect(await clockOf()).toMatchObject({
      at: closed,
      next: seconds('2026-03-17T09:00') + 10,
      until: seconds('2026-03-17T18:00'),
    })
    await server.db.insertInto('bank_holiday').values({ on_day: '2026-03-17', name: 'Closed' }).execute()
    await newVersion()
    expect(await clockOf()).toMatchObject({ next: seconds('2026-03-18T09:00') + 10 })
    await server.db.deleteFrom('bank_holiday').where('on_day', '=', '2026-03-17').execute()
    await newVersion()
  })

  test.each([
    [119, 'ok'],
    [120, 'due'],
    [239, 'due'],
    [240, 'overdue'],
  ])('%i minutes of opening hours are %s', async (minutes, state) => {
    server.clock.now = FIVE * 1000
    const id = await insertLead(server.db, before(FIVE, minutes))
    expect((await leadOf(id)).waiting).toMatchObject({ minutes, state })
  })

  test('is null outside Enquiry', async () => {
    const id = await insertLead(server.db, { status: 3, ...ago(600) })
    expect((await leadOf(id)).waiting).toBeNull()
  })
})

describe('the intake’s time of submission', () => {
  test.each([
    ['in the future', MONDAY + 1],
    ['31 days ago', MONDAY - 31 * 86_400],
  ])('422 %s', async (_what, submittedAt) => {
    expect((await intake({ submittedAt })).json()).toEqual(fieldError('submittedAt', 'range'))
  })

  test.each([MONDAY, MONDAY - 30 * 86_400, null])('200 for %s', async (submittedAt) => {
    expect((await intake({ submittedAt })).statusCode).toBe(200)
  })
})

describe('a lead stops waiting', () => {
  test('when it is marked as answered; the mark can be withdrawn', async () => {
    const pushes = pushesOf(server)
    const id = await insertLead(server.db, ago(30))
    const { version } = await storedOf(id)
    expect((await mark(id, 2)).json()).toBe(true)
    expect(await storedOf(id)).toEqual({
      first_answered_by: agent.userId,
      first_answer_how: 2,
      first_answer_minutes: 30,
      version,
    })
    expect((await leadOf(id)).waiting).toBeNull()
    expect((await waiting()).total).toBe(0)
    expect((await mark(id, 1)).json()).toBe(false)
    expect((await mark(id, null)).json()).toBe(true)
    expect((await leadOf(id)).waiting?.minutes).toBe(30)
    expect((await mark(id, null)).json()).toBe(false)
    expect(pushes()).toEqual(['leads-refresh', 'leads-refresh'])
  })

  test('when staff move it on, which cannot be withdrawn', async () => {
    const { id } = (await intake({ submittedAt: MONDAY - 20 * MINUTE })).json<IntakeResponse>()
    await agent.post(`/leads/${id}`, leadBody({ notes: 'Rang, no answer' }))
    expect((await leadOf(id)).waiting?.minutes).toBe(20)
    const viewing = { status: 3, viewingDate: MONDAY + 86_400, viewingUserId: agent.userId }
    expect((await agent.post(`/leads/${id}`, leadBody(viewing))).json()).toBe(true)
    expect(await storedOf(id)).toMatchObject({
      first_answered_by: agent.userId,
      first_answer_how: 5,
      first_answer_minutes: 20,
    })
    expect((await mark(id, null)).json()).toBe(false)
    await agent.post(`/leads/${id}`, leadBody())
    expect(await leadOf(id)).toMatchObject({ status: 1, waiting: null })
  })

  test('when it returns to Enquiry without an answer, as leads older than this feature do', async () => {
    const id = await insertLead(server.db, { status: 3, ...ago(600) })
    await agent.post(`/leads/${id}`, leadBody())
    expect(await leadOf(id)).toMatchObject({ status: 1, waiting: null })
    expect((await storedOf(id)).first_answer_minutes).toBeNull()
  })

  test('when its viewing is confirmed', async () => {
    const id = await insertLead(server.db, { status: 3 })
    const viewing = { viewingDate: MONDAY + 86_400, viewingUserId: agent.userId }
    expect((await agent.post(`/leads/${id}/confirm-viewing`, viewing)).json()).toBe(true)
    expect((await storedOf(id)).first_answer_how).toBe(5)
  })

  test('when staff created it', async () => {
    const { id, waiting: wait } = (await agent.post('/leads', leadBody())).json<Lead>()
    expect(wait).toBeNull()
    expect(await storedOf(id)).toMatchObject({
      first_answered_by: agent.userId,
      first_answer_how: 7,
      first_answer_minutes: null,
    })
  })

  test('but not when the tenant answers the questionnaire', async () => {
    const tenants = tenantsOf(server)
    const { id, token } = await tenants.invited('questionnaire', ago(30))
    const verification = await tenants.proofOf('questionnaire', token)
    expect((await tenants.send('questionnaire', id, tenants.answers({ verification }))).json()).toBe(true)
    expect(await leadOf(id)).toMatchObject({ status: 2, waiting: { minutes: 30 } })
  })
})

describe('POST /leads/{id}/answered', () => {
  test('401, 403 and 404 as for other calls about a lead', async () => {
    const reservation = await insertLead(server.db, { status: 8 })
    const shower = await caller(server, 'viewings-view')
    expect((await anonymous(server).post(`/leads/${reservation}/answered`, {})).statusCode).toBe(401)
    expect((await shower.post(`/leads/${reservation}/answered`, { how: 1 })).statusCode).toBe(403)
    expect((await mark(0, 1)).statusCode).toBe(404)
  })

  test('422 for an unknown way to answer', async () => {
    const id = await insertLead(server.db, ago(30))
    for (const how of [0, 5, 7, '1', true])
      expect((await mark(id, how)).json()).toEqual(fieldError('how', 'enumerable'))
    expect((await leadOf(id)).waiting).not.toBeNull()
  })
})

describe('GET /leads/waiting', () => {
  test('longest waiting first, with the numbers of due and overdue leads', async () => {
    server.clock.now = FIVE * 1000
    const ids = []
    for (const minutes of [10, 300, 130, 250, 119])
      ids.push(await insertLead(server.db, before(FIVE, minutes)))
    await insertLead(server.db, { status: 4, ...before(FIVE, 400) })
    const { models, ...totals } = await waiting('?limit=3')
    expect(totals).toEqual({ total: 5, due: 1, overdue: 2, toComplete: { total: 0, late: 0 } })
    expect(models.map(({ id }) => id)).toEqual([ids[1], ids[3], ids[2]])
    expect((await waiting('?limit=0')).models).toHaveLength(1)
    expect((await waiting()).models).toHaveLength(5)
  })

  test('401 and 403', async () => {
    const shower = await caller(server, 'viewings-view')
    expect((await anonymous(server).get('/leads/waiting')).statusCode).toBe(401)
    expect((await shower.get('/leads/waiting')).statusCode).toBe(403)
  })
})

const enquiryIds = async (query: string) =>
  (await agent.get(`/leads/enquiries/1/10?${query}`)).json<Page<LeadRow>>().models.map(({ id }) => id)

test('enquiries can be limited to waiting ones, the longest first unless sorted, also with a handler and a filter', async () => {
  const mine = await insertLead(server.db, { handler_user_id: agent.userId, ...ago(10) })
  const unassigned = await insertLead(server.db, { first_name: 'Zoë', ...ago(20) })
  const answered = await insertLead(server.db, ago(30))
  await mark(answered, 1)
  expect(await enquiryIds('')).toEqual([mine, unassigned, answered])
  expect(await enquiryIds('waiting=1')).toEqual([unassigned, mine])
  expect(await enquiryIds('waiting=1&sort=-dateSubmitted')).toEqual([mine, unassigned])
  expect(await enquiryIds('waiting=0')).toHaveLength(3)
  expect(await enquiryIds('waiting=1&handler=me')).toEqual([mine])
  expect(await enquiryIds(`waiting=1&filter[name]=${encodeURIComponent('zoë')}`)).toEqual([unassigned])
})

test('waiting enquiries can be limited to those due soon or overdue, as many as are counted', async () => {
  server.clock.now = FIVE * 1000
  const [ok, due, overdue] = [
    await insertLead(server.db, before(FIVE, 30)),
    await insertLead(server.db, before(FIVE, 150)),
    await insertLead(server.db, before(FIVE, 300)),
  ]
  const listed = async (choice: string) =>
    (await agent.get(`/leads/enquiries/1/10?waiting=${choice}`)).json<Page<LeadRow>>()
  const idsOf = async (choice: string) => (await listed(choice)).models.map(({ id }) => id)
  expect(await idsOf('1')).toEqual([overdue, due, ok])
  expect(await idsOf('due')).toEqual([due])
  expect(await idsOf('overdue')).toEqual([overdue])
  const counts = (await agent.get('/leads/waiting')).json<WaitingLeads>()
  expect([counts.due, counts.overdue]).toEqual([(await listed('due')).total, (await listed('overdue')).total])
})
