import { CREATION_KEY_HEADER } from '@latchkey/domain/platform/creation-key'
import { expect, test } from 'vitest'
import { caller, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertMedia, insertProject } from '../_homes.ts'
import { leadBody } from '../_leads.ts'
import { makeUser, signInAs } from '../_people.ts'

const server = await serverOfFile()
const { username } = await makeUser(server.db, [
  'enquiries-view',
  'properties-view',
  'users-view',
  'users-roles-create',
])
const token = await signInAs(server.app, username)
const media = await insertMedia(server.db)
const projectId = await insertProject(server.db)

/** `call` is a method and a path below `/api`. */
const send = (call: string, payload: object, key: string, authorization = `Bearer ${token}`) => {
  const [method, path] = call.split(' ') as ['POST' | 'PUT', string]
  return server.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization, [CREATION_KEY_HEADER]: key },
    payload,
  })
}

const home = { name: 'Elm Cottage', images: [{ id: media }] }
const CREATIONS = [
  ['POST /leads', leadBody()],
  ['POST /projects', { name: 'River Court', mediaId: media, defaultMediaId: media }],
  ['POST /properties/create', home],
  ['POST /properties/create-unit', { ...home, projectId }],
  ['PUT /users', { username: 'once@latchkey.example', active: 1 }],
  ['POST /roles/create', { name: 'Created once', status: 1, permissions: [] }],
] as const

const countOf = async (table: 'lead' | 'project' | 'property' | 'app_user' | 'role' | 'creation') => {
  const { count } = await server.db
    .selectFrom(table)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
const counts = () => Promise.all((['lead', 'project', 'property', 'app_user', 'role'] as const).map(countOf))

test.each(CREATIONS)('%s: a repeat with the same key gets the first record', async (call, body) => {
  const key = `repeat-of-${call.replaceAll(/\W/g, '-')}`
  const first = await send(call, body, key)
  expect(first.statusCode).toBe(200)
  const before = await counts()
  const repeat = await send(call, { ...body, name: 'Another', lastName: 'Another' }, key)
  expect(repeat.statusCode).toBe(200)
  expect(repeat.json()).toMatchObject({ id: first.json<{ id: number }>().id })
  expect(await counts()).toEqual(before)
})

test('two at once create one record', async () => {
  const before = await countOf('lead')
  const both = await Promise.all([1, 2].map(() => send('POST /leads', leadBody(), 'two-at-once')))
  const ids = both.map((response) => response.json<{ id: number }>().id)
  expect(new Set(ids).size).toBe(1)
  expect(await countOf('lead')).toBe(before + 1)
})

test('another key, another person and no key create another', async () => {
  const before = await countOf('project')
  const [, project] = CREATIONS[1]
  const other = await makeUser(server.db, ['properties-view'])
  await send('POST /projects', project, 'of-one-person')
  await send('POST /projects', project, 'of-another-attempt')
  await send(
    'POST /projects',
    project,
    'of-one-person',
    `Bearer ${await signInAs(server.app, other.username)}`,
  )
  const agent: Caller = await caller(server, 'properties-view')
  await agent.post('/projects', project)
  await agent.post('/projects', project)
  expect(await countOf('project')).toBe(before + 5)
})

test('what was not created is not remembered', async () => {
  const before = await countOf('creation')
  expect((await send('POST /leads', leadBody({ email: 'no address' }), 'first-invalid')).statusCode).toBe(422)
  const grants = await server.db.selectFrom('permission').select('id').execute()
  const role = { name: 'Grants everything', status: 1, permissions: grants.map(({ id }) => id) }
  const denied = () => send('POST /roles/create', role, 'first-denied')
  expect((await denied()).json()).toBe(false)
  expect((await denied()).json()).toBe(false)
  expect(await countOf('creation')).toBe(before)
  expect((await send('POST /leads', leadBody(), 'first-invalid')).statusCode).toBe(200)
})

test.each(['short', 'with a space', 'x'.repeat(65), ''])('the key %j gets 400', async (key) => {
  expect((await send('POST /leads', leadBody(), key)).statusCode).toBe(400)
})
