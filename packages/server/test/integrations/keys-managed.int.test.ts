import type { ApiKey, NewKey } from '@latchkey/domain/integrations/keys/key.contract'
import { beforeEach, expect, test } from 'vitest'
import { caller, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { callsOf } from '../_keys.ts'
import { administrator, fieldError } from '../_staff.ts'

const server = await serverOfFile()
const admin = await administrator(server)
beforeEach(async () => {
  await server.db.deleteFrom('attempt').execute()
  await server.db.deleteFrom('api_key').execute()
})

const draft = { name: 'Website', areas: { enquiries: 'read' }, expiresOn: null }
const made = async (more: object = {}, by: Caller = admin): Promise<NewKey> =>
  (await by.post('/integrations/keys', { ...draft, ...more })).json()
const listed = async (): Promise<ApiKey[]> => (await admin.get('/integrations/keys')).json()
const works = async (key: string) => (await callsOf(server, key).get('/leads/enquiries/1/25')).statusCode

test('I1/3: a key shows once; the list and the audit trail have its first 11 characters', async () => {
  const answer = await admin.post('/integrations/keys', draft)
  expect(answer.headers['cache-control']).toBe('no-store')
  const { id, key } = answer.json<NewKey>()
  expect(key).toMatch(/^lk_[0-9A-Za-z]{8}_[0-9A-Za-z]{38}$/)
  expect(await works(key)).toBe(200)
  const [list, audit] = [await admin.get('/integrations/keys'), await admin.get('/audit/1/50')]
  expect(list.json()).toEqual([
    expect.objectContaining({
      id,
      name: 'Website',
      prefix: key.slice(0, 11),
      state: 'in-use',
      lastUsedFrom: '127.0.0.1',
    }),
  ])
  for (const { body } of [list, audit]) {
    expect(body).toContain(key.slice(0, 11))
    expect(body).not.toContain(key.slice(0, 13))
  }
  const rows = JSON.stringify(await server.db.selectFrom('api_key').selectAll().execute())
  expect(rows).not.toContain(key.slice(12))
})

test('I1/5: after Replace both work, and after the end of the old one only the new one', async () => {
  const old = await made()
  const fresh = (await admin.post(`/integrations/keys/${old.id}/replace`, { keepHours: 24 })).json<NewKey>()
  expect([await works(old.key), await works(fresh.key)]).toEqual([200, 200])
  expect((await listed()).map(({ name, state, expiresOn }) => [name, state, expiresOn])).toEqual([
    ['Website', 'in-use', null],
    ['Website', 'replaced', null],
  ])
  expect((await admin.post(`/integrations/keys/${old.id}/replace`)).json()).toBe(false)
  expect((await admin.post(`/integrations/keys/${old.id}/end`)).json()).toBe(true)
  expect((await admin.post(`/integrations/keys/${old.id}/end`)).json()).toBe(false)
  expect([await works(old.key), await works(fresh.key)]).toEqual([401, 200])
})

test('an old key ends with its last day, if that is sooner', async () => {
  const old = await made({ expiresOn: '2026-03-03' })
  await admin.post(`/integrations/keys/${old.id}/replace`, { keepHours: 168 })
  const { endsAt } = (await listed()).find(({ id }) => id === old.id) ?? {}
  expect(endsAt).toBe(Date.UTC(2026, 2, 4) / 1000)
})

test('revoking holds at once, also for an old one, and once', async () => {
  const { id, key } = await made()
  expect((await admin.post(`/integrations/keys/${id}/revoke`)).json()).toBe(true)
  expect(await works(key)).toBe(401)
  for (const act of ['revoke', 'replace', 'end'])
    expect((await admin.post(`/integrations/keys/${id}/${act}`)).json()).toBe(false)
  // The name is free again.
  expect((await admin.post('/integrations/keys', draft)).statusCode).toBe(200)
})

test('an edit changes what the key may do, and not the key', async () => {
  const { id, key } = await made()
  const update = (more: object) => admin.post(`/integrations/keys/${id}/update`, { ...draft, ...more })
  expect((await update({ version: 1, name: 'Site', areas: { properties: 'read' } })).json()).toBe(true)
  expect(await works(key)).toBe(403)
  expect((await update({ version: 1 })).statusCode).toBe(409)
  expect((await update({})).json()).toEqual(fieldError('version', 'required'))
})

const refusal = async (more: object) =>
  (await admin.post('/integrations/keys', { ...draft, name: 'B', ...more })).json<unknown>()

test('422', async () => {
  await made()
  expect(await refusal({ name: ' ' })).toEqual(fieldError('name', 'required'))
  expect(await refusal({ name: 'x'.repeat(65) })).toEqual(fieldError('name', 'maxlength'))
  expect(await refusal({ name: 'website' })).toEqual(fieldError('name', 'unique'))
  expect(await refusal({ areas: {} })).toEqual(fieldError('areas', 'required'))
  for (const areas of [{ users: 'read' }, { listings: 'change' }, { enquiries: 'delete' }, 'enquiries'])
    expect(await refusal({ areas })).toEqual(fieldError('areas', 'enumerable'))
  expect(await refusal({ expiresOn: undefined })).toEqual(fieldError('expiresOn', 'required'))
  for (const day of ['31/12/2026', '2026-02-30', 5])
    expect(await refusal({ expiresOn: day })).toEqual(fieldError('expiresOn', 'date'))
  expect(await refusal({ expiresOn: '2026-03-02' })).toEqual(fieldError('expiresOn', 'minDate'))
  const { id } = await made({ name: 'C' })
  const replacing = async (body: object) =>
    (await admin.post(`/integrations/keys/${id}/replace`, body)).json<unknown>()
  expect(await replacing({ keepHours: -1 })).toEqual(fieldError('keepHours', 'min'))
  expect(await replacing({ keepHours: 169 })).toEqual(fieldError('keepHours', 'max'))
})

test('50 keys in use are the most', async () => {
  for (let nr = 0; nr < 50; nr += 1) await made({ name: `Key ${nr}` })
  const answer = await admin.post('/integrations/keys', draft)
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { error: 'too-many', max: 50 }])
})

