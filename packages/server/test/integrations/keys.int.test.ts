import { HIDDEN_FROM_KEYS } from '@latchkey/domain/integrations/keys/key.contract'
import type { Lead, LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { LeadHistory } from '@latchkey/domain/leads/lead-history.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { callsOf, EVERY_AREA, program } from '../_keys.ts'
import { insertHome, insertLead, leadBody, leadRow } from '../_leads.ts'

const server = await serverOfFile({ config: { intakeKeys: [] } })
beforeEach(() => server.db.deleteFrom('attempt').execute())

interface Documented {
  readonly paths: Record<string, Record<string, { security?: object[]; 'x-areas'?: string[] }>>
}

/** The calls of the document, with any values for the parts of their paths. */
async function documentedCalls() {
  const { paths } = (await server.app.inject({ url: '/api/openapi.json' })).json<Documented>()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      method: method.toUpperCase(),
      url: path.replaceAll(/\{\w+\}/g, '1'),
      areas: call['x-areas'],
      security: call.security ?? [],
    })),
  )
}

/** Of a field that is refused. */
const error = (attribute: string, name: string) => [422, [{ attribute, errors: [{ name }] }]]

const refusal = async (key: string) => {
  const { statusCode, body } = await callsOf(server, key).get('/leads/enquiries/1/25')
  return [statusCode, (JSON.parse(body) as { message?: string }).message]
}
const set = (id: number, values: object) =>
  server.db.updateTable('api_key').set(values).where('id', '=', id).execute()

describe('what a key may do', () => {
  test('I1/1: a key with Read on enquiries gets the list as staff do, no home, and no field that is hidden', async () => {
    const id = await insertLead(server.db, { status: 2, how_will_you_pay: 1 })
    const [key, staff] = [
      await program(server, { enquiries: 'read' }),
      await caller(server, 'enquiries-view'),
    ]
    const list = await key.get('/leads/enquiries/1/25')
    expect(list.json<Page<LeadRow>>()).toEqual((await staff.get('/leads/enquiries/1/25')).json())
    expect((await key.get('/properties/1/25')).statusCode).toBe(403)
    expect((await key.post(`/leads/${id}`, leadBody({ version: 1 }))).statusCode).toBe(403)

    const lead = await key.get(`/leads/${id}`)
    const { howWillYouPay, ...shown } = (await staff.get(`/leads/${id}`)).json<Lead>()
    expect(howWillYouPay).toBe(1)
    expect(lead.json()).toEqual(shown)

    const stock = await program(server, { properties: 'read' })
    const home = await insertHome(server.db, { access_notes: 'Key under the mat' })
    for (const url of [`/properties/${home}`, '/properties/1/25']) {
      const answer = await stock.get(url)
      expect(answer.statusCode).toBe(200)
      for (const field of [...HIDDEN_FROM_KEYS, 'Key under']) expect(answer.body).not.toContain(field)
    }
  })

  test('I1/2: a key of every area is let in only where the document names apiKey', async () => {
    const every = await program(server, EVERY_AREA)
    const calls = await documentedCalls()
    const closed = calls.filter(({ security, areas }) => security.length > 0 && areas === undefined)
    expect(closed.length).toBeGreaterThan(80)
    for (const { method, url } of closed) {
      await server.db.deleteFrom('attempt').execute()
      const response = await server.app.inject({
        method: method as 'GET',
        url,
        headers: { authorization: `Bearer ${every.key}` },
      })
      expect(`${method} ${url} ${response.statusCode}`).toBe(`${method} ${url} 403`)
    }
    const open = calls.filter(({ areas }) => areas !== undefined)
    expect(open.map(({ method, url }) => `${method} ${url}`)).toContain('GET /api/leads/enquiries/1/1')
    for (const { security } of open) expect(security).toContainEqual({ apiKey: [] })
  })

  test('an area opens only the leads of its section', async () => {
    const [enquiry, viewing] = [
      await insertLead(server.db, { status: 1 }),
      await insertLead(server.db, { status: 4 }),
    ]
    const key = await program(server, { enquiries: 'change', viewings: 'read' })
    expect((await key.get(`/leads/${enquiry}`)).statusCode).toBe(200)
    expect((await key.get(`/leads/${viewing}`)).statusCode).toBe(200)
    const body = { ...leadBody({ status: 4 }), version: 1 }
    expect((await key.post(`/leads/${viewing}`, body)).statusCode).toBe(403)
    const only = await program(server, { enquiries: 'change' })
    expect((await only.get(`/leads/${viewing}`)).statusCode).toBe(403)
    expect((await only.post(`/leads/${viewing}/confirm-viewing`, {})).statusCode).toBe(403)
  })

  test('the leads of one user are nobody else’s: a program asks for no handler of its own', async () => {
    const key = await program(server, { enquiries: 'read', viewings: 'read' })
    expect((await key.get('/leads/enquiries/1/25?handler=me')).statusCode).toBe(403)
    expect((await key.get('/leads/all?agent=me')).statusCode).toBe(403)
  })
})

