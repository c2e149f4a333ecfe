import { LEAD_STATUS, LEAD_STATUSES } from '@latchkey/domain/leads/lead-status'
import { LeadContract, type Lead } from '@latchkey/domain/leads/lead.contract'
import type { LightMyRequestResponse } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller, anonymous } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, insertLead, leadBody, seconds } from '../_leads.ts'

const server = await serverOfFile()
const agent = await caller(server, 'enquiries-view', 'viewings-view', 'reservations-view')
beforeEach(() => {
  server.pushed.length = 0
})

const BAD_IDS = ['0', '999999999999999999999', 'abc', '1.5', '-1', '2147483647']
const read = async (id: number) => (await agent.get(`/leads/${id}`)).json<Lead>()
const errorsOf = (response: LightMyRequestResponse) =>
  Object.fromEntries(
    response
      .json<{ attribute: string; errors: { name: string }[] }[]>()
      .map(({ attribute, errors }) => [attribute, errors[0]?.name]),
  )
const savedWithAgent = async (id: number, viewingUserId: number) =>
  (await agent.post(`/leads/${id}`, leadBody({ ...requiredFor(3), viewingUserId }))).statusCode
/** The required fields of the status. */
const requiredFor = (status: number) => ({
  status,
  viewingDate: seconds('2027-01-04T10:00') + status * 86_400,
  viewingUserId: agent.userId,
  reservationSentDate: seconds('2027-02-01T10:00'),
  reservationCompleteDate: seconds('2027-02-02T10:00'),
})

describe('GET /leads/{id}', () => {
  test.each(['/leads/1', '/leads/1/history'])('401: %s', async (url) => {
    expect((await anonymous(server).get(url)).statusCode).toBe(401)
  })

  test.each([
    ['enquiries-view', LEAD_STATUSES],
    ['viewings-view', [3, 4, 5, 6]],
    ['reservations-view', [7, 8, 9, 10, 11, 12]],
    ['users-view', []],
  ] as const)('403: %s opens %j only', async (permission, opens) => {
    const user = await caller(server, permission)
    for (const status of LEAD_STATUSES) {
      const id = await insertLead(server.db, { status })
      const responses = [
        (await user.get(`/leads/${id}`)).statusCode,
        (await user.get(`/leads/${id}/history`)).statusCode,
      ]
      const expected = (opens as readonly number[]).includes(status) ? 200 : 403
      expect([status, ...responses]).toEqual([status, expected, expected])
    }
  })

  test('404 for an invalid, unknown or deleted id', async () => {
    const gone = await insertLead(server.db, { deleted_at: new Date() })
    for (const id of [...BAD_IDS, gone])
      for (const url of [`/leads/${id}`, `/leads/${id}/history`])
        expect([url, (await agent.get(url)).statusCode]).toEqual([url, 404])
  })

  test('200: the whole lead, without secrets', async () => {
    const id = await insertLead(server.db, {
      status: 9,
      notes: 'Staff only',
      qualifying_notes: 'Two cats',
      external_id: 'portal-77',
      document_status: 'accept',
      document_max_rent_pence: 123_456,
      desired_tenancy_months: 12,
      parking_required: false,
      viewing_at: new Date('2026-03-29T09:30:00.900Z'),
      viewing_confirmed_at: new Date(),
    })
    const lead = await read(id)
    expect(lead).toMatchObject({
      id,
      notes: 'Staff only',
      qualifyingNotes: 'Two cats',
      document: { status: 'accept', maxRent: 1234.56 },
      desiredTenancyPeriodInMonths: 12,
      parkingRequired: false,
      viewingDate: seconds('2026-03-29T09:30'),
      property: { name: 'Plot 1', city: null, images: [] },
      version: 1,
    })
    expect(Object.keys(lead).toSorted()).toEqual(Object.keys(LeadContract.properties).toSorted())
    expect(JSON.stringify(lead)).not.toMatch(/portal-77|token|external|confirmed_?at|sequence/i)
  })

  test('a lead without a home has none', async () => {
    expect((await read(await insertLead(server.db, { property_name: null }))).property).toBeNull()
    const explored = await insertLead(server.db, { property_name: null, property_explorer_unit_uuid: 'x' })
    expect((await read(explored)).property).toMatchObject({ name: null, propertyExplorerUnitUuid: 'x' })
  })
})

