import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { PROOF_HEADER } from '@latchkey/domain/session/identity-proof'
import { describe, expect, test } from 'vitest'
import { caller, anonymous, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertProject } from '../_homes.ts'
import { makeUser, TEST_PASSWORD } from '../_people.ts'
import { auditOf, fieldError } from '../_staff.ts'
import { codeOf, enrol, wrongCode } from '../_two-factor.ts'

/** Default validity of a proof. */
const PROOF_MS = 2 * 60 * 60_000

const server = await serverOfFile()
const projectId = await insertProject(server.db)
const userId = (await makeUser(server.db, [])).userId
let person = await caller(server, ...PERMISSIONS)

const prove = (password: unknown = TEST_PASSWORD) => person.post('/users/prove-identity', { password })
/** Sensitive operations: roles, resets, exports, anonymising, other people's two factors, and one's own sessions. */
const sensitive = (who: Caller): Record<string, () => ReturnType<Caller['post']>> => ({
  'a new role': () => who.post('/roles/create', {}),
  'a role': () => who.post('/roles/1', {}),
  'a role on or off': () => who.post('/roles/999999/toggle-active'),
  'a role deleted': () => who.delete('/roles/999999'),
  'roles deleted': () => who.post('/roles/mass-delete', {}),
  'two factors of a role': () => who.post('/roles/999999/two-factor', { required: true }),
  'roles of a user': () => who.post(`/users/${userId}/roles`, {}),
  'a password reset': () => who.post(`/users/${userId}/reset-password`),
  'a two-factor reset': () => who.post(`/users/${userId}/reset-two-factor`),
  'a session of one’s own ended': () => who.post('/users/sessions/999999/end'),
  'an export': () => who.post(`/projects/${projectId}/download-units`),
  'an import': () => who.post('/imports/999999/start'),
  'the undo of an import': () => who.post('/imports/999999/undo'),
  anonymising: () => who.post('/privacy/anonymise', { ids: [999_999], confirm: 'ANONYMISE' }),
})

describe('sensitive operations need a proof of identity', () => {
  test('by sign-in, for two hours; then 403 with a header, while other calls work', async () => {
    person = await caller(server, ...PERMISSIONS)
    server.clock.advance(PROOF_MS - 1000)
    for (const [what, call] of Object.entries(sensitive(person))) {
      const { headers } = await call()
      expect([what, headers[PROOF_HEADER]]).toEqual([what, undefined])
    }
    person = await caller(server, ...PERMISSIONS)
    server.clock.advance(PROOF_MS)
    for (const [what, call] of Object.entries(sensitive(person))) {
      const { statusCode, headers, body } = await call()
      expect([what, statusCode, headers[PROOF_HEADER]]).toEqual([what, 403, 'required'])
      expect(JSON.parse(body)).toEqual({ error: 'unproved', message: 'Please confirm that it is you.' })
    }
    expect((await person.get('/roles/1/25')).statusCode).toBe(200)
    const nobody = await caller(server)
    server.clock.advance(PROOF_MS)
    expect((await nobody.post('/roles/create', {})).headers[PROOF_HEADER]).toBeUndefined()
  })

  test('or by password, for this session only, and audited', async () => {
    const elsewhere = await caller(server, ...PERMISSIONS)
    person = await caller(server, ...PERMISSIONS)
    server.clock.advance(PROOF_MS)
    expect((await prove()).json()).toBe(true)
    expect((await person.post(`/users/${userId}/reset-password`)).json()).toBe(true)
    expect((await elsewhere.post(`/users/${userId}/reset-password`)).statusCode).toBe(403)
    const { id } = await server.db
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow()
    expect((await auditOf(server, 'session', id)).map(({ action }) => action)).toEqual([
      'session.begin',
      'session.prove',
    ])
    server.clock.advance(PROOF_MS)
    expect((await person.post(`/users/${userId}/reset-password`)).statusCode).toBe(403)
  })

  test('or by a two-factor code, once; not by a person without two factors', async () => {
    person = await caller(server, ...PERMISSIONS)
    const proveByCode = (code: string) => person.post('/users/two-factor/prove-identity', { code })
    expect((await proveByCode('123456')).json()).toEqual(fieldError('code', 'invalid'))
    const { secret, recoveryCodes } = await enrol(server, person)
    server.clock.advance(PROOF_MS)
    expect((await proveByCode(wrongCode(server, secret))).json()).toEqual(fieldError('code', 'invalid'))
    expect((await person.post(`/users/${userId}/reset-password`)).statusCode).toBe(403)
    const code = codeOf(server, secret)
    expect((await proveByCode(code)).json()).toBe(true)
    expect((await person.post(`/users/${userId}/reset-password`)).json()).toBe(true)
    expect((await proveByCode(code)).json()).toEqual(fieldError('code', 'invalid'))
    server.clock.advance(PROOF_MS)
    expect((await proveByCode(recoveryCodes[0] ?? '')).json()).toBe(true)
    expect((await person.post(`/users/${userId}/reset-password`)).json()).toBe(true)
  })

  test('not by renewing the token', async () => {
    const { username } = await makeUser(server.db, PERMISSIONS)
    const visitor = anonymous(server)
    const session = (await visitor.post('/users/login', { username, password: TEST_PASSWORD })).json<{
      jwt: string
    }>()
    server.clock.advance(PROOF_MS)
    const { jwt } = (await visitor.post('/users/jwt-login', { token: session.jwt })).json<{ jwt: string }>()
    const headers = { authorization: `Bearer ${jwt}` }
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/roles/create',
      headers,
      payload: {},
    })
    expect(response.headers[PROOF_HEADER]).toBe('required')
  })
})

test('401, 422 for a wrong password, 429 after ten', async () => {
  person = await caller(server)
  expect((await anonymous(server).post('/users/prove-identity', {})).statusCode).toBe(401)
  expect((await prove('')).json()).toEqual(fieldError('password', 'required'))
  expect((await prove(7)).json()).toEqual(fieldError('password', 'invalid'))
  const tries = await Promise.all(Array.from({ length: 12 }, () => prove('wrong')))
  expect(
    tries
      .filter(({ statusCode }) => statusCode === 422)
      .at(0)
      ?.json(),
  ).toEqual(fieldError('password', 'invalid'))
  expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
  expect((await prove()).statusCode).toBe(429)
})
