import type { RightToRentCheck } from '@latchkey/domain/leads/right-to-rent/right-to-rent.contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { notifyOfDeadlines } from '../../src/leads/deadlines/deadlines.job.ts'
import { applyDelivery } from '../../src/referencing/referencing.service.ts'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, insertLead, leadRow } from '../_leads.ts'
import { mailCount, mailsAfter } from '../_mails.ts'
import { fieldError, pushesOf } from '../_staff.ts'

/** In business time, as the clock of tests stands. */
const [YESTERDAY, TODAY] = ['2026-03-01', '2026-03-02']
const REASON = 'The Home Office confirmed it by phone today.'
const [CONSIDER, COMPLETE] = [11, 12]
const STAFF = ['enquiries-view', 'viewings-view', 'reservations-view'] as const

const server = await serverOfFile()
const agent = await caller(server, ...STAFF)
const administrator = await caller(server, ...STAFF, 'right-to-rent-override')
beforeEach(() => setStrict(true))

const setStrict = (isStrict: boolean) =>
  server.db.updateTable('office').set({ strict_records: isStrict }).execute()

/** A letting that is to be completed. */
async function letting(over: object = {}): Promise<number> {
  const property_id = await insertHome(server.db, { rental_price_pence: 125_000, availability: 6 })
  return insertLead(server.db, { status: CONSIDER, property_id, handler_user_id: agent.userId, ...over })
}

const passport = { adultName: 'Ann Lee', kind: 1, checkedOn: TODAY }
const record = (id: number, over: object = {}) =>
  agent.post(`/leads/${id}/right-to-rent`, { ...passport, ...over })
const recorded = async (id: number, over: object = {}) => (await record(id, over)).json<RightToRentCheck>()
const setAdults = (id: number, adults: unknown) => agent.post(`/leads/${id}/right-to-rent/adults`, { adults })
const checksOf = async (id: number) => (await agent.get(`/leads/${id}/right-to-rent`)).json()
const verify = (id: number, override?: string, who = agent) =>
  who.post(`/leads/${id}/verify-lead`, override === undefined ? undefined : { rightToRentOverride: override })
const lineOf = async (id: number, action: string) =>
  (await agent.get(`/leads/${id}/history`))
    .json<{ action: string; changes: unknown[] }[]>()
    .find((line) => line.action === action)

async function save(id: number, over: object, who = agent) {
  const { version, property, ...fields } = (await agent.get(`/leads/${id}`)).json()
  return who.post(`/leads/${id}`, {
    ...fields,
    property: property ?? { name: 'Plot 1' },
    reservationSentDate: 1_770_000_000,
    reservationCompleteDate: 1_770_000_000,
    version,
    ...over,
  })
}

const newest = async () => (await agent.get('/notifications/1/1')).json().models[0]

const tell = (day: string) => notifyOfDeadlines(server.context, new Date(`${day}T08:00:00Z`))

const idsOf = async (query: string) =>
  (await agent.get(`/leads/reservations/1/50?${query}`)).json().models.map(({ id }: { id: number }) => id)

const moving = (day: string) => letting({ desired_move_at: new Date(`${day}T00:00:00Z`) })