test('I1/10: nobody gives what he does not hold, or without a proof of identity', async () => {
  const office = await caller(server, 'integrations-manage')
  const refused = await office.post('/integrations/keys', {
    ...draft,
    areas: { enquiries: 'read', viewings: 'change' },
  })
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    { error: 'forbidden', message: 'You are not allowed to do this.', areas: ['enquiries', 'viewings'] },
  ])
  const { id } = await made()
  expect((await office.post(`/integrations/keys/${id}/update`, { ...draft, version: 1 })).statusCode).toBe(
    403,
  )
  await server.db
    .updateTable('session')
    .set({ proved_at: new Date(0) })
    .where('user_id', '=', office.userId)
    .execute()
  const unproved = await office.post('/integrations/keys', {})
  expect([unproved.statusCode, unproved.json(), unproved.headers['x-proof-of-identity']]).toMatchObject([
    403,
    { error: 'unproved' },
    'required',
  ])
  expect((await office.post('/integrations/keys/999/replace')).json()).toMatchObject({ error: 'unproved' })
  expect((await office.get('/integrations/keys')).statusCode).toBe(200)
  const other = await caller(server, 'settings-manage', 'enquiries-view')
  expect((await other.get('/integrations/keys')).statusCode).toBe(403)
})

test('keys outlive their maker, whose work counts them', async () => {
  const maker = await caller(server, 'integrations-manage', 'enquiries-view')
  const { key } = await made({}, maker)
  expect((await admin.get(`/users/${maker.userId}/work`)).json()).toMatchObject({ keys: 1 })
  await admin.post(`/users/${maker.userId}/delete`)
  expect(await works(key)).toBe(200)
})
