import type { DueLead } from '@latchkey/domain/privacy/retention/retention.contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { justNow } from '../_clock.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead, leadBody, leadRow } from '../_leads.ts'
import { fieldError } from '../_staff.ts'

const server = await serverOfFile()
const officer = await caller(server, 'privacy-manage')
const agent = await caller(server, 'enquiries-view', 'viewings-view', 'reservations-view')
beforeEach(async () => {
  await server.db.updateTable('lead').set({ touched_at: new Date() }).execute()
  await server.db.updateTable('office').set({ keep_months: 24, keep_months_complete: 84 }).execute()
})

/** Today is 2 March 2026. */
const at = (iso: string) => new Date(iso)
const LONG_AGO = at('2018-06-01T09:00:00Z')

const review = async (page = 1, limit = 50) =>
  (await officer.get(`/privacy/review/${page}/${limit}`)).json<{ models: DueLead[]; total: number }>()
const dueIds = async () => (await review()).models.map(({ id }) => id)
const keep = (body: object) => officer.post('/privacy/keep', body)

const touched = (touched_at: Date, over: object = {}) =>
  insertLead(server.db, { status: 2, touched_at, ...over })

describe('the review', () => {
  test('lists leads unchanged for 24 months, whole days in business time, longest first (W5.1)', async () => {
    const [due, older] = [await touched(at('2024-03-02T23:59:59Z')), await touched(LONG_AGO)]
    await touched(at('2024-03-03T00:00:00Z'))
    const deleted = await touched(at('2024-01-01T09:00:00Z'), {
      deleted_at: at('2024-01-02T09:00:00Z'),
      first_name: 'Ivy',
      last_name: 'Gone',
    })
    const { models, total } = await review()
    expect(models.map(({ id }) => id)).toEqual([older, deleted, due])
    expect(total).toBe(3)
    expect(models[1]).toEqual({
      id: deleted,
      name: 'Ivy Gone',
      status: 2,
      touchedAt: Date.UTC(2024, 0, 1, 9) / 1000,
      deletedAt: Date.UTC(2024, 0, 2, 9) / 1000,
    })
    const second = await review(2, 2)
    expect([second.models.map(({ id }) => id), second.total]).toEqual([[due], 3])
  })

  test('completed reservations have a period of their own', async () => {
    const [unfinished, complete, oldest] = [
      await touched(at('2020-01-01T09:00:00Z'), { status: 10 }),
      await touched(at('2020-01-01T09:00:00Z'), { status: 12 }),
      await touched(LONG_AGO, { status: 12 }),
    ]
    expect(await dueIds()).toEqual([oldest, unfinished])
    await server.db.updateTable('office').set({ keep_months: 120, keep_months_complete: 12 }).execute()
    expect(await dueIds()).toEqual([oldest, complete])
  })

  test('leads in progress are not listed (W5.2)', async () => {
    for (const status of [7, 8, 9, 11]) await touched(LONG_AGO, { status })
    await touched(LONG_AGO, { status: 4, viewing_at: at('2026-03-03T09:00:00Z') })
    const deposit = await touched(LONG_AGO, { status: 10 })
    await server.db
      .insertInto('holding_deposit')
      .values({
        lead_id: deposit,
        property_id: null,
        amount_pence: 1,
        rent_pence: 1,
        received_on: '2018-06-01',
        deadline_on: '2018-06-15',
        is_agreed: false,
        created_by: null,
        at: LONG_AGO,
      })
      .execute()
    const viewed = await touched(LONG_AGO, { status: 4, viewing_at: at('2018-06-01T09:00:00Z') })
    const cancelled = await touched(LONG_AGO, { status: 6, viewing_at: at('2026-03-03T09:00:00Z') })
    expect(await dueIds()).toEqual([viewed, cancelled])
    await server.db.updateTable('holding_deposit').set({ outcome: 1, outcome_on: '2018-06-09' }).execute()
    expect(await dueIds()).toContain(deposit)
  })

  test('anonymised leads are not listed', async () => {
    await touched(LONG_AGO, { anonymised_at: LONG_AGO })
    expect(await dueIds()).toEqual([])
  })

  test('403 without the permission', async () => {
    expect((await agent.get('/privacy/review/1/10')).statusCode).toBe(403)
  })
})

const touchedAfter = async (work: (id: number) => Promise<unknown>, over: object = {}): Promise<boolean> => {
  const id = await touched(LONG_AGO, { handler_user_id: agent.userId, ...over })
  await work(id)
  return (await leadRow(server.db, id)).touched_at.getTime() !== LONG_AGO.getTime()
}

const mailed = (id: number) =>
  server.context.change(null, (change) =>
    change.audit({ action: 'mail.feedback', entity: 'lead', entityId: id }),
  )

