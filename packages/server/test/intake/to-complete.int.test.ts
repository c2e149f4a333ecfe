import type { Lead } from '@latchkey/domain/leads/lead.contract'
import type { LeadHistory } from '@latchkey/domain/leads/lead-history.contract'
import { TO_COMPLETE_MAX } from '@latchkey/domain/leads/lead.limits'
import type { ToComplete } from '@latchkey/domain/to-complete/to-complete.contract'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { anonymous, caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, leadBody, leadRow } from '../_leads.ts'
import { receivedBy, sourceOf, zooplaLead } from '../_sources.ts'
import { administrator, fieldError } from '../_staff.ts'

const server = await serverOfFile()
const admin = await administrator(server)
const agent = await caller(server, 'enquiries-view')
const colleague = await caller(server, 'enquiries-view')
const zoopla = await sourceOf(server, admin, { format: 'zoopla', name: 'Zoopla' })
beforeEach(async () => {
  await server.db.deleteFrom('attempt').execute()
  await server.db.deleteFrom('lead_received').execute()
  server.clock.reset()
})

const listed = async (): Promise<ToComplete[]> => (await agent.get('/leads/to-complete')).json()
const toComplete = async () => (await agent.get('/leads/waiting')).json<{ toComplete: unknown }>().toComplete

test('the oldest are listed, and all are counted', async () => {
  const taken = await zoopla.taken(zooplaLead({ contact: { phoneNumber: '' } }))
  await sql`insert into lead_received (source_id, body_hash, body_sealed, at, outcome, problems)
    select source_id, sha256(n::text::bytea), body_sealed, at + n * interval '1 minute', outcome, problems
    from lead_received cross join generate_series(1, ${TO_COMPLETE_MAX}::integer) as n`.execute(server.db)
  const ids = (await listed()).map(({ id }) => id)
  expect([ids.length, ids[0]]).toEqual([TO_COMPLETE_MAX, taken.received])
  expect(ids).toEqual(ids.toSorted((one, other) => one - other))
  expect(await toComplete()).toMatchObject({ total: TO_COMPLETE_MAX + 1 })
})

test('I5/2: one without a phone is kept, and completed later it waits from when it was received', async () => {
  const at = Math.floor(server.clock.now / 1000)
  const taken = await zoopla.taken(zooplaLead({ contact: { phoneNumber: '' } }))
  expect(taken).toEqual({ received: taken.received, outcome: 'to-complete' })
  expect(await toComplete()).toEqual({ total: 1, late: 0 })
  const [one] = await listed()
  expect(one).toMatchObject({
    id: taken.received,
    source: 'Zoopla',
    kind: 'enquiry',
    fields: { firstName: 'Joe', lastName: 'Bloggs', email: 'joe@bloggs.com', 'property.ref': '000000' },
    problems: [{ field: 'phone', name: 'required' }],
  })
  server.clock.advance(2 * 3_600_000 + 1000)
  expect(await toComplete()).toEqual({ total: 1, late: 1 })
  const lead = (
    await agent.post(
      `/leads/to-complete/${taken.received}`,
      leadBody({ status: 1, handlerUserId: agent.userId }),
    )
  ).json<Lead>()
  expect(lead).toMatchObject({ handler: null, waiting: { minutes: 120 } })
  expect(lead.dateSubmitted).toBe(at)
  expect(await leadRow(server.db, lead.id)).toMatchObject({ source: 'Zoopla', first_answered_at: null })
  expect(await toComplete()).toEqual({ total: 0, late: 0 })
  const [line] = await receivedBy(admin)
  expect(line).toMatchObject({
    outcome: 'completed',
    by: { id: agent.userId },
    leadId: lead.id,
    leadStatus: 1,
  })
  const history = (await agent.get(`/leads/${lead.id}/history`)).json<LeadHistory>()
  const created = history.find(({ action }) => action === 'lead.create')
  expect(created).toMatchObject({ actor: 'Source Zoopla', user: null })
  expect(created?.changes).toContainEqual({ field: 'completedBy', from: null, to: agent.userId })
})

test.each([
  [
    'a foreign number',
    { contact: { phoneNumber: '+33 1 42 68 53 00' } },
    { field: 'phone', name: 'pattern' },
  ],
  ['no last name', { contact: { lastName: ' ' } }, { field: 'lastName', name: 'required' }],
  ['a text too long', { contact: { firstName: 'x'.repeat(256) } }, { field: 'firstName', name: 'maxlength' }],
])('%s is kept to complete', async (_, over, problem) => {
  await zoopla.send(zooplaLead(over))
  expect((await listed()).map(({ problems }) => problems)).toEqual([[problem]])
})

