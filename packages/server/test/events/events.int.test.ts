import type { Events, LatchkeyEvent } from '@latchkey/domain/events/event.contract'
import type { KeyAreas } from '@latchkey/domain/integrations/keys/key-areas'
import { EVENT_TYPES } from '@latchkey/domain/events/event.enums'
import { webhookBodyOf } from '@latchkey/domain/events/webhook-body.contract'
import { Value } from 'typebox/value'
import { beforeEach, describe, expect, test } from 'vitest'
import { EVENTS_KEPT_DAYS } from '@latchkey/domain/webhooks/webhook.limits'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { DAY_MS } from '@latchkey/domain/platform/values/durations'
import { caller, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { homeBody } from '../_homes.ts'
import { program, type Program } from '../_keys.ts'
import { insertHome, insertLead, leadBody, leadRow, seconds } from '../_leads.ts'
import { insertHomeToLet, publishHome } from '../_listings.ts'
import { sourceOf } from '../_sources.ts'
import { administrator } from '../_staff.ts'
import { runKeys } from '../../src/housekeeping/keys.job.ts'

const server = await serverOfFile()
const AGENT = [
  'leads-merge',
  'enquiries-view',
  'viewings-view',
  'viewings-update',
  'reservations-view',
  'properties-view',
] as const
const agent = await caller(server, ...AGENT)
const READ_ALL: KeyAreas = {
  enquiries: 'read',
  viewings: 'read',
  reservations: 'read',
  properties: 'read',
  listings: 'read',
}
const reader = await program(server, READ_ALL)

/** The next test begins after what the last one did. */
let after = 0
beforeEach(async () => {
  await server.db.deleteFrom('attempt').execute()
  await server.services.dispatcher.settled()
  after = (await page(reader)).last
})

async function page(key: Program, query = ''): Promise<Events> {
  const answer = await key.get(`/events?limit=500${query}`)
  expect(answer.statusCode).toBe(200)
  const read = answer.json<Events>()
  for (const { id: _id, ...body } of read.events) {
    seen.add(body.type)
    expect([body, Value.Check(webhookBodyOf(body.type), body)]).toEqual([body, true])
  }
  return read
}

/** The types of the events that have been read. */
const seen = new Set<string>()

/** A viewing that is not agreed yet. */
const WISHED = { status: 3, viewingDate: seconds('2026-03-12T10:00'), viewingUserId: agent.userId }

/** Returns the events since the test began. */
async function happened(key = reader): Promise<LatchkeyEvent[]> {
  await server.services.dispatcher.settled()
  return (await page(key, `&after=${after}`)).events
}

const ENQUIRY = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '07700 900123' }

const typesOf = async (key?: Program) => (await happened(key)).map(({ type }) => type)

const save = async (who: Caller, id: number, over: object) => {
  const { version } = await leadRow(server.db, id)
  const answer = await who.post(`/leads/${id}`, {
    ...leadBody(),
    property: { name: 'Plot 1' },
    version,
    ...over,
  })
  expect([answer.statusCode, answer.body]).toEqual([200, 'true'])
}

