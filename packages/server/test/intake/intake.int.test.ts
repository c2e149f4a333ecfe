import type { IntakeResponse } from '@latchkey/domain/integrations/sources/source.contract'
import type { LightMyRequestResponse } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { justNow } from '../_clock.ts'
import { serverOfFile, startTestServer } from '../_harness.ts'
import { insertHome, leadRow } from '../_leads.ts'
import { mailCount, mailsAfter } from '../_mails.ts'

const KEY = 'test-intake-key'
const enquiry = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '07700 900123' }

const server = await serverOfFile({ config: { intakeKeys: ['other-key', KEY] } })
beforeEach(async () => {
  await server.db.deleteFrom('attempt').execute()
  server.pushed.length = 0
})

const send = (payload: object, key: string | null = KEY, to = server): Promise<LightMyRequestResponse> =>
  to.app.inject({
    method: 'POST',
    url: '/api/intake/enquiries',
    headers: key === null ? {} : { 'x-intake-key': key },
    payload,
  })
const linked = async (property: object) => {
  const { id } = (
    await send({ ...enquiry, property: { name: 'As sent', ...property } })
  ).json<IntakeResponse>()
  const lead = await leadRow(server.db, id)
  return [lead.property_id, lead.property_name, lead.property_city]
}

test('401 for a missing or wrong key', async () => {
  for (const key of [null, '', 'x', `${KEY} `, KEY.toUpperCase(), 'other-key,test-intake-key']) {
    expect([key, (await send(enquiry, key)).statusCode]).toEqual([key, 401])
  }
})

test('the key is checked before the body is read', async () => {
  expect((await send({ notes: 'x'.repeat(65_536) })).statusCode).toBe(413)
  expect((await send({ notes: 'x'.repeat(65_536) }, 'wrong')).statusCode).toBe(401)
})

test('404 when no key is configured, whatever is sent', async () => {
  const closed = await startTestServer({ config: { intakeKeys: [] } })
  for (const key of [null, '', KEY]) expect((await send(enquiry, key, closed)).statusCode).toBe(404)
  await closed.close()
})

test('422 with all failing fields', async () => {
  const response = await send({
    email: 'x',
    phone: '12',
    property: {},
    externalId: 'x'.repeat(256),
    source: 5,
  })
  expect(response.statusCode).toBe(422)
  const errors = response.json<{ attribute: string; errors: { name: string }[] }[]>()
  expect(
    Object.fromEntries(errors.map(({ attribute, errors: named }) => [attribute, named[0]?.name])),
  ).toEqual({
    firstName: 'required',
    lastName: 'required',
    email: 'email',
    phone: 'pattern',
    externalId: 'maxlength',
    source: 'invalid',
    'property.name': 'required',
  })
  expect(server.pushed).toEqual([])
})

test('429 after 50 wrong keys, also for the right one, and after 600 enquiries in a minute', async () => {
  for (let nr = 0; nr < 50; nr += 1) await send(enquiry, 'wrong')
  const response = await send(enquiry)
  expect(response.statusCode).toBe(429)
  expect(Number(response.headers['retry-after'])).toBe(900)
  await server.db.deleteFrom('attempt').execute()
  await server.db
    .insertInto('attempt')
    .values({ key: 'intake:127.0.0.1', count: 600, window_ends_at: new Date(server.clock.now + 60_000) })
    .execute()
  expect((await send(enquiry)).statusCode).toBe(429)
})

test('200: a new lead in status 1, submitted now; the questionnaire link is mailed and a refresh pushed', async () => {
  const before = await mailCount(server)
  const response = await send({
    ...enquiry,
    source: 'Portal',
    notes: 'Two cats',
    status: 12,
    viewingUserId: 1,
    id: 1,
  })
  expect(response.statusCode).toBe(200)
  const { id, created } = response.json<IntakeResponse>()
  expect(created).toBe(true)
  expect(await leadRow(server.db, id)).toMatchObject({
    status: 1,
    source: 'Portal',
    external_id: null,
    notes: 'Two cats',
    viewing_user_id: null,
    property_name: null,
    submitted_at: justNow(server),
  })
  expect(server.pushed).toEqual([{ event: 'leads-refresh', payload: { ids: [id] }, userId: undefined }])
  const mails = await mailsAfter(server, before)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('/qualifying-questions/')
  const audit = await server.db
    .selectFrom('audit')
    .selectAll()
    .where('entity_id', '=', id)
    .where('action', '=', 'lead.create')
    .executeTakeFirst()
  expect(audit).toMatchObject({ user_id: null, address: '127.0.0.1' })
})

test('without an external id every call creates a lead', async () => {
  const [one, two] = [
    (await send(enquiry)).json<IntakeResponse>(),
    (await send(enquiry)).json<IntakeResponse>(),
  ]
  expect(one.id).not.toBe(two.id)
})

test('a repeated external id returns the same lead and changes nothing', async () => {
  const before = await mailCount(server)
  const first = (await send({ ...enquiry, externalId: 'p-1' })).json<IntakeResponse>()
  server.pushed.length = 0
  const second = (
    await send({ ...enquiry, externalId: ' p-1 ', firstName: 'Changed' })
  ).json<IntakeResponse>()
  expect([first, second]).toEqual([
    { id: first.id, created: true },
    { id: first.id, created: false },
  ])
  expect((await leadRow(server.db, first.id)).first_name).toBe('Ann')
  expect(server.pushed).toEqual([])
  await server.settled()
  expect(server.mails()).toHaveLength(before + 1)
})

test('concurrent calls with one external id create one lead', async () => {
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => send({ ...enquiry, externalId: 'p-2' })),
  )
  const results = responses.map((response) => response.json<IntakeResponse>())
  expect(new Set(results.map(({ id }) => id)).size).toBe(1)
  expect(results.filter(({ created }) => created)).toHaveLength(1)
})

test('the home is linked by its explorer id, else by its CRM id, and never to a deleted one', async () => {
  await insertHome(server.db, { property_explorer_unit_uuid: 'e-1', deleted_at: new Date() })
  const byCrm = await insertHome(server.db, { crm_property_uuid: 'c-1', city: 'Bath' })
  const byExplorer = await insertHome(server.db, { property_explorer_unit_uuid: 'e-1', city: 'York' })
  expect(await linked({ propertyExplorerUnitUuid: 'e-1', crmPropertyUuid: 'c-1' })).toEqual([
    byExplorer,
    'As sent',
    'York',
  ])
  expect(await linked({ propertyExplorerUnitUuid: 'e-9', crmPropertyUuid: 'c-1' })).toEqual([
    byCrm,
    'As sent',
    'Bath',
  ])
  expect(await linked({ propertyExplorerUnitUuid: 'e-9' })).toEqual([null, 'As sent', null])
  expect(await linked({})).toEqual([null, 'As sent', null])
})
