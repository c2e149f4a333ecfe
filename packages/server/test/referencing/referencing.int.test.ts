import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { AVAILABILITY } from '@latchkey/domain/properties/property.enums'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { justNow } from '../_clock.ts'
import { startTestServer, type TestServer } from '../_harness.ts'
import { availabilityOf, insertHome, insertLead, leadBody } from '../_leads.ts'
import { giveLeadLink } from '../_links.ts'
import { pushesOf, fieldError } from '../_staff.ts'
import { caller, anonymous } from '../_caller.ts'
import { isSigned, signedHeaders } from '../../src/referencing/signature.ts'

const SECRET = 'shared-secret'

/** For jobs that are delayed or retried. */
const POLLING = { pollSeconds: 0.5 }

/** Records requests and answers as configured. */
interface Provider {
  readonly url: string
  readonly received: { headers: IncomingMessage['headers']; body: string }[]
  status: number
  close(): Promise<void>
}

async function startProvider(): Promise<Provider> {
  const server: Server = createServer((incoming, response) => {
    void take(incoming, response)
  })
  async function take(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    provider.received.push({ headers: incoming.headers, body: await text(incoming) })
    response.writeHead(provider.status).end('thank you')
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const provider: Provider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hand-over`,
    received: [],
    status: 202,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
  return provider
}

const leadOf = (server: TestServer, id: number) =>
  server.db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** A tenant opens the link and requests the reservation. */
async function request(server: TestServer, over: object = {}): Promise<number> {
  const id = await insertLead(server.db, { status: 7, ...over })
  const { token } = await giveLeadLink(server, id, 'reservation')
  const { last_name: lastName } = await leadOf(server, id)
  const visitor = anonymous(server)
  const query = new URLSearchParams({ phone: '07700 900123', lastName }).toString()
  const opened = await visitor.get(`/users/verified-lead/${token}?${query}`)
  expect((await visitor.post(`/users/reserve-request/${id}`, opened.json<object>())).json()).toBe(true)
  return id
}

const delivery = (leadId: number, over: object = {}) => ({
  deliveryId: `d-${leadId}`,
  leadId,
  outcome: 'consider',
  status: 'Guarantor needed',
  maxRent: 1250.5,
  ...over,
})

test('without referencing a request waits for staff, and there is no webhook', async () => {
  const server = await startTestServer()
  const id = await request(server)
  await server.settled()
  expect((await leadOf(server, id)).status).toBe(8)
  const answer = await server.app.inject({ method: 'POST', url: '/api/referencing/webhook', payload: {} })
  expect(answer.statusCode).toBe(404)
  await server.close()
})

test('the simulator accepts, considers or declines, depending on income and budget', async () => {
  const server = await startTestServer({
    config: { referencing: { kind: 'simulator' } },
    jobOptions: POLLING,
  })
  const pushes = pushesOf(server)
  const cases = [
    { asked: { total_household_income: 5, budget: 1 }, status: 12, pence: 200_000 },
    { asked: { total_household_income: 3, budget: 4 }, status: 11, pence: 133_300 },
    { asked: { total_household_income: 1, budget: 5 }, status: 10, pence: 66_600 },
  ]
  const ids = await Promise.all(cases.map(({ asked }) => request(server, asked)))
  await server.settled()
  for (const [nr, { status, pence }] of cases.entries()) {
    const lead = await leadOf(server, ids[nr] ?? 0)
    expect(lead).toMatchObject({ status, document_max_rent_pence: pence })
    expect(lead.document_status).not.toBeNull()
    expect(lead.reservation_complete_at !== null).toBe(status === 12)
  }
  // Requested, handed over, answered.
  expect(pushes()).toEqual(Array.from({ length: 3 * cases.length }, () => 'leads-refresh'))
  expect(server.mails()).toEqual([])
  await server.close()
})

describe('a provider over HTTP', () => {
  let provider: Provider
  let server: TestServer
  beforeAll(async () => {
    provider = await startProvider()
    const referencing = { kind: 'http', url: provider.url, secret: SECRET } as const
    server = await startTestServer({ config: { referencing }, jobOptions: POLLING })
  })
  beforeEach(() => {
    provider.received.length = 0
  })
  afterAll(async () => {
    await server.close()
    await provider.close()
  })

  const now = () => Math.floor(server.clock.now / 1000)
  const deliver = (body: unknown, headers?: Record<string, string>) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body)
    return server.app.inject({
      method: 'POST',
      url: '/api/referencing/webhook',
      headers: { 'content-type': 'application/json', ...(headers ?? signedHeaders(payload, SECRET, now())) },
      payload,
    })
  }

  test('gets the request, signed, and the lead awaits its answer', async () => {
    const id = await request(server, {
      notes: 'Of the staff',
      total_household_income: 3,
      how_will_you_pay: 4,
    })
    await server.settled()
    expect((await leadOf(server, id)).status).toBe(9)
    expect(provider.received).toHaveLength(1)
    const [sent] = provider.received
    expect(isSigned(sent?.body ?? '', sent?.headers ?? {}, SECRET, now())).toBe(true)
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      leadId: id,
      firstName: 'Ann',
      totalHouseholdIncome: 3,
      property: { name: 'Plot 1' },
    })
    expect(sent?.body).not.toContain('Of the staff')
    // Rule W2.4.
    expect(sent?.body).not.toContain('howWillYouPay')
  })

  test('is retried while it is down, with the same id, and nothing is lost', async () => {
    provider.status = 503
    const id = await request(server)
    await expect.poll(() => provider.received.length).toBeGreaterThan(1)
    expect((await leadOf(server, id)).status).toBe(8)
    provider.status = 200
    await server.settled()
    expect((await leadOf(server, id)).status).toBe(9)
    const numbers = provider.received.map(
      ({ body }) => (JSON.parse(body) as { handOverId: string }).handOverId,
    )
    expect(new Set(numbers).size).toBe(1)
  })

  test('401 for a delivery that is unsigned, wrongly signed, modified, or old', async () => {
    const id = await insertLead(server.db, { status: 9 })
    const body = JSON.stringify(delivery(id))
    const wrong: Record<string, string>[] = [
      {},
      signedHeaders(body, 'other', now()),
      signedHeaders(`${body} `, SECRET, now()),
      signedHeaders(body, SECRET, now() - 301),
      signedHeaders(body, SECRET, now() + 301),
      { ...signedHeaders(body, SECRET, now()), 'x-referencing-timestamp': String(now() - 1) },
      { ...signedHeaders(body, SECRET, now()), 'x-referencing-signature': 'A'.repeat(64) },
    ]
    for (const [nr, headers] of wrong.entries()) {
      expect([nr, (await deliver(body, headers)).statusCode]).toEqual([nr, 401])
    }
    expect((await leadOf(server, id)).status).toBe(9)
    expect((await deliver(body, signedHeaders(body, SECRET, now() - 299))).json()).toBe(true)
  })

  test('400 for invalid JSON, 422 for an invalid delivery', async () => {
    expect((await deliver('{')).statusCode).toBe(400)
    expect((await deliver({})).json()).toEqual([
      ...fieldError('deliveryId', 'required'),
      ...fieldError('status', 'required'),
      ...fieldError('leadId', 'required'),
      ...fieldError('outcome', 'enumerable'),
    ])
    const id = await insertLead(server.db, { status: 9 })
    for (const maxRent of [-1, 1_000_000, '5']) {
      expect((await deliver(delivery(id, { maxRent }))).json()).toEqual(fieldError('maxRent', 'range'))
    }
  })

  test.each([
    ['accept', 12],
    ['consider', 11],
    ['decline', 10],
  ])('%s moves the lead to status %d with the result', async (outcome, status) => {
    const id = await insertLead(server.db, { status: 8 })
    const pushes = pushesOf(server)
    expect((await deliver(delivery(id, { outcome }))).json()).toBe(true)
    expect(await leadOf(server, id)).toMatchObject({
      status,
      document_status: 'Guarantor needed',
      document_max_rent_pence: 125_050,
      reservation_complete_at: status === 12 ? justNow(server) : null,
    })
    expect(pushes()).toEqual(['leads-refresh'])
    const reasons = await server.db
      .selectFrom('lead_status_reason')
      .select(['status', 'reason', 'user_id'])
      .where('lead_id', '=', id)
      .execute()
    expect(reasons).toEqual(status === 10 ? [{ status, reason: 1, user_id: null }] : [])
  })

  test('an accepted applicant’s home is reserved, as by Verify', async () => {
    const home = await insertHome(server.db, { availability: AVAILABILITY.ForRent })
    const id = await insertLead(server.db, { status: 9, property_id: home })
    const pushes = pushesOf(server)
    expect((await deliver(delivery(id, { outcome: 'accept' }))).json()).toBe(true)
    expect((await leadOf(server, id)).status).toBe(12)
    expect(await availabilityOf(server.db, home)).toBe(AVAILABILITY.Reserved)
    expect(pushes().toSorted()).toEqual(['leads-refresh', 'property-refresh'])
    const agent = await caller(server, 'enquiries-view')
    const next = await insertLead(server.db, { property_id: home, property_crm_uuid: 'home' })
    const offer = { status: 7, reservationSentDate: 1, property: { name: 'Plot 1', crmPropertyUuid: 'home' } }
    expect((await agent.post(`/leads/${next}`, leadBody(offer))).statusCode).toBe(409)
  })

  test.each([AVAILABILITY.Reserved, AVAILABILITY.Sold, AVAILABILITY.Rented])(
    'false, and nothing changes, when the home is taken (%d)',
    async (availability) => {
      const home = await insertHome(server.db, { availability })
      const id = await insertLead(server.db, { status: 9, property_id: home })
      const [before, pushes] = [await leadOf(server, id), pushesOf(server)]
      expect((await deliver(delivery(id, { outcome: 'accept' }))).json()).toBe(false)
      expect(await leadOf(server, id)).toEqual(before)
      expect(await availabilityOf(server.db, home)).toBe(availability)
      expect(pushes()).toEqual([])
    },
  )

  test.each(['consider', 'decline'])('%s leaves the home unchanged', async (outcome) => {
    const home = await insertHome(server.db, { availability: AVAILABILITY.ForRent })
    const id = await insertLead(server.db, { status: 9, property_id: home })
    expect((await deliver(delivery(id, { outcome }))).json()).toBe(true)
    expect(await availabilityOf(server.db, home)).toBe(AVAILABILITY.ForRent)
  })

  test('a repeated delivery counts once, also when concurrent', async () => {
    const id = await insertLead(server.db, { status: 9 })
    const pushes = pushesOf(server)
    const answers = await Promise.all([deliver(delivery(id)), deliver(delivery(id))])
    expect(answers.map((answer) => answer.json<boolean>())).toEqual([true, true])
    await server.db.updateTable('lead').set({ status: 9 }).where('id', '=', id).execute()
    expect((await deliver(delivery(id, { outcome: 'accept' }))).json()).toBe(true)
    expect((await leadOf(server, id)).status).toBe(9)
    expect(pushes()).toEqual(['leads-refresh'])
  })

  test('a delivery counts for one lead only, also when sent for two concurrently', async () => {
    const pair = () => Promise.all([9, 9].map((status) => insertLead(server.db, { status })))
    const pushes = pushesOf(server)
    // Several pairs, because a fast database may process one pair in sequence.
    const pairs = await Promise.all(Array.from({ length: 8 }, pair))
    const answers = await Promise.all(
      pairs.flat().map((id, index) => deliver(delivery(id, { deliveryId: `pair-${Math.floor(index / 2)}` }))),
    )
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      answers.map(() => [200, 'true']),
    )
    for (const ids of pairs) {
      const statuses = await Promise.all(ids.map(async (id) => (await leadOf(server, id)).status))
      expect(statuses.toSorted((one, other) => one - other)).toEqual([9, 11])
    }
    expect(pushes()).toHaveLength(pairs.length)
  })

  test('false when the lead awaits no result', async () => {
    for (const status of [1, 7, 10, 11, 12]) {
      const id = await insertLead(server.db, { status })
      expect([status, (await deliver(delivery(id))).json()]).toEqual([status, false])
    }
  })

  test.each([2_000_000_000, 2_147_483_648, Number.MAX_SAFE_INTEGER, -1])(
    'false for the unknown lead %d',
    async (id) => {
      expect((await deliver(delivery(id))).body).toBe('false')
    },
  )

  test('a rejected delivery cannot be applied later', async () => {
    const id = await insertLead(server.db, { status: 7 })
    expect((await deliver(delivery(id))).json()).toBe(false)
    await server.db.updateTable('lead').set({ status: 9 }).where('id', '=', id).execute()
    expect((await deliver(delivery(id))).json()).toBe(false)
    expect((await leadOf(server, id)).status).toBe(9)
    expect((await deliver(delivery(id, { deliveryId: `again-${id}` }))).json()).toBe(true)
  })
})