describe('events of leads', () => {
  test('a lead made, saved, moved on, deleted and restored', async () => {
    const made = (await agent.post('/leads', leadBody())).json<{ id: number }>()
    await agent.post(`/leads/${made.id}`, { ...leadBody({ notes: 'Prefers mornings' }), version: 1 })
    await agent.post(`/leads/${made.id}`, {
      ...leadBody({ notes: 'Prefers mornings', status: 2 }),
      version: 2,
    })
    await agent.post(`/leads/${made.id}/delete`)
    await agent.post(`/leads/${made.id}/restore`)
    const events = await happened()
    expect(events.map(({ type, data: { from, to, fields } }) => ({ type, from, to, fields }))).toEqual([
      { type: 'lead.created' },
      { type: 'lead.updated', fields: ['notes'] },
      { type: 'lead.status_changed', from: 1, to: 2 },
      { type: 'lead.deleted' },
      { type: 'lead.restored' },
    ])
    for (const { id, timestamp, data } of events) {
      expect(id).toMatch(/^evt_\d+$/)
      expect(timestamp).toMatch(/^2026-03-02T09:\d\d:\d\d\.\d{3}Z$/)
      expect(data).toMatchObject({ id: made.id, by: { kind: 'user', id: agent.userId } })
    }
    expect(JSON.stringify(events)).not.toMatch(/Ann|example\.com|07700|mornings/)
  })

  test('a lead anonymised', async () => {
    const id = await insertLead(server.db)
    const officer = await caller(server, 'privacy-manage')
    await officer.post('/privacy/anonymise', { ids: [id], confirm: 'ANONYMISE' })
    expect(await happened()).toMatchObject([{ type: 'lead.anonymised', data: { id } }])
  })

  test('a viewing confirmed, moved to another time and another agent, and cancelled', async () => {
    const id = await insertLead(server.db, { status: 3 })
    const at = seconds('2026-03-10T10:00')
    const other = await caller(server, ...AGENT)
    await agent.post(`/leads/${id}/confirm-viewing`, { viewingDate: at, viewingUserId: agent.userId })
    const viewing = { status: 4, viewingUserId: agent.userId, override: true }
    await save(agent, id, { ...viewing, viewingDate: at + 3600 })
    await save(agent, id, { ...viewing, viewingDate: at + 3600, viewingUserId: other.userId })
    await save(agent, id, { status: 6, viewingDate: at + 3600, viewingUserId: other.userId })
    const viewings = (await happened()).filter(({ type }) => type.startsWith('viewing.'))
    expect(viewings.map(({ type, data: { id: leadId, from, to } }) => ({ type, leadId, from, to }))).toEqual([
      { type: 'viewing.confirmed', leadId: id },
      { type: 'viewing.moved', leadId: id, from: at, to: at + 3600 },
      { type: 'viewing.moved', leadId: id, from: at + 3600, to: at + 3600 },
      { type: 'viewing.cancelled', leadId: id },
    ])
  })

  test('a viewing is not moved while it is only wished for', async () => {
    const id = await insertLead(server.db, { status: 3 })
    await save(agent, id, { ...WISHED, viewingDate: seconds('2026-03-11T10:00') })
    expect(await typesOf()).not.toContain('viewing.moved')
  })

  test('the outcome of a viewing, and its undoing', async () => {
    const id = await insertLead(server.db, {
      status: 4,
      viewing_at: new Date(server.clock.now - 3_600_000),
      viewing_user_id: agent.userId,
    })
    await agent.post(`/leads/${id}/viewing-outcome`, { outcome: 1 })
    await agent.post(`/leads/${id}/viewing-outcome/undo`)
    const found = (await happened()).filter(({ type }) => type === 'viewing.outcome')
    expect(found.map(({ data }) => data.to)).toEqual([1, null])
  })

  test('a handler, a first answer by hand, and one by moving on', async () => {
    const [id, moved] = [await insertLead(server.db), await insertLead(server.db)]
    await agent.post(`/leads/${id}/handler`, { userId: agent.userId, from: null })
    await agent.post(`/leads/${id}/answered`, { how: 1 })
    await save(agent, moved, WISHED)
    const events = await happened()
    expect(events.filter(({ type }) => type === 'lead.assigned').map(({ data }) => data)).toMatchObject([
      { id, from: null, to: agent.userId },
      { id: moved, from: null, to: agent.userId },
    ])
    expect(events.filter(({ type }) => type === 'lead.answered').map(({ data }) => data.id)).toEqual([
      id,
      moved,
    ])
  })

  test('two leads merged and unmerged: one event, about the kept one', async () => {
    const same = { email: 'same@example.com' }
    const [kept, other] = [await insertLead(server.db, same), await insertLead(server.db, same)]
    await agent.post(`/leads/${kept}/merge`, { otherId: other, version: 1, otherVersion: 1, take: {} })
    const { id: mergeId } = await server.db
      .selectFrom('lead_merge')
      .select('id')
      .where('kept_id', '=', kept)
      .executeTakeFirstOrThrow()
    await agent.post(`/leads/${kept}/unmerge`, { mergeId })
    const merges = (await happened()).filter(({ type }) => type.endsWith('merged'))
    expect(merges.map(({ type, data }) => [type, data.id, data.otherId])).toEqual([
      ['lead.merged', kept, other],
      ['lead.unmerged', kept, other],
    ])
  })

  test('a bulk action makes one for each lead', async () => {
    const ids = [await insertLead(server.db), await insertLead(server.db), await insertLead(server.db)]
    await agent.post('/leads/bulk/delete', { ids })
    expect((await happened()).map(({ type, data }) => [type, data.id])).toEqual(
      ids.map((id) => ['lead.deleted', id]),
    )
  })

  test('who did it: a program, a source of leads, an enquiry that came in', async () => {
    const source = await sourceOf(server, await administrator(server), { format: 'latchkey' })
    await source.send(ENQUIRY)
    const key = await program(server, { enquiries: 'change', intake: 'change' })
    await key.post('/leads', leadBody())
    await server.app.inject({
      method: 'POST',
      url: '/api/intake/enquiries',
      headers: { 'x-intake-key': 'test-intake-key' },
      payload: ENQUIRY,
    })
    expect((await happened()).map(({ type, data }) => [type, data.by])).toEqual([
      ['lead.created', { kind: 'source', id: source.id }],
      ['lead.created', { kind: 'key', id: key.id }],
      ['lead.created', { kind: 'intake', id: null }],
    ])
  })

  test('I2/12: a save that is refused makes none', async () => {
    const id = await insertLead(server.db)
    const stale = await agent.post(`/leads/${id}`, { ...leadBody({ notes: 'x' }), version: 7 })
    expect(stale.statusCode).toBe(409)
    expect((await agent.post(`/leads/${id}`, { ...leadBody(), firstName: '', version: 1 })).statusCode).toBe(
      422,
    )
    await agent.get(`/leads/${id}`)
    expect(await happened()).toEqual([])
  })
})

