import type { Deposit } from '@latchkey/domain/leads/deposit/deposit.contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { notifyOfDeadlines } from '../../src/leads/deadlines/deadlines.job.ts'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, insertLead } from '../_leads.ts'
import { mailCount, mailsAfter } from '../_mails.ts'
import { fieldError, pushesOf } from '../_staff.ts'
import { tenantPagesOf } from '../tenants/_tenant-page.ts'

/** In business time, as the clock of tests stands. */
const TODAY = '2026-03-02'
const REASON = 'The references that you gave us were not true.'
const DAY_MS = 86_400_000

const server = await serverOfFile()
const agent = await caller(server, 'enquiries-view', 'viewings-view', 'reservations-view')
beforeEach(() => server.clock.reset())

/** In a reservation of a home at £1,250 a month. */
async function reserving(over: object = {}): Promise<number> {
  const property_id = await insertHome(server.db, { rental_price_pence: 125_000 })
  return insertLead(server.db, { status: 8, property_id, handler_user_id: agent.userId, ...over })
}

const record = (id: number, over: object = {}, who = agent) =>
  who.post(`/leads/${id}/deposits`, { amount: 288.46, receivedOn: TODAY, ...over })
const recorded = async (id: number, over: object = {}) => (await record(id, over)).json<Deposit>()
const close = (id: number, deposit: Pick<Deposit, 'id' | 'version'>, over: object = {}) =>
  agent.post(`/leads/${id}/deposits/${deposit.id}/outcome`, {
    outcome: 1,
    on: TODAY,
    version: deposit.version,
    ...over,
  })
const depositsOf = async (id: number) => (await agent.get(`/leads/${id}/deposits`)).json()
const homeOf = async (id: number) =>
  (await server.db.selectFrom('lead').select('property_id').where('id', '=', id).executeTakeFirstOrThrow())
    .property_id

const at = (day: string, time = '08:00') => new Date(`${day}T${time}:00Z`)
const tell = (when: Date) => notifyOfDeadlines(server.context, when)
const linesOf = async () =>
  (await agent.get('/notifications/1/20')).json<{
    models: { kind: number; text: string; leadId: number }[]
  }>().models

describe('recording a deposit', () => {
  test('at most a week of rent, with a deadline two weeks later (W3/1, W3/2)', async () => {
    const id = await reserving()
    expect(await depositsOf(id)).toEqual({ cap: 288.46, rent: 1250, deposits: [] })
    const tooMuch = await record(id, { amount: 288.47 })
    expect([tooMuch.statusCode, tooMuch.json()]).toEqual([422, fieldError('amount', 'max')])
    const pushes = pushesOf(server)
    const deposit = await recorded(id)
    expect(deposit).toEqual({
      id: expect.any(Number),
      amount: 288.46,
      rent: 1250,
      receivedOn: TODAY,
      deadlineOn: '2026-03-16',
      isAgreed: false,
      outcome: null,
      outcomeOn: null,
      reason: null,
      version: 1,
    })
    expect((await depositsOf(id)).deposits).toEqual([deposit])
    expect(pushes()).toContain('leads-refresh')
    const [line] = (await agent.get(`/leads/${id}/history`)).json()
    expect(line).toMatchObject({
      action: 'lead.deposit',
      changes: [
        { field: 'deposit.amount', from: null, to: 288.46 },
        { field: 'deposit.receivedOn', from: null, to: TODAY },
        { field: 'deposit.deadlineOn', from: null, to: '2026-03-16' },
      ],
    })
  })

  test('a deadline that was agreed in writing', async () => {
    const id = await reserving()
    expect(await recorded(id, { agreedDeadlineOn: '2026-04-01' })).toMatchObject({
      deadlineOn: '2026-04-01',
      isAgreed: true,
    })
  })

  test('of a lead without a rent the monthly rent is given', async () => {
    const id = await reserving({ property_id: null })
    expect(await depositsOf(id)).toEqual({ cap: null, rent: null, deposits: [] })
    const missing = await record(id)
    expect([missing.statusCode, missing.json()]).toEqual([422, fieldError('monthlyRent', 'required')])
    expect(await recorded(id, { monthlyRent: 2000 })).toMatchObject({ rent: 2000 })
  })

  test('a rent that is known is not read from the body', async () => {
    const id = await reserving()
    expect((await record(id, { amount: 400, monthlyRent: 5000 })).json()).toEqual(fieldError('amount', 'max'))
  })

  test('false outside the statuses of a reservation', async () => {
    const id = await reserving({ status: 5 })
    expect((await record(id)).json()).toBe(false)
  })

  test('one open deposit for a lead and for a home; the response names the holder (W3/3)', async () => {
    const id = await reserving()
    await recorded(id)
    const again = await record(id)
    expect([again.statusCode, again.json()]).toMatchObject([409, { error: 'deposit-open', heldBy: { id } }])
    const other = await reserving({ property_id: await homeOf(id) })
    const second = await record(other)
    expect(second.statusCode).toBe(409)
    expect(second.json().heldBy).toMatchObject({ id, status: 8, name: expect.stringContaining('Ann') })
  })

  test('another one once the first is closed, which is closed in turn', async () => {
    const id = await reserving()
    expect((await close(id, await recorded(id))).json()).toBe(true)
    const second = await recorded(id)
    expect((await depositsOf(id)).deposits.map(({ outcome }: Deposit) => outcome)).toEqual([null, 1])
    expect((await close(id, second)).json()).toBe(true)
  })

  test('404 for an unknown lead, 403 without the permission and for a lead one may not open', async () => {
    expect((await record(2_000_000)).statusCode).toBe(404)
    const viewer = await caller(server, 'viewings-view')
    expect((await record(await reserving(), {}, viewer)).statusCode).toBe(403)
    const reservations = await caller(server, 'reservations-view')
    expect((await record(await reserving({ status: 2 }), {}, reservations)).statusCode).toBe(403)
  })
})