describe('checks', () => {
  test('are recorded, changed and deleted, each in the history', async () => {
    const id = await letting()
    expect(await checksOf(id)).toEqual({ adults: 1, recorded: 0, complete: false, checks: [] })
    const pushes = pushesOf(server)
    const check = await recorded(id)
    expect(check).toEqual({ id: expect.any(Number), ...passport, expiresOn: null, version: 1 })
    expect(pushes()).toContain('leads-refresh')
    expect(await checksOf(id)).toEqual({ adults: 1, recorded: 1, complete: true, checks: [check] })

    const path = `/leads/${id}/right-to-rent/${check.id}`
    const changed = { ...passport, kind: 5, expiresOn: '2026-06-01' }
    expect((await agent.post(`${path}/update`, { ...changed, version: 2 })).json()).toMatchObject({
      error: 'conflict',
    })
    expect((await agent.post(`${path}/update`, { ...changed, version: 1 })).json()).toBe(true)
    expect((await checksOf(id)).checks).toEqual([{ ...check, ...changed, version: 2 }])
    expect(await lineOf(id, 'lead.right-to-rent')).toMatchObject({
      changes: [
        { field: 'rightToRent.kind', from: 1, to: 5 },
        { field: 'rightToRent.expiresOn', from: null, to: '2026-06-01' },
      ],
    })

    expect((await agent.post(`${path}/delete`)).json()).toBe(true)
    expect((await checksOf(id)).checks).toEqual([])
    expect((await agent.post(`${path}/delete`)).statusCode).toBe(404)
    expect((await agent.post(`${path}/update`, { ...changed, version: 2 })).statusCode).toBe(404)
  })

  test('the number of adults does not change the version of the lead', async () => {
    const id = await letting()
    const { version } = await leadRow(server.db, id)
    expect((await setAdults(id, 2)).json()).toBe(true)
    expect(await checksOf(id)).toMatchObject({ adults: 2, recorded: 0 })
    expect((await leadRow(server.db, id)).version).toBe(version)
  })

  test.each([
    [0, 'range'],
    [21, 'range'],
    [1.5, 'range'],
    ['two', 'range'],
    [null, 'required'],
  ])('%j adults are %s', async (adults, error) => {
    const response = await setAdults(await letting(), adults)
    expect([response.statusCode, response.json()]).toEqual([422, fieldError('adults', error)])
  })

  test('a field of a document number or a share code is not stored', async () => {
    const id = await letting()
    await record(id, { shareCode: 'W8X 7Y6 5Z4', documentNumber: '123456789' })
    const stored = await server.db.selectFrom('right_to_rent_check').selectAll().execute()
    expect(JSON.stringify(stored)).not.toMatch(/W8X|123456789/)
  })

  test('422, 404 and 403', async () => {
    const id = await letting()
    const wrong = await record(id, { kind: 5 })
    expect([wrong.statusCode, wrong.json()]).toEqual([422, fieldError('expiresOn', 'required')])
    expect((await record(2_000_000)).statusCode).toBe(404)
    const viewer = await caller(server, 'viewings-view')
    expect((await viewer.get(`/leads/${id}/right-to-rent`)).statusCode).toBe(403)
    const check = await recorded(id)
    const other = await letting()
    expect((await agent.post(`/leads/${other}/right-to-rent/${check.id}/delete`)).statusCode).toBe(404)
  })
})

describe('completing a letting with strict records', () => {
  test('is refused without every check; nothing changes and nothing is mailed (W4/1)', async () => {
    const id = await letting()
    await setAdults(id, 2)
    await recorded(id)
    const skip = await mailCount(server)
    const refused = await verify(id)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { error: 'right-to-rent', adults: 2, recorded: 1 },
    ])
    const saved = await save(id, { status: COMPLETE })
    expect([saved.statusCode, saved.json()]).toMatchObject([409, { error: 'right-to-rent' }])
    const row = await leadRow(server.db, id)
    expect(row).toMatchObject({ status: CONSIDER, reservation_complete_at: null })
    const home = await server.db
      .selectFrom('property')
      .select('availability')
      .where('id', '=', row.property_id ?? 0)
      .executeTakeFirstOrThrow()
    expect(home.availability).toBe(6)
    expect(await mailsAfter(server, skip)).toEqual([])
  })

  test('is done with as many valid checks as adults; a check that ended yesterday does not count (W4/2)', async () => {
    const id = await letting()
    await setAdults(id, 2)
    await recorded(id)
    const second = { kind: 5, checkedOn: '2026-01-05' }
    const ended = await recorded(id, { ...second, expiresOn: YESTERDAY })
    expect((await checksOf(id)).recorded).toBe(1)
    expect((await verify(id)).statusCode).toBe(409)
    await agent.post(`/leads/${id}/right-to-rent/${ended.id}/update`, {
      ...passport,
      ...second,
      expiresOn: TODAY,
      version: 1,
    })
    expect((await verify(id)).json()).toBe(true)
    expect((await leadRow(server.db, id)).status).toBe(COMPLETE)
  })

  test('a check that ends at midnight does not count afterwards', async () => {
    const id = await letting()
    await recorded(id, { kind: 6, expiresOn: '2026-03-03' })
    server.clock.advance(Date.parse('2026-03-03T23:59:59Z') - server.clock.now)
    // Sessions end overnight.
    const late = await caller(server, ...STAFF)
    expect((await late.get(`/leads/${id}/right-to-rent`)).json().complete).toBe(true)
    server.clock.advance(1000)
    expect((await verify(id, undefined, late)).json()).toMatchObject({ error: 'right-to-rent', recorded: 0 })
    server.clock.reset()
  })

  test('an override needs the permission and a reason, which the history has (W4/3)', async () => {
    const id = await letting()
    expect((await verify(id, REASON)).statusCode).toBe(403)
    const short = await verify(id, 'Confirmed.', administrator)
    expect([short.statusCode, short.json()]).toEqual([422, fieldError('rightToRentOverride', 'minlength')])
    expect((await verify(id, REASON, administrator)).json()).toBe(true)
    expect(await lineOf(id, 'lead.verify')).toMatchObject({
      changes: expect.arrayContaining([{ field: 'rightToRentOverride', from: null, to: REASON }]),
    })
    const saved = await letting()
    expect((await save(saved, { status: COMPLETE, rightToRentOverride: REASON }, administrator)).json()).toBe(
      true,
    )
    expect(await lineOf(saved, 'lead.update')).toMatchObject({
      changes: expect.arrayContaining([{ field: 'rightToRentOverride', from: null, to: REASON }]),
    })
  })

  test('a reason is not read where nothing is missing', async () => {
    const id = await letting()
    await recorded(id)
    expect((await verify(id, 'x')).json()).toBe(true)
    expect(JSON.stringify(await lineOf(id, 'lead.verify'))).not.toContain('rightToRentOverride')
  })

  test('the missing check is reported before a home that is taken', async () => {
    const id = await letting()
    const { property_id: home } = await leadRow(server.db, id)
    await server.db
      .updateTable('property')
      .set({ availability: 2 })
      .where('id', '=', home ?? 0)
      .execute()
    expect((await verify(id)).statusCode).toBe(409)
    await recorded(id)
    expect((await verify(id)).json()).toBe(false)
  })

  test('a lead that is complete is saved as before', async () => {
    const id = await letting({ status: COMPLETE })
    expect((await save(id, { notes: 'Keys handed over.' })).json()).toBe(true)
  })

  test.each([
    ['without a linked home', async () => ({ property_id: null })],
    ['of a home without a rent', async () => ({ property_id: await insertHome(server.db) })],
  ])('%s is not refused (W4/6)', async (_name, over) => {
    const id = await letting(await over())
    expect((await save(id, { status: COMPLETE })).json()).toBe(true)
    expect(await checksOf(id)).toMatchObject({ adults: 1, recorded: 0 })
  })

  test('is not refused without strict records (W4/6)', async () => {
    await setStrict(false)
    const id = await letting()
    expect((await verify(id)).json()).toBe(true)
  })
})

