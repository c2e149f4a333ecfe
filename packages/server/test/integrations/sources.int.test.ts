import type {
  NewSource,
  ReceivedState,
  Source,
  Tried,
} from '@latchkey/domain/integrations/sources/source.contract'
import { beforeEach, expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { program } from '../_keys.ts'
import { leadBody } from '../_leads.ts'
import { receivedBy, sourceOf, zooplaLead, type TestSource } from '../_sources.ts'
import { administrator, fieldError } from '../_staff.ts'

const server = await serverOfFile()
const admin = await administrator(server)
beforeEach(async () => {
  await server.db.deleteFrom('attempt').execute()
  await server.db.deleteFrom('lead_received').execute()
  await server.db.deleteFrom('lead_source').execute()
})

const listed = async (): Promise<Source[]> => (await admin.get('/integrations/sources')).json()
const person = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '07700 900123' }

const stateOf = ({ key }: Pick<TestSource, 'key'>, id: number, header = 'authorization') =>
  server.app.inject({ url: `/api/intake/received/${id}`, headers: { [header]: key } })

test('a key shows once; the list, the audit trail and the database do not have it', async () => {
  const answer = await admin.post('/integrations/sources', { name: 'Zoopla', format: 'zoopla' })
  expect(answer.headers['cache-control']).toBe('no-store')
  const { key, url, id } = answer.json<NewSource>()
  expect(key).toMatch(/^ls_[0-9A-Za-z]{32}$/)
  expect(url).toMatch(/^https?:\/\/[^/]+\/api\/intake\/sources\/\w{16}$/)
  expect(await listed()).toEqual([
    {
      id,
      name: 'Zoopla',
      format: 'zoopla',
      mapping: null,
      url,
      lastReceivedAt: null,
      receivedThisWeek: 0,
      toComplete: 0,
      endedAt: null,
      version: 1,
    },
  ])
  const rows = JSON.stringify(await server.db.selectFrom('lead_source').selectAll().execute())
  const audit = (await admin.get('/audit/1/50')).body
  for (const text of [rows, audit]) expect(text).not.toContain(key)
  expect(audit).toContain('source.create')
})

test('I5/4: a mapping is tried on an example, and nothing is stored', async () => {
  const mapping = {
    email: { pointer: '/person/mail' },
    phone: { pointer: '/person/phones/0' },
    lastName: { pointer: '/person/family~1name' },
    firstName: { text: 'Guest' },
    notes: { pointer: '/words' },
  }
  const body = { person: { mail: 'ann@example.com', phones: [447700900123], 'family/name': 'Lee' } }
  const tried = (
    await admin.post('/integrations/sources/try', { format: 'mapping', mapping, body })
  ).json<Tried>()
  expect(tried).toEqual({
    fields: { email: 'ann@example.com', phone: '447700900123', firstName: 'Guest', lastName: 'Lee' },
    problems: [{ field: 'notes', name: 'missing' }],
  })
  expect(await receivedBy(admin)).toEqual([])
  const source = await sourceOf(server, admin, { format: 'mapping', mapping })
  expect(await source.taken(body)).toMatchObject({ outcome: 'created' })
  // Only what was fixed.
  expect((await source.send({ person: {} })).statusCode).toBe(400)
})

test("I5/4: Zoopla's format is tried too", async () => {
  const tried = await admin.post('/integrations/sources/try', {
    format: 'zoopla',
    body: zooplaLead({ contact: { phoneNumber: null } }),
  })
  expect(tried.json()).toMatchObject({
    fields: { firstName: 'Joe', externalId: 'dcec2eae-2002-4198-bc1d-fa32e9fdc389' },
    problems: [{ field: 'phone', name: 'required' }],
  })
})

test('I5/6: what became of each is known, after the lead moved on or was deleted too', async () => {
  const source = await sourceOf(server, admin, { format: 'latchkey' })
  const other = await sourceOf(server, admin, { format: 'latchkey' })
  const { received, id = 0 } = await source.taken(person)
  const state = async () => (await stateOf(source, received)).json<ReceivedState>()
  expect(await state()).toEqual({ outcome: 'created', at: expect.any(Number) as number, leadStatus: 1 })
  const viewing = { status: 3, viewingDate: 1_800_000_000, viewingUserId: admin.userId }
  await admin.post(`/leads/${id}`, leadBody(viewing))
  expect((await receivedBy(admin))[0]).toMatchObject({ leadId: id, leadStatus: 3 })
  expect(await state()).toMatchObject({ leadStatus: 3 })
  await admin.post(`/leads/${id}/delete`)
  expect((await receivedBy(admin))[0]).toMatchObject({ leadId: id, leadStatus: 'deleted' })
  expect(await state()).toMatchObject({ leadStatus: 'deleted' })
  expect((await stateOf(source, received, 'x-intake-key')).statusCode).toBe(200)
  const { key } = await program(server, { intake: 'read' })
  expect((await stateOf({ key: `Bearer ${key}` }, received)).json()).toMatchObject({ leadStatus: 'deleted' })
  const { key: closed } = await program(server, { enquiries: 'change' })
  expect((await stateOf({ key: `Bearer ${closed}` }, received)).statusCode).toBe(403)
  expect((await stateOf({ key: 'wrong' }, received)).statusCode).toBe(401)
  expect((await stateOf(other, received)).statusCode).toBe(404)
  expect((await stateOf(source, 999_999)).statusCode).toBe(404)
})