describe('events of homes', () => {
  test('a home made', async () => {
    const { id } = (await agent.post('/properties/create', homeBody())).json<{ id: number }>()
    expect(await happened()).toMatchObject([{ type: 'property.created', data: { id } }])
  })

  test('a home saved and deleted; its listing published, changed and taken off', async () => {
    const id = await publishHome(server, agent)
    const { version, ...home } = (await agent.get(`/properties/${id}`)).json<{ version: number }>()
    await agent.post(`/properties/${id}/update`, { ...home, version, rentalPrice: 1300 })
    await agent.post(`/listings/${id}/take-off`)
    await agent.post(`/properties/${id}/delete-property`)
    const events = await happened()
    expect(events.map(({ type }) => type)).toEqual([
      'listing.published',
      'property.updated',
      'listing.updated',
      'listing.unpublished',
      'property.deleted',
    ])
    expect(events[1]?.data.fields).toEqual(['rentalPrice'])
  })

  test('a listing that is not published yet makes none', async () => {
    const id = await insertHomeToLet(server)
    await agent.post(`/listings/${id}`, { summary: 'A draft', version: 0 })
    expect(await happened()).toEqual([])
  })

  test('a project deleted: one for each of its units', async () => {
    const project = await server.db
      .insertInto('project')
      .values({ name: 'Quay' } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    const units = [
      await insertHome(server.db, { project_id: project.id }),
      await insertHome(server.db, { project_id: project.id }),
    ]
    await agent.post(`/projects/${project.id}/delete`)
    expect((await happened()).map(({ type, data }) => [type, data.id])).toEqual(
      units.map((id) => ['property.deleted', id]),
    )
  })
})

describe('GET /events', () => {
  test('I2/12: 300 saves at once, read in steps: each once, rising without gaps', async () => {
    const ids = await Promise.all(Array.from({ length: 300 }, () => insertLead(server.db)))
    await Promise.all(ids.map((id) => agent.post(`/leads/${id}/delete`)))
    await server.services.dispatcher.settled()
    const events: LatchkeyEvent[] = []
    let more = true
    for (let from = after; more;) {
      const answer = await reader.get(`/events?after=${from}&limit=7`)
      const found = answer.json<Events>()
      events.push(...found.events)
      ;({ more, last: from } = found)
    }
    expect(events.map(({ data }) => data.sequence)).toEqual(
      Array.from({ length: 300 }, (_, place) => after + 1 + place),
    )
    expect(new Set(events.map(({ data }) => data.id))).toEqual(new Set(ids))
  })

  test('I2/13: a key with properties alone gets no lead', async () => {
    await agent.post('/leads', leadBody())
    const id = await publishHome(server, agent)
    await agent.post(`/properties/${id}/delete-property`)
    const stock = await program(server, { properties: 'read' })
    expect(await typesOf(stock)).toEqual(['property.deleted'])
    const listings = await program(server, { listings: 'read' })
    expect(await typesOf(listings)).toEqual(['listing.published', 'listing.unpublished'])
  })

  test('a key gets the leads that are, or were, in its section', async () => {
    const id = await insertLead(server.db, { status: LEAD_STATUS.AwaitingFeedback })
    await save(agent, id, WISHED)
    const viewings = await program(server, { viewings: 'read' })
    const enquiries = await program(server, { enquiries: 'read' })
    const reservations = await program(server, { reservations: 'read' })
    expect(await typesOf(enquiries)).toContain('lead.status_changed')
    expect(await typesOf(viewings)).toContain('lead.status_changed')
    expect(await typesOf(reservations)).toEqual([])
    await save(agent, id, { ...WISHED, notes: 'Later' })
    expect((await happened(enquiries)).flatMap(({ data }) => data.fields ?? [])).not.toContain('notes')
  })

  test('only some types; 422 for what is none, 403 for people and for keys of the intake alone', async () => {
    const id = await insertLead(server.db)
    await agent.post(`/leads/${id}/delete`)
    await agent.post(`/leads/${id}/restore`)
    await happened()
    const some = await page(reader, `&after=${after}&types=lead.restored,%20lead.merged`)
    expect([some.events.map(({ type }) => type), some.more]).toEqual([['lead.restored'], false])
    expect(some.last).toBe(after + 2)
    const refused = async (query: string) => (await reader.get(`/events?${query}`)).json<object>()
    expect(await refused('limit=0')).toEqual([{ attribute: 'limit', errors: [{ name: 'range' }] }])
    expect(await refused('limit=501')).toEqual([{ attribute: 'limit', errors: [{ name: 'range' }] }])
    expect(await refused('after=-1')).toEqual([{ attribute: 'after', errors: [{ name: 'range' }] }])
    expect(await refused(`after=${after + 100}`)).toEqual([
      { attribute: 'after', errors: [{ name: 'range' }] },
    ])
    expect(await refused('types=lead.created,webhook.test')).toEqual([
      { attribute: 'types', errors: [{ name: 'enumerable' }] },
    ])
    expect((await agent.get('/events')).statusCode).toBe(403)
    const intake = await program(server, { intake: 'change' })
    expect((await intake.get('/events')).statusCode).toBe(403)
  })

  test('events are kept for 30 days; after a sequence that has been removed: 409 with the oldest', async () => {
    const id = await insertLead(server.db)
    await agent.post(`/leads/${id}/delete`)
    await happened()
    server.clock.advance(EVENTS_KEPT_DAYS * DAY_MS)
    await runKeys(server.context, new Date(server.clock.now))
    const gone = await reader.get('/events?after=0')
    expect([gone.statusCode, gone.json()]).toEqual([
      409,
      { error: 'gone', message: expect.any(String), oldest: after + 2 },
    ])
    expect((await page(reader, `&after=${after + 1}`)).events).toEqual([])
    expect(await page(reader)).toEqual({ events: [], last: after + 1, more: false })
  })
})

// The last: every test above adds to them.
test('I6/2: each event has been caused, and its body fits the document for keys', () => {
  expect(seen).toEqual(new Set(EVENT_TYPES))
})