const asTenant = (id: number) =>
  server.context.change({ userId: null, address: '10.0.0.1' }, (change) =>
    change.audit({ action: 'lead.feedback', entity: 'lead', entityId: id }),
  )

describe('what touches a lead', () => {
  test('changes by staff, once a day', async () => {
    const id = await touched(LONG_AGO)
    const changedAfter = async (hours: number) => {
      server.clock.advance(hours * 3_600_000)
      await server.context.change({ userId: agent.userId, address: '10.0.0.1' }, (change) =>
        change.audit({ action: 'lead.update', entity: 'lead', entityId: id }),
      )
      return (await leadRow(server.db, id)).touched_at.toISOString()
    }
    const first = await changedAfter(0)
    expect(first).toMatch(/^2026-03-02T09:00/)
    expect(await changedAfter(14)).toBe(first)
    expect(await changedAfter(2)).toMatch(/^2026-03-03T01:00/)
    server.clock.reset()
  })

  test('deletion, restoring and a new lead', async () => {
    expect(await touchedAfter((id) => agent.post(`/leads/${id}/delete`))).toBe(true)
    const { id } = (await agent.post('/leads', leadBody())).json<{ id: number }>()
    expect((await leadRow(server.db, id)).touched_at).toEqual(justNow(server))
  })

  test('not reading it, keeping it, or a mail', async () => {
    expect(await touchedAfter((id) => agent.get(`/leads/${id}`))).toBe(false)
    expect(await touchedAfter((id) => keep({ ids: [id], months: 1, reason: 'Asked to.' }))).toBe(false)
    expect(await touchedAfter(mailed)).toBe(false)
  })

  test('the tenant', async () => {
    expect(await touchedAfter(asTenant)).toBe(true)
  })
})

describe('keeping longer', () => {
  test('until a day counted from today; the lead leaves the review until then', async () => {
    const [one, other] = [await touched(LONG_AGO), await touched(LONG_AGO)]
    const kept = await keep({ ids: [one], months: 2, reason: 'A claim is open.' })
    expect([kept.statusCode, kept.json()]).toEqual([200, true])
    expect(await dueIds()).toEqual([other])
    const line = await server.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'lead.keep')
      .where('entity_id', '=', one)
      .executeTakeFirstOrThrow()
    expect(line.user_id).toBe(officer.userId)
    expect(line.changes).toEqual([
      { field: 'keepUntil', from: null, to: '2026-05-02' },
      { field: 'reason', from: null, to: 'A claim is open.' },
    ])
    await server.db.updateTable('lead').set({ keep_until: '2026-03-03' }).where('id', '=', one).execute()
    expect(await dueIds()).toEqual([other])
    await server.db.updateTable('lead').set({ keep_until: '2026-03-02' }).where('id', '=', one).execute()
    expect(await dueIds()).toEqual([one, other])
  })

  test('422 for invalid months, reasons and leads', async () => {
    const id = await touched(LONG_AGO)
    const body = { ids: [id], months: 1, reason: 'Asked to.' }
    for (const [over, field, name] of [
      [{ months: 0 }, 'months', 'range'],
      [{ months: 25 }, 'months', 'range'],
      [{ months: 1.5 }, 'months', 'range'],
      [{ months: null }, 'months', 'required'],
      [{ reason: ' ' }, 'reason', 'required'],
      [{ reason: 'x'.repeat(256) }, 'reason', 'maxlength'],
      [{ ids: [] }, 'ids', 'required'],
      [{ ids: [id, 2_000_000] }, 'ids', 'enumerable'],
      [{ ids: Array.from({ length: 101 }, (_, index) => index + 1) }, 'ids', 'maxlength'],
    ] as const) {
      const refused = await keep({ ...body, ...over })
      expect([over, refused.statusCode, refused.json()]).toEqual([over, 422, fieldError(field, name)])
    }
    expect((await leadRow(server.db, id)).keep_until).toBeNull()
    expect((await agent.post('/privacy/keep', body)).statusCode).toBe(403)
  })
})

describe('the office', () => {
  test('has the periods, which stay when they are left out', async () => {
    const admin = await caller(server, 'settings-manage')
    const { version, ...office } = (await admin.get('/settings/office')).json()
    expect(office).toMatchObject({ keepMonths: 24, keepMonthsComplete: 84 })
    expect((await admin.post('/settings/office', { keepMonths: 6, version })).statusCode).toBe(200)
    expect((await admin.get('/settings/office')).json()).toMatchObject({
      keepMonths: 6,
      keepMonthsComplete: 84,
    })
    for (const [field, value] of [
      ['keepMonths', 5],
      ['keepMonths', 121],
      ['keepMonthsComplete', 11],
      ['keepMonthsComplete', 'a'],
    ] as const) {
      const refused = await admin.post('/settings/office', { [field]: value })
      expect([refused.statusCode, refused.json()]).toEqual([422, fieldError(field, 'range')])
    }
  })
})