test('counts of each source; filters of what was received', async () => {
  const [one, two] = [
    await sourceOf(server, admin, { format: 'latchkey', name: 'A' }),
    await sourceOf(server, admin, { format: 'latchkey', name: 'B' }),
  ]
  await one.taken({ ...person, externalId: '1' })
  await one.taken({ ...person, phone: '' })
  await two.taken({ firstName: 'Bo' })
  expect(
    (await listed()).map(({ name, receivedThisWeek, toComplete }) => [name, receivedThisWeek, toComplete]),
  ).toEqual([
    ['A', 2, 1],
    ['B', 1, 1],
  ])
  expect((await listed())[0]?.lastReceivedAt).toBeGreaterThan(0)
  const names = async (query: string) => (await receivedBy(admin, query)).map(({ name }) => name)
  expect(await names('')).toEqual(['Bo', 'Ann Lee', 'Ann Lee'])
  expect(await names(`?source=${one.id}`)).toEqual(['Ann Lee', 'Ann Lee'])
  expect(await names(`?source=${one.id}&outcome=created`)).toEqual(['Ann Lee'])
  expect(await names('?outcome=other&source=x')).toHaveLength(3)
})

test('a new key ends the old one at once; an ended source stays ended', async () => {
  const source = await sourceOf(server, admin, { format: 'latchkey' })
  const { key } = (await admin.post(`/integrations/sources/${source.id}/replace-key`)).json<{ key: string }>()
  expect((await source.send(person)).statusCode).toBe(401)
  expect((await source.send(person, { authorization: key })).statusCode).toBe(200)
  expect((await admin.post(`/integrations/sources/${source.id}/end`)).json()).toBe(true)
  expect((await source.send(person, { authorization: key })).statusCode).toBe(404)
  const update = { name: 'Other', version: 3 }
  for (const [act, body] of [['end'], ['replace-key'], ['update', update]] as const)
    expect((await admin.post(`/integrations/sources/${source.id}/${act}`, body)).json()).toBe(false)
})

test('an edit changes name and mapping, and not the key', async () => {
  const mapping = { email: { pointer: '/mail' } }
  const source = await sourceOf(server, admin, { format: 'mapping', mapping })
  const update = (body: object) => admin.post(`/integrations/sources/${source.id}/update`, body)
  expect((await update({ name: 'New' })).json()).toEqual(fieldError('version', 'required'))
  expect((await update({ name: 'New', version: 1 })).json()).toBe(true)
  expect((await update({ name: 'New', version: 1 })).statusCode).toBe(409)
  expect((await listed())[0]).toMatchObject({ name: 'New', mapping, version: 2 })
  const changed = { phone: { pointer: '/phone' } }
  expect((await update({ name: 'New', version: 2, mapping: changed })).json()).toBe(true)
  expect((await listed())[0]?.mapping).toEqual(changed)
  expect((await source.send({ phone: '1' })).statusCode).toBe(200)
})

test('422', async () => {
  await sourceOf(server, admin, { format: 'latchkey', name: 'Taken' })
  const refusal = async (draft: object, call = '/integrations/sources') =>
    (await admin.post(call, { name: 'B', format: 'latchkey', ...draft })).json<unknown>()
  expect(await refusal({ name: '' })).toEqual(fieldError('name', 'required'))
  expect(await refusal({ name: 'x'.repeat(65) })).toEqual(fieldError('name', 'maxlength'))
  expect(await refusal({ name: 'taken' })).toEqual(fieldError('name', 'unique'))
  expect(await refusal({ format: '' })).toEqual(fieldError('format', 'required'))
  expect(await refusal({ format: 'xml' })).toEqual(fieldError('format', 'enumerable'))
  for (const mapping of [undefined, null, {}])
    expect(await refusal({ format: 'mapping', mapping })).toEqual(fieldError('mapping', 'required'))
  const mapped = (origin: object) => refusal({ format: 'mapping', mapping: origin })
  expect(await mapped({ shoe: { text: 'x' } })).toEqual(fieldError('mapping.shoe', 'enumerable'))
  for (const pointer of ['person/mail', '/a~2', ''])
    expect(await mapped({ email: { pointer } })).toEqual(fieldError('mapping.email', 'pattern'))
  expect(await mapped({ email: { pointer: `/${'x'.repeat(255)}` } })).toEqual(
    fieldError('mapping.email', 'maxlength'),
  )
  expect(await mapped({ email: { text: 'x'.repeat(256) } })).toEqual(fieldError('mapping.email', 'maxlength'))
  expect(await mapped({ email: 'x' })).toEqual(fieldError('mapping.email', 'invalid'))
  const tried = (draft: object) => refusal(draft, '/integrations/sources/try')
  expect(await tried({})).toEqual(fieldError('body', 'required'))
  expect(await tried({ body: [] })).toEqual(fieldError('body', 'invalid'))
  expect(await tried({ format: 'xml', body: {} })).toEqual(fieldError('format', 'enumerable'))
})

test('a proof of identity comes before everything else, and the permission before that', async () => {
  const office = await caller(server, 'integrations-manage')
  await server.db
    .updateTable('session')
    .set({ proved_at: new Date(0) })
    .where('user_id', '=', office.userId)
    .execute()
  for (const call of ['/integrations/sources', '/integrations/sources/999/replace-key'])
    expect((await office.post(call, {})).json()).toMatchObject({ error: 'unproved' })
  expect((await office.get('/integrations/sources')).statusCode).toBe(200)
  const agent = await caller(server, 'enquiries-view', 'settings-manage')
  for (const call of ['/integrations/sources', '/integrations/received/1/25'])
    expect((await agent.get(call)).statusCode).toBe(403)
})