describe('POST /leads/{id}: access', () => {
  test('401, 403 and 404 have priority over 422', async () => {
    const id = await insertLead(server.db)
    const viewer = await caller(server, 'viewings-view')
    expect((await anonymous(server).post(`/leads/${id}`, {})).statusCode).toBe(401)
    expect((await viewer.post(`/leads/${id}`, {})).statusCode).toBe(403)
    for (const bad of BAD_IDS) expect((await agent.post(`/leads/${bad}`, {})).statusCode).toBe(404)
    expect((await agent.post(`/leads/${id}`, {})).statusCode).toBe(422)
  })

  test('the saved status decides on access, not the sent one', async () => {
    const id = await insertLead(server.db, { status: 3 })
    const viewer = await caller(server, 'viewings-view')
    const response = await viewer.post(`/leads/${id}`, leadBody(requiredFor(1)))
    expect([response.statusCode, response.body]).toEqual([200, 'true'])
    expect((await viewer.post(`/leads/${id}`, leadBody(requiredFor(3)))).statusCode).toBe(403)
  })
})

describe('POST /leads/{id}: 422', () => {
  test('all failing fields at once, and nothing is saved', async () => {
    const id = await insertLead(server.db)
    const response = await agent.post(`/leads/${id}`, {})
    expect(response.statusCode).toBe(422)
    expect(errorsOf(response)).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      phone: 'required',
      status: 'required',
      'property.name': 'required',
    })
    expect((await read(id)).version).toBe(1)
    expect(server.pushed).toEqual([])
  })

  test.each([2_147_483_647, 99_999_999_999])('nobody has the id %d', async (viewingUserId) => {
    const id = await insertLead(server.db)
    const response = await agent.post(`/leads/${id}`, leadBody({ viewingUserId }))
    expect(response.statusCode).toBe(422)
    expect(errorsOf(response)).toEqual({ viewingUserId: 'enumerable' })
  })

  test('a deleted agent is invalid; an inactive one stays valid on leads that they already have', async () => {
    const [gone, idle] = [await caller(server), await caller(server)]
    await server.db
      .updateTable('app_user')
      .set({ deleted_at: new Date() })
      .where('id', '=', gone.userId)
      .execute()
    await server.db.updateTable('app_user').set({ active: false }).where('id', '=', idle.userId).execute()
    const fresh = await insertLead(server.db)
    const theirs = await insertLead(server.db, { viewing_user_id: idle.userId })
    expect(await savedWithAgent(fresh, gone.userId)).toBe(422)
    expect(await savedWithAgent(fresh, idle.userId)).toBe(422)
    expect(await savedWithAgent(theirs, idle.userId)).toBe(200)
  })
})

