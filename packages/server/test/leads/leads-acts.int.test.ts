import { AVAILABILITY } from '@latchkey/domain/properties/property.enums'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller, anonymous } from '../_caller.ts'
import { justNow } from '../_clock.ts'
import { serverOfFile } from '../_harness.ts'
import { availabilityOf, insertHome, insertLead, leadRow, seconds } from '../_leads.ts'
import { mailCount, mailsAfter } from '../_mails.ts'
import { pushesOf, fieldError } from '../_staff.ts'

const TEN = seconds('2027-01-04T10:00')
const CONSIDER = 11

const server = await serverOfFile()
const agent = await caller(server, 'reservations-view', 'viewings-update')
beforeEach(() => server.db.updateTable('lead').set({ deleted_at: new Date() }).execute())

const newMails = async (work: () => Promise<unknown>) => {
  const skip = await mailCount(server)
  await work()
  return mailsAfter(server, skip)
}
const actionsOf = async (id: number) => {
  const rows = await server.db
    .selectFrom('audit')
    .select('action')
    .where('entity', '=', 'lead')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

const pending = (over: object = {}) => insertLead(server.db, { status: 3, ...over })
const confirm = (id: number, body: object) => agent.post(`/leads/${id}/confirm-viewing`, body)
const viewing = (over: object = {}) => ({ viewingDate: TEN, viewingUserId: agent.userId, ...over })

const ACTS = ['verify-lead', 'decline-lead', 'confirm-viewing'] as const

describe.each(ACTS)('POST /leads/{id}/%s', (act) => {
  test('401 without sign-in, 403 without the permission, 404 without the lead', async () => {
    const id = await insertLead(server.db, { status: CONSIDER })
    const [deleted, others] = [
      await insertLead(server.db, { deleted_at: new Date() }),
      await caller(
        server,
        'enquiries-view',
        'viewings-view',
        act === 'confirm-viewing' ? 'reservations-view' : 'viewings-update',
      ),
    ]
    expect((await anonymous(server).post(`/leads/${id}/${act}`)).statusCode).toBe(401)
    expect((await others.post(`/leads/${id}/${act}`)).statusCode).toBe(403)
    for (const unknown of [0, 2_147_483_647, 'abc', deleted]) {
      expect([unknown, (await agent.post(`/leads/${unknown}/${act}`)).statusCode]).toEqual([unknown, 404])
    }
  })
})

describe('verify and decline', () => {
  test.each(['verify-lead', 'decline-lead'])('%s is false in every other status', async (act) => {
    for (const status of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]) {
      const id = await insertLead(server.db, { status })
      const pushes = pushesOf(server)
      expect([status, (await agent.post(`/leads/${id}/${act}`)).json()]).toEqual([status, false])
      expect((await leadRow(server.db, id)).status).toBe(status)
      expect(pushes()).toEqual([])
    }
  })

  test('verifying completes the reservation, reserves the home, mails the tenant once and pushes a refresh', async () => {
    const home = await insertHome(server.db, { availability: AVAILABILITY.ForRent })
    const id = await insertLead(server.db, { status: CONSIDER, property_id: home, email: 'ann@example.com' })
    const pushes = pushesOf(server)
    const mails = await newMails(async () => {
      expect((await agent.post(`/leads/${id}/verify-lead`)).json()).toBe(true)
      expect((await agent.post(`/leads/${id}/verify-lead`)).json()).toBe(false)
    })
    expect(await leadRow(server.db, id)).toMatchObject({
      status: 12,
      reservation_complete_at: justNow(server),
    })
    expect(await availabilityOf(server.db, home)).toBe(AVAILABILITY.Reserved)
    expect(pushes().toSorted()).toEqual(['leads-refresh', 'property-refresh'])
    expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      ['ann@example.com', 'Your reservation is complete: Plot 1'],
    ])
    expect(await actionsOf(id)).toEqual(['lead.verify', 'mail.reservation-verified'])
  })

  test('a lead without a home in stock can be verified', async () => {
    const id = await insertLead(server.db, { status: CONSIDER, property_name: null })
    const pushes = pushesOf(server)
    expect((await agent.post(`/leads/${id}/verify-lead`)).json()).toBe(true)
    expect(pushes()).toEqual(['leads-refresh'])
  })

  test.each([AVAILABILITY.Reserved, AVAILABILITY.Sold, AVAILABILITY.Rented])(
    'false for a home of availability %d',
    async (availability) => {
      const home = await insertHome(server.db, { availability })
      const id = await insertLead(server.db, { status: CONSIDER, property_id: home })
      const pushes = pushesOf(server)
      const mails = await newMails(async () =>
        expect((await agent.post(`/leads/${id}/verify-lead`)).json()).toBe(false),
      )
      expect(mails).toEqual([])
      expect((await leadRow(server.db, id)).status).toBe(CONSIDER)
      expect(await availabilityOf(server.db, home)).toBe(availability)
      expect(pushes()).toEqual([])
    },
  )

  test('of two leads on one home, verified concurrently, one succeeds', async () => {
    const home = await insertHome(server.db, { availability: AVAILABILITY.ForSale })
    const ids = [
      await insertLead(server.db, { status: CONSIDER, property_id: home }),
      await insertLead(server.db, { status: CONSIDER, property_id: home }),
    ]
    const responses = await Promise.all(ids.map((id) => agent.post(`/leads/${id}/verify-lead`)))
    expect(responses.filter((response) => response.json<boolean>())).toHaveLength(1)
    const statuses = await Promise.all(ids.map(async (id) => (await leadRow(server.db, id)).status))
    expect(statuses.toSorted((one, other) => one - other)).toEqual([CONSIDER, 12])
  })

  test('a home reserved for this lead stays reserved', async () => {
    const home = await insertHome(server.db, { availability: AVAILABILITY.Reserved })
    const id = await insertLead(server.db, {
      status: CONSIDER,
      property_id: home,
      reservation_complete_at: new Date(),
    })
    expect((await agent.post(`/leads/${id}/verify-lead`)).json()).toBe(true)
    const other = await insertLead(server.db, {
      status: CONSIDER,
      property_id: home,
      reservation_complete_at: new Date(),
    })
    expect((await agent.post(`/leads/${other}/verify-lead`)).json()).toBe(false)
  })

  test('declining leaves the home unchanged and mails the tenant once', async () => {
    const home = await insertHome(server.db, { availability: AVAILABILITY.ForRent })
    const id = await insertLead(server.db, { status: CONSIDER, property_id: home, email: 'bob@example.com' })
    const pushes = pushesOf(server)
    const mails = await newMails(async () => {
      expect((await agent.post(`/leads/${id}/decline-lead`)).json()).toBe(true)
      expect((await agent.post(`/leads/${id}/decline-lead`)).json()).toBe(false)
      expect((await agent.post(`/leads/${id}/verify-lead`)).json()).toBe(false)
    })
    expect((await leadRow(server.db, id)).status).toBe(10)
    expect(await availabilityOf(server.db, home)).toBe(AVAILABILITY.ForRent)
    expect(pushes()).toEqual(['leads-refresh'])
    expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      ['bob@example.com', 'About your reservation: Plot 1'],
    ])
  })

  test('the mail of an outcome that was reverted is not sent', async () => {
    const id = await insertLead(server.db, { status: CONSIDER })
    const gone = await insertLead(server.db, { status: 12, deleted_at: new Date() })
    const mails = await newMails(() =>
      server.context.change(null, async (change) => {
        for (const outcome of ['verified', 'declined'] as const) {
          await change.enqueue('mail.reservation-outcome', { leadId: id, outcome })
        }
        await change.enqueue('mail.reservation-outcome', { leadId: gone, outcome: 'verified' })
      }),
    )
    expect(mails).toEqual([])
  })
})