test('a valuation is kept as such, although nothing is wrong with it', async () => {
  const { applicant } = zooplaLead()
  await zoopla.send({ appraisal: applicant })
  expect(await listed()).toMatchObject([{ kind: 'valuation', problems: [] }])
})

test('the home that the ref names fills the fields, and is linked unless it is renamed', async () => {
  const home = await insertHome(server.db, { name: 'Mill Lane 3', city: 'York' })
  const complete = async (id: string, name: string) => {
    const { received } = await zoopla.taken(
      zooplaLead({ id, ref: String(home), contact: { phoneNumber: '' } }),
    )
    const [one] = await listed()
    expect(one?.fields).toMatchObject({ 'property.name': 'Mill Lane 3', 'property.city': 'York' })
    const body = leadBody({ status: 1, property: { name } })
    const { id: leadId } = (await agent.post(`/leads/to-complete/${received}`, body)).json<Lead>()
    return (await leadRow(server.db, leadId)).property_id
  }
  expect(await complete('a', 'Mill Lane 3')).toBe(home)
  expect(await complete('b', 'Another')).toBeNull()
})

test('I5/7: of two agents completing one, one gets the lead', async () => {
  const { received } = await zoopla.taken(zooplaLead({ contact: { phoneNumber: '' } }))
  const before = await server.db.selectFrom('lead').select('id').execute()
  const answers = await Promise.all(
    [agent, colleague].map((each) => each.post(`/leads/to-complete/${received}`, leadBody({ status: 1 }))),
  )
  const leads = answers.map((answer) => answer.json<Lead | false>())
  expect(leads.filter((lead) => lead === false)).toHaveLength(1)
  expect(await server.db.selectFrom('lead').select('id').execute()).toHaveLength(before.length + 1)
  expect((await agent.post(`/leads/to-complete/${received}/ignore`, { reason: 'Late' })).json()).toBe(false)
})

test('ignoring needs a reason, and is done once', async () => {
  const { received } = await zoopla.taken(zooplaLead({ contact: { phoneNumber: '' } }))
  const ignore = async (reason?: string) =>
    (await agent.post(`/leads/to-complete/${received}/ignore`, { reason })).json<unknown>()
  expect(await ignore()).toEqual(fieldError('reason', 'required'))
  expect(await ignore('x'.repeat(1001))).toEqual(fieldError('reason', 'maxlength'))
  server.pushed.length = 0
  expect(await ignore('Spam')).toBe(true)
  expect(server.pushed.map(({ event }) => event)).toEqual(['leads-refresh', 'integrations-refresh'])
  expect(await ignore('Spam')).toBe(false)
  expect((await receivedBy(admin))[0]).toMatchObject({ outcome: 'ignored', reason: 'Spam', leadStatus: null })
  expect((await admin.get('/audit/1/25')).json()).toMatchObject({
    models: expect.arrayContaining([
      expect.objectContaining({
        action: 'received.ignore',
        subject: { kind: 'received', id: received, name: null },
      }),
    ]) as unknown,
  })
})

test('401, 403, 404 and 422', async () => {
  const shower = await caller(server, 'viewings-view')
  const { received } = await zoopla.taken(zooplaLead({ contact: { phoneNumber: '' } }))
  for (const [who, status] of [
    [anonymous(server), 401],
    [shower, 403],
  ] as const) {
    expect((await who.get('/leads/to-complete')).statusCode).toBe(status)
    expect((await who.post(`/leads/to-complete/${received}`, {})).statusCode).toBe(status)
    expect((await who.post(`/leads/to-complete/${received}/ignore`, {})).statusCode).toBe(status)
  }
  expect((await agent.post('/leads/to-complete/999999', leadBody({ status: 1 }))).statusCode).toBe(404)
  expect((await agent.post('/leads/to-complete/999999/ignore', { reason: 'x' })).statusCode).toBe(404)
  const invalid = await agent.post(`/leads/to-complete/${received}`, leadBody({ status: 1, phone: '1' }))
  expect([invalid.statusCode, invalid.json()]).toEqual([422, fieldError('phone', 'pattern')])
  expect(await listed()).toHaveLength(1)
})