describe('the outcome', () => {
  test('a deposit that is kept needs a reason, which is mailed word for word (W3/4)', async () => {
    const id = await reserving()
    const deposit = await recorded(id)
    const without = await close(id, deposit, { outcome: 2 })
    expect([without.statusCode, without.json()]).toEqual([422, fieldError('reason', 'required')])
    const short = await close(id, deposit, { outcome: 2, reason: 'Not true.' })
    expect(short.json()).toEqual(fieldError('reason', 'minlength'))
    const skip = await mailCount(server)
    expect((await close(id, deposit, { outcome: 2, reason: REASON })).json()).toBe(true)
    const mails = await mailsAfter(server, skip)
    expect(mails.map(({ subject }) => subject)).toEqual(['About your holding deposit'])
    expect(mails[0]?.text).toContain(`\n${REASON}\n`)
    expect((await depositsOf(id)).deposits).toMatchObject([{ outcome: 2, outcomeOn: TODAY, reason: REASON }])
    expect((await agent.get(`/leads/${id}/mails`)).json()).toMatchObject([
      { kind: 'deposit-kept', state: 'sent' },
    ])
  })

  test.each([1, 3])('outcome %i mails nothing and stores no reason', async (outcome) => {
    const id = await reserving()
    expect((await close(id, await recorded(id), { outcome, reason: REASON })).json()).toBe(true)
    expect((await depositsOf(id)).deposits).toMatchObject([{ outcome, reason: null }])
    expect((await agent.get(`/leads/${id}/mails`)).json()).toEqual([])
  })

  test('false once it is closed; 409 for another version, 404 for the deposit of another lead', async () => {
    const id = await reserving()
    const deposit = await recorded(id)
    expect((await close(id, { ...deposit, version: 2 })).json()).toMatchObject({ error: 'conflict' })
    expect((await close(await reserving(), deposit)).statusCode).toBe(404)
    expect((await close(id, deposit)).json()).toBe(true)
    expect((await close(id, deposit)).json()).toBe(false)
  })
})