describe('POST /leads/{id}: 200', () => {
  test('every field of the form; the rest of the body is ignored', async () => {
    const id = await insertLead(server.db, { submitted_at: new Date('2026-01-01'), notes: 'old', budget: 2 })
    const other = await insertLead(server.db)
    const body = leadBody({
      ...requiredFor(3),
      id: other,
      dateSubmitted: 5,
      document: { status: 'accept', maxRent: 1 },
      budget: 5,
      deletedAt: 1,
      isAdministrator: true,
      notes: 'line one\nline two 🏠 <b>bold</b>',
      firstName: '  <script>alert(1)</script> ',
      crmEnquiryUuid: 'crm-1',
    })
    const response = await agent.post(`/leads/${id}`, body)
    expect([response.statusCode, response.body]).toEqual([200, 'true'])
    const lead = await read(id)
    expect(lead).toMatchObject({
      id,
      status: 3,
      firstName: '<script>alert(1)</script>',
      notes: 'line one\nline two 🏠 <b>bold</b>',
      addressLine1: '1 High Street',
      addressLine2: null,
      crmEnquiryUuid: 'crm-1',
      dateSubmitted: seconds('2026-01-01T00:00'),
      document: null,
      budget: 2,
      viewingUserId: agent.userId,
      version: 2,
      property: { name: 'Plot 1', addressLine1: '2 Low Road', county: null },
    })
    expect((await read(other)).version).toBe(1)
    expect(server.pushed).toEqual([{ event: 'leads-refresh', payload: { ids: [id] }, userId: undefined }])
  })

  test.each([
    ['own-1', { writes: ['own-1'] }],
    ['<b>', {}],
  ])('the push names the write of the page %j', async (writeId, named) => {
    const id = await insertLead(server.db)
    const { headers } = await server.signIn(['enquiries-view'])
    const payload = leadBody(requiredFor(1))
    await server.app.inject({
      method: 'POST',
      url: `/api/leads/${id}`,
      headers: { ...headers, 'x-write-id': writeId },
      payload,
    })
    expect(server.pushed.map((push) => push.payload)).toEqual([{ ids: [id], ...named }])
  })

  test('from each status to the next one and to the first, and from the last to each', async () => {
    const id = await insertLead(server.db)
    const { AwaitingFeedback: first, ReservationComplete: last } = LEAD_STATUS
    const between = LEAD_STATUSES.flatMap((status) => [status, first, last])
    for (const to of [...LEAD_STATUSES, ...between]) {
      const response = await agent.post(`/leads/${id}`, leadBody({ ...requiredFor(to), override: true }))
      expect([to, response.body]).toEqual([to, 'true'])
    }
  })

  test('a phone is stored as typed', async () => {
    const [id, phone] = [await insertLead(server.db), '+44 7700 900123']
    await agent.post(`/leads/${id}`, leadBody({ phone }))
    expect((await read(id)).phone).toBe(phone)
  })

  test('notes of the maximum length are stored', async () => {
    const id = await insertLead(server.db)
    const notes = '🏠'.repeat(524_288)
    expect((await agent.post(`/leads/${id}`, leadBody({ notes }))).body).toBe('true')
    expect((await read(id)).notes).toBe(notes)
  })

  test('dates stay stored when the lead leaves the section that shows them', async () => {
    const id = await insertLead(server.db)
    await agent.post(`/leads/${id}`, leadBody({ ...requiredFor(5) }))
    await agent.post(
      `/leads/${id}`,
      leadBody({ status: 12, reservationCompleteDate: seconds('2027-03-01T09:00') }),
    )
    await agent.post(`/leads/${id}`, leadBody({ status: 1 }))
    expect(await read(id)).toMatchObject({
      viewingDate: requiredFor(5).viewingDate,
      viewingUserId: agent.userId,
      reservationCompleteDate: seconds('2027-03-01T09:00'),
    })
  })

  test('the stock record is unchanged; the link to it follows the ids of the home', async () => {
    const home = await insertHome(server.db, { name: 'Real', city: 'Bath', crm_property_uuid: 'crm-home-1' })
    const other = await insertHome(server.db, { property_explorer_unit_uuid: 'explorer-2' })
    const id = await insertLead(server.db)
    const linked = async () =>
      (
        await server.db
          .selectFrom('lead')
          .select('property_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).property_id
    const save = (ids: object) =>
      agent.post(`/leads/${id}`, leadBody({ property: { name: 'Mine', city: 'York', ...ids } }))
    await save({ crmPropertyUuid: 'crm-home-1' })
    expect(await linked()).toBe(home)
    await save({ crmPropertyUuid: 'crm-home-1', propertyExplorerUnitUuid: 'explorer-2' })
    expect(await linked()).toBe(other)
    await save({})
    expect(await linked()).toBeNull()
    const stock = await server.db
      .selectFrom('property')
      .selectAll()
      .where('id', '=', home)
      .executeTakeFirstOrThrow()
    expect([stock.name, stock.city, stock.version]).toEqual(['Real', 'Bath', 1])
  })
})

describe('two agents on one lead', () => {
  test('409 for an old version, with the author of the change; without a version the save succeeds', async () => {
    const id = await insertLead(server.db)
    const ben = await caller(server, 'enquiries-view')
    await server.db
      .updateTable('app_user')
      .set({ first_name: 'Ben', last_name: 'Ong' })
      .where('id', '=', ben.userId)
      .execute()
    expect((await ben.post(`/leads/${id}`, leadBody({ firstName: 'Bea', version: 1 }))).body).toBe('true')
    const response = await agent.post(`/leads/${id}`, leadBody({ firstName: 'Ada', version: 1 }))
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({ error: 'conflict', message: expect.any(String), changedBy: 'Ben Ong' })
    expect((await read(id)).firstName).toBe('Bea')
    expect((await agent.post(`/leads/${id}`, leadBody({ firstName: 'Ada', version: 2 }))).body).toBe('true')
    expect((await agent.post(`/leads/${id}`, leadBody({ firstName: 'Amy' }))).body).toBe('true')
  })

  test('an author without a name is named by username; a change by the server has no author', async () => {
    const id = await insertLead(server.db)
    await agent.post(`/leads/${id}`, leadBody({ firstName: 'Bea' }))
    const stale = async () => (await agent.post(`/leads/${id}`, leadBody({ version: 1 }))).json()
    expect(await stale()).toMatchObject({ changedBy: agent.username })
    await server.context.change(null, (change) =>
      change.audit({ action: 'lead.restore', entity: 'lead', entityId: id }),
    )
    expect(await stale()).toMatchObject({ changedBy: null })
  })

  test('of two concurrent saves exactly one succeeds', async () => {
    const id = await insertLead(server.db)
    const save = (firstName: string) => agent.post(`/leads/${id}`, leadBody({ firstName, version: 1 }))
    const codes = (await Promise.all([save('One'), save('Two'), save('Three')])).map(
      ({ statusCode }) => statusCode,
    )
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  })

  test('a save without a difference changes nothing', async () => {
    const id = await insertLead(server.db)
    await agent.post(`/leads/${id}`, leadBody())
    expect((await agent.post(`/leads/${id}`, leadBody({ version: 2 }))).body).toBe('true')
    expect((await read(id)).version).toBe(2)
  })
})