describe('confirm-viewing', () => {
  test('422 with all failing fields', async () => {
    const id = await pending()
    expect((await confirm(id, {})).json()).toEqual([
      ...fieldError('viewingDate', 'required'),
      ...fieldError('viewingUserId', 'required'),
    ])
    const gone = await caller(server)
    await server.db.updateTable('app_user').set({ active: false }).where('id', '=', gone.userId).execute()
    for (const agentId of [0, -1, 2_147_483_647, 9_999_999_999, gone.userId, '1', 1.5]) {
      expect([agentId, (await confirm(id, viewing({ viewingUserId: agentId }))).json()]).toEqual([
        agentId,
        fieldError('viewingUserId', 'enumerable'),
      ])
    }
    for (const date of [TEN * 1000, '2027-01-04', 4_102_444_800, 1.5]) {
      expect([date, (await confirm(id, viewing({ viewingDate: date }))).json()]).toEqual([
        date,
        fieldError('viewingDate', 'date'),
      ])
    }
    expect((await leadRow(server.db, id)).status).toBe(3)
  })

  test('false in every other status, without a mail', async () => {
    const mails = await newMails(async () => {
      for (const status of [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
        const id = await insertLead(server.db, { status })
        expect([status, (await confirm(id, viewing())).json()]).toEqual([status, false])
      }
    })
    expect(mails).toEqual([])
  })

  test('schedules the viewing and mails a confirmation with a calendar entry', async () => {
    const id = await pending({ email: 'ann@example.com' })
    const pushes = pushesOf(server)
    const mails = await newMails(async () => expect((await confirm(id, viewing())).json()).toBe(true))
    expect(await leadRow(server.db, id)).toMatchObject({
      status: 4,
      viewing_at: new Date(TEN * 1000),
      viewing_user_id: agent.userId,
      viewing_confirmed_at: justNow(server),
      calendar_sequence: 1,
    })
    expect(pushes()).toEqual(['leads-refresh'])
    expect(mails).toHaveLength(1)
    expect(mails[0]?.to?.[0]?.address).toBe('ann@example.com')
    expect(mails[0]?.subject).toContain('Your viewing is confirmed')
    const part = mails[0]?.attachments.find(({ filename }) => filename === 'viewing.ics')
    const calendar = new TextDecoder().decode(part?.content as ArrayBuffer)
    expect(calendar).toContain('METHOD:REQUEST')
    expect(calendar).toContain('SEQUENCE:1')
    expect(await actionsOf(id)).toEqual(['lead.confirm-viewing', 'mail.viewing-confirmed'])
  })

  test('accepts a viewing in the past', async () => {
    expect((await confirm(await pending(), viewing({ viewingDate: 1_000_000_000 }))).json()).toBe(true)
  })

  test('409 when the agent has another viewing then, unless overridden', async () => {
    const first = await pending({ first_name: 'Cy', last_name: 'Dee' })
    await confirm(first, viewing({ viewingDate: TEN + 86_400 }))
    const id = await pending()
    const overlapping = viewing({ viewingDate: TEN + 86_400 + 1800 })
    const response = await confirm(id, overlapping)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({
      error: 'clash',
      clash: { id: first, name: 'Cy Dee', viewingDate: TEN + 86_400 },
    })
    expect((await leadRow(server.db, id)).status).toBe(3)
    expect((await confirm(id, { ...overlapping, override: true })).json()).toBe(true)
  })

  test('of two concurrent confirmations for one agent one succeeds', async () => {
    const ids = [await pending(), await pending()]
    const responses = await Promise.all(ids.map((id) => confirm(id, viewing({ viewingDate: TEN + 172_800 }))))
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
  })
})