describe('a lead with an open deposit', () => {
  test('is not deleted, neither alone nor among others (W3/5)', async () => {
    const id = await reserving()
    const deposit = await recorded(id)
    const response = await agent.post(`/leads/${id}/delete`)
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { error: 'deposit-open', heldBy: { id, status: 8 } },
    ])
    const bulk = await agent.post('/leads/bulk/delete', { ids: [id] })
    expect(bulk.json()).toEqual({ done: [], failed: [{ id, reason: 'deposit' }] })
    await close(id, deposit)
    expect((await agent.post(`/leads/${id}/delete`)).json()).toBe(true)
  })

  test('shows its tenant the amount and the deadline', async () => {
    const pages = tenantPagesOf(server)
    const id = await reserving({ last_name: 'Lee' })
    const visit = await pages.visit(id)
    expect((await visit.read()).deposit).toBeNull()
    const deposit = await recorded(id)
    expect((await visit.read()).deposit).toEqual({
      amount: 288.46,
      receivedOn: TODAY,
      deadlineOn: '2026-03-16',
    })
    await close(id, deposit, { outcome: 2, reason: REASON })
    expect((await visit.read()).deposit).toBeNull()
  })
})

describe('the job of deadlines', () => {
  beforeEach(() => server.db.updateTable('holding_deposit').set({ outcome: 1, outcome_on: TODAY }).execute())

  test('tells the handler three days before and on the day, each once (W3/5)', async () => {
    const id = await reserving()
    await recorded(id)
    expect(await tell(at('2026-03-12'))).toBe(0)
    expect(await tell(at('2026-03-13', '07:59'))).toBe(0)
    expect(await tell(at('2026-03-13'))).toBe(1)
    expect(await tell(at('2026-03-13', '12:00'))).toBe(0)
    expect(await tell(at('2026-03-15'))).toBe(0)
    expect(await tell(at('2026-03-16'))).toBe(1)
    expect(await tell(at('2026-03-17'))).toBe(0)
    const lines = (await linesOf()).filter(({ leadId }) => leadId === id)
    expect(lines.map(({ kind, text }) => [kind, text])).toEqual([
      [9, expect.stringMatching(/^Holding deposit of Ann Lee \d+: deadline 16\/03\/2026\.$/)],
      [9, expect.stringMatching(/^Holding deposit of Ann Lee \d+: deadline 16\/03\/2026\.$/)],
    ])
  })

  test('tells once at the next run when it is recorded late, or was down', async () => {
    await recorded(await reserving(), { receivedOn: '2026-02-01' })
    expect(await tell(at('2026-03-02', '09:00'))).toBe(1)
    expect(await tell(at('2026-03-03'))).toBe(0)
  })

  test('tells nobody about a closed deposit, nor about a lead without a handler', async () => {
    const id = await reserving()
    await close(id, await recorded(id))
    await recorded(await reserving({ handler_user_id: null }))
    expect(await tell(at('2026-03-16'))).toBe(0)
  })

  test('several runs at once tell once', async () => {
    await recorded(await reserving())
    const told = await Promise.all([1, 2, 3, 4].map(() => tell(at('2026-03-16'))))
    expect(told.reduce((sum, count) => sum + count)).toBe(1)
    server.clock.advance(DAY_MS)
    expect(await tell(at('2026-03-17'))).toBe(0)
  })
})

const dueIds = async () =>
  (await agent.get('/leads/reservations/1/100?deposit=due'))
    .json<{ models: { id: number }[] }>()
    .models.map(({ id }) => id)

test('reservations can be limited to those with an open deposit whose deadline is within three days or past', async () => {
  const [soon, ended] = [await reserving(), await reserving()]
  const [due, later, past] = await Promise.all([
    recorded(soon, { agreedDeadlineOn: '2026-03-05' }),
    recorded(await reserving(), { agreedDeadlineOn: '2026-03-06' }),
    recorded(ended, { agreedDeadlineOn: '2026-03-03' }),
  ])
  expect([due, later, past].map(({ deadlineOn }) => deadlineOn)).toEqual([
    '2026-03-05',
    '2026-03-06',
    '2026-03-03',
  ])
  expect(await dueIds()).toEqual(expect.arrayContaining([soon, ended]))
  await close(ended, past)
  const left = await dueIds()
  expect(left).toContain(soon)
  expect(left).not.toContain(ended)
})
