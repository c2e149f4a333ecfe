import type { ReservationLead } from '@latchkey/domain/tenants/reservation/reservation.contract'
import { describe, expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { homeBody } from '../_homes.ts'
import { insertHome, insertLead, leadBody } from '../_leads.ts'
import { mailCount, mailsAfter } from '../_mails.ts'
import { tenantsOf } from '../_tenants.ts'
import { tenantPagesOf } from './_tenant-page.ts'

const [VISITED, SENT, REQUESTED] = [5, 7, 8]
const OFFERED = 125_000
const WORDS = 'Rent: £1,250 a month'

const server = await serverOfFile()
const staff = await caller(server, 'enquiries-view', 'viewings-view', 'reservations-view', 'properties-view')

const home = (rent: number | null = OFFERED) => insertHome(server.db, { rental_price_pence: rent })
const offered = async (over: object = {}) =>
  insertLead(server.db, { status: SENT, last_name: 'Lee', property_id: await home(), ...over })

/** As a form of the home changes it. */
async function setRent(id: number, pounds: number | null) {
  const answer = await staff.post(`/properties/${id}/update`, homeBody({ rentalPrice: pounds }))
  expect(answer.json()).toBe(true)
}

const rentOnPage = async (leadId: number) =>
  (await (await tenantPagesOf(server).visit(leadId)).read()).property?.rentPerMonth

const storedRent = async (leadId: number) =>
  (
    await server.db
      .selectFrom('lead')
      .select('offered_rent_pence')
      .where('id', '=', leadId)
      .executeTakeFirstOrThrow()
  ).offered_rent_pence

const homeOf = async (leadId: number) => {
  const { property_id: id } = await server.db
    .selectFrom('lead')
    .select('property_id')
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow()
  if (id === null) throw new Error('The lead has no home.')
  return id
}

describe('the rent of a lead', () => {
  test('is the same on its page, on the reservation page and in the mail (W2/1)', async () => {
    const id = await insertLead(server.db, { status: VISITED, last_name: 'Lee', property_id: await home() })
    const skip = await mailCount(server)
    const { version, property: _, ...saved } = (await staff.get(`/leads/${id}`)).json()
    const body = leadBody({
      ...saved,
      version,
      status: SENT,
      reservationSentDate: Math.floor(server.clock.now / 1000),
    })
    expect((await staff.post(`/leads/${id}`, body)).json()).toBe(true)
    // Before a newer link is issued: the mail of an older one is not sent.
    const [mail] = await mailsAfter(server, skip)

    expect(await rentOnPage(id)).toBe(1250)
    const tenants = tenantsOf(server)
    const token = await tenants.issue(id, 'reservation')
    const page = (await tenants.open('reservation', token, { lastName: 'Lee' })).json<ReservationLead>()
    expect(page.property?.rentPerMonth).toBe(1250)
    expect(mail?.text).toContain(WORDS)
    expect(mail?.text?.match(/£/g)).toHaveLength(1)
  })

  test('is missing where the home has none', async () => {
    const id = await offered({ property_id: await home(null) })
    expect(await rentOnPage(id)).toBeNull()
  })

  test('once offered it falls with the rent of the home and never rises (W2/2)', async () => {
    const id = await offered()
    const homeId = await homeOf(id)
    await setRent(homeId, 1400)
    expect(await rentOnPage(id)).toBe(1250)
    await setRent(homeId, 1200)
    expect(await rentOnPage(id)).toBe(1200)
    await setRent(homeId, 1300)
    await server.db.updateTable('lead').set({ status: VISITED }).where('id', '=', id).execute()
    await server.db.updateTable('lead').set({ status: SENT }).where('id', '=', id).execute()
    expect(await rentOnPage(id)).toBe(1200)
    await setRent(homeId, null)
    expect(await rentOnPage(id)).toBe(1200)
    await setRent(homeId, 1100)
    expect(await rentOnPage(id)).toBe(1100)
  })

  test('follows the home until it is offered', async () => {
    const id = await offered({ status: VISITED })
    await setRent(await homeOf(id), 1400)
    expect(await rentOnPage(id)).toBe(1400)
    expect(await storedRent(id)).toBeNull()
  })

  test('is that of another home once the lead is linked to it', async () => {
    const id = await offered()
    const dearer = await home(200_000)
    await server.db.updateTable('lead').set({ property_id: dearer }).where('id', '=', id).execute()
    expect(await rentOnPage(id)).toBe(2000)
  })

  test('is that of a home which the lead is linked to only later, and never rises then', async () => {
    const id = await offered({ property_id: null })
    const later = await home(125_000)
    await server.db.updateTable('lead').set({ property_id: later }).where('id', '=', id).execute()
    await setRent(later, 1400)
    expect(await rentOnPage(id)).toBe(1250)
  })

  test('a fall does not change the version of a lead that is being edited', async () => {
    const id = await offered()
    const { version } = (await staff.get(`/leads/${id}`)).json()
    await setRent(await homeOf(id), 1000)
    expect(await storedRent(id)).toBe(100_000)
    expect((await staff.get(`/leads/${id}`)).json().version).toBe(version)
  })
})

test('nothing stores a rent that a tenant names (W2/3)', async () => {
  const id = await offered()
  const tenants = tenantsOf(server)
  const token = await tenants.issue(id, 'reservation')
  const opened = (await tenants.open('reservation', token, { lastName: 'Lee' })).json<ReservationLead>()
  const sent = await tenants.send('reservation', id, {
    verification: opened.verification,
    rent: 1500,
    offer: 1500,
    bid: 1500,
  })
  expect(sent.json()).toBe(true)
  const { property_id: _, ...row } = await server.db
    .selectFrom('lead')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ status: REQUESTED, offered_rent_pence: OFFERED })
  expect(Object.values(row).map(String).join(' ')).not.toMatch(/\b1500(00)?\b/)
})

describe('the source of income (W2/4)', () => {
  test.each(['enquiries', 'viewings', 'reservations'])('neither filters nor sorts %s', async (list) => {
    await insertLead(server.db, { status: 2, how_will_you_pay: 4 })
    await insertLead(server.db, { status: 2, how_will_you_pay: 1 })
    const plain = (await staff.get(`/leads/${list}/1/50`)).body
    expect(plain).not.toContain('howWillYouPay')
    for (const query of ['filter[howWillYouPay]=Benefits', 'sort=howWillYouPay', 'sort=-howWillYouPay'])
      expect((await staff.get(`/leads/${list}/1/50?${query}`)).body).toBe(plain)
  })
})