describe('what a key saves', () => {
  test('I1/8: 422 without a version or with another status or home, 409 with a stale one, and nothing changed', async () => {
    const id = await insertLead(server.db, { status: 1, property_name: 'Plot 7' })
    const key = await program(server, { enquiries: 'change' })
    const before = await leadRow(server.db, id)
    const save = (more: object) =>
      key.post(`/leads/${id}`, { ...leadBody(), notes: 'From the site', property: null, ...more })
    const refused = async (more: object) => {
      const answer = await save(more)
      return [answer.statusCode, answer.statusCode === 422 ? answer.json() : null]
    }
    expect(await refused({ status: 1 })).toEqual(error('version', 'required'))
    expect(await refused({ version: before.version + 1 })).toEqual([409, null])
    expect(await refused({ version: before.version, status: 2 })).toEqual(error('status', 'enumerable'))
    expect(await refused({ version: before.version, property: { name: 'Plot 8' } })).toEqual(
      error('property', 'enumerable'),
    )
    expect(await leadRow(server.db, id)).toEqual(before)

    expect((await save({ version: before.version, status: 1 })).statusCode).toBe(200)
    expect(await leadRow(server.db, id)).toMatchObject({
      notes: 'From the site',
      property_name: 'Plot 7',
      status: 1,
    })
  })

  test('I1/9: a save on an unassigned, waiting lead leaves it so; its history names the key', async () => {
    const id = await insertLead(server.db, { status: 1 })
    const key = await program(server, { enquiries: 'change' })
    const { version } = await leadRow(server.db, id)
    const saved = await key.post(`/leads/${id}`, {
      ...leadBody({ notes: 'Called the site' }),
      property: null,
      version,
    })
    expect(saved.statusCode).toBe(200)
    const staff = await caller(server, 'enquiries-view')
    // The mail of a link to the new address has a line too, once it is sent.
    const lines = (await staff.get(`/leads/${id}/history`)).json<LeadHistory>()
    expect(lines.find(({ action }) => action === 'lead.update')).toMatchObject({
      user: null,
      actor: expect.stringMatching(/^Key Key \d+$/),
      action: 'lead.update',
    })
    const lead = (await staff.get(`/leads/${id}`)).json<Lead>()
    expect(lead.handler).toBeNull()
    expect(lead.waiting).not.toBeNull()
  })

  test('a lead that a key makes is nobody’s, waits, and comes from the key', async () => {
    const key = await program(server, { enquiries: 'change', intake: 'change' })
    expect((await key.post('/leads', leadBody({ status: 2 }))).json()).toEqual([
      { attribute: 'status', errors: [{ name: 'enumerable' }] },
    ])
    const lead = (await key.post('/leads', leadBody({ status: 1 }))).json<Lead>()
    expect(lead).toMatchObject({ handler: null, waiting: { minutes: 0 } })
    expect(lead).not.toHaveProperty('howWillYouPay')
    const row = await leadRow(server.db, lead.id)
    expect(row).toMatchObject({ handler_user_id: null, first_answered_at: null })
    expect(row.source).toMatch(/^Key \d+$/)
    const sent = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '07700 900123' }
    const taken = (await key.post('/intake/enquiries', sent)).json<{ id: number }>()
    expect((await leadRow(server.db, taken.id)).source).toBe(row.source)
  })

  test('a home keeps the access notes that a key cannot read', async () => {
    const home = await insertHome(server.db, { access_notes: 'Key under the mat' })
    const key = await program(server, { properties: 'change' })
    const read = (await key.get(`/properties/${home}`)).json<object>()
    const save = (body: object) => key.post(`/properties/${home}/update`, body)
    expect((await save({ ...read, version: undefined })).json()).toEqual([
      { attribute: 'version', errors: [{ name: 'required' }] },
    ])
    const changed = { ...read, desc: 'Quiet', accessNotes: 'Mine' }
    const answer = await save(changed)
    expect([answer.statusCode, answer.body]).toEqual([200, 'true'])
    const { access_notes: notes } = await server.db
      .selectFrom('property')
      .select('access_notes')
      .where('id', '=', home)
      .executeTakeFirstOrThrow()
    expect(notes).toBe('Key under the mat')
  })
})

describe('a key that is not in force', () => {
  test('I1/4: revoked, ended, expired, or with a character changed', async () => {
    const { id, key } = await program(server, { enquiries: 'read' })
    const last = key.endsWith('0') ? '1' : '0'
    expect(await refusal(`${key.slice(0, -1)}${last}`)).toEqual([401, 'This key is not known.'])
    expect(await refusal(`${key.slice(0, 4)}${key[4] === 'a' ? 'b' : 'a'}${key.slice(5)}`)).toEqual([
      401,
      'This key is not known.',
    ])
    await set(id, { ends_at: new Date(server.clock.now - 1) })
    expect(await refusal(key)).toEqual([401, 'This key has expired.'])
    await set(id, { ends_at: null, expires_on: '2026-03-01' })
    expect(await refusal(key)).toEqual([401, 'This key has expired.'])
    await set(id, { expires_on: '2026-03-02' })
    expect((await refusal(key))[0]).toBe(200)
    await set(id, { revoked_at: new Date(server.clock.now) })
    expect(await refusal(key)).toEqual([401, 'This key was revoked.'])
  })

  test('in an address a key is nothing, and on a public page too', async () => {
    const { key } = await program(server, EVERY_AREA)
    const list = await server.app.inject({ url: `/api/leads/enquiries/1/25?key=${key}&token=${key}` })
    expect(list.statusCode).toBe(401)
    expect((await callsOf(server, key).get('/health')).statusCode).toBe(200)
  })

  test('the intake takes it in its own header too, and is closed without any key', async () => {
    const { key } = await program(server, { intake: 'change' })
    const { key: other } = await program(server, { enquiries: 'change' })
    const payload = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '07700 900123' }
    const send = (headers: Record<string, string>) =>
      server.app.inject({ method: 'POST', url: '/api/intake/enquiries', headers, payload })
    const statuses = []
    for (const headers of [
      { 'x-intake-key': key },
      { authorization: `Bearer ${key}` },
      { 'x-intake-key': other },
      { 'x-intake-key': `${key}0` },
      {},
    ])
      statuses.push((await send(headers as Record<string, string>)).statusCode)
    expect(statuses).toEqual([200, 200, 403, 401, 404])
  })
})