describe('an accepted referencing result', () => {
  let deliveries = 0
  const accept = (leadId: number) => {
    deliveries += 1
    const delivery = {
      deliveryId: `check-${deliveries}`,
      leadId,
      outcome: 'accept',
      status: 'Accepted',
    } as const
    return applyDelivery(server.context, { ...delivery, maxRent: null }, null)
  }
  test('without checks waits for staff, who are notified (W4/4)', async () => {
    const id = await letting({ status: 9 })
    expect(await accept(id)).toBe(true)
    expect(await leadRow(server.db, id)).toMatchObject({ status: CONSIDER, document_status: 'Accepted' })
    expect(await newest()).toMatchObject({
      kind: 11,
      leadId: id,
      text: expect.stringMatching(/^Referencing accepted Ann Lee \d+\. A right to rent check is missing\.$/),
    })
  })

  test('completes the lead with checks, and without strict records (W4/4)', async () => {
    const checked = await letting({ status: 9 })
    await recorded(checked)
    expect(await accept(checked)).toBe(true)
    expect((await leadRow(server.db, checked)).status).toBe(COMPLETE)
    await setStrict(false)
    const id = await letting({ status: 9 })
    expect(await accept(id)).toBe(true)
    expect((await leadRow(server.db, id)).status).toBe(COMPLETE)
  })
})

describe('the end of a check', () => {
  beforeEach(() => server.db.updateTable('right_to_rent_check').set({ deleted_at: new Date() }).execute())

  test('is announced 28 days before, once for each last day (W4/5)', async () => {
    const id = await letting()
    const check = await recorded(id, { adultName: 'Tom Lee', kind: 5, expiresOn: '2026-04-10' })
    expect(await tell('2026-03-12')).toBe(0)
    expect(await tell('2026-03-13')).toBe(1)
    expect(await tell('2026-03-14')).toBe(0)
    const [line] = (await agent.get('/notifications/1/1')).json().models
    expect(line).toMatchObject({
      kind: 10,
      leadId: id,
      text: expect.stringMatching(/^Right to rent of Tom Lee \(Ann Lee \d+\): valid until 10\/04\/2026\.$/),
    })
    const later = { ...passport, kind: 5, expiresOn: '2026-04-11', version: check.version }
    await agent.post(`/leads/${id}/right-to-rent/${check.id}/update`, later)
    expect(await tell('2026-03-14')).toBe(1)
  })
})

describe('the reservations to check again', () => {
  test('have a check with a time limit more than 28 days before the move', async () => {
    const limited = { kind: 5, expiresOn: '2027-01-01' }
    const [soon, late, unlimited, past] = [
      await moving('2026-03-30'),
      await moving('2026-03-31'),
      await moving('2026-03-31'),
      await moving('2026-02-28'),
    ]
    await recorded(soon, limited)
    await recorded(late, limited)
    await recorded(unlimited)
    await recorded(past, { ...limited, checkedOn: '2026-01-05' })
    expect(await idsOf('checkAgain=1')).toEqual([late])
    expect(await idsOf('checkAgain=2')).toEqual(expect.arrayContaining([soon, late, unlimited, past]))
  })
})
