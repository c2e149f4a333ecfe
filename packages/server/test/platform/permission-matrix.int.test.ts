import { PERMISSIONS, type Permission } from '@latchkey/domain/permissions/permission.enums'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accessTable, type AccessEntry } from '../../src/platform/http/access-plugin.ts'
import type { Access } from '../../src/platform/http/access.ts'
import { startTestServer, type TestServer } from '../_harness.ts'
import { signInAs } from '../_people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('attempt').execute())

/** An id that no record has: a call that is let in finds nothing, and so changes nothing. */
const NO_ID = '2147483647'

const addressOf = (url: string) =>
  url.replaceAll(/:(\w+)/g, (_, name: string) => (['page', 'limit'].includes(name) ? '1' : NO_ID))

type Headers = Record<string, string>

async function statusOf({ method, url }: AccessEntry, headers: Headers): Promise<number> {
  const answer = await server.app.inject({ method: method as 'GET', url: addressOf(url), headers })
  return answer.statusCode
}

/** What the guard makes of a call: a stranger is asked to sign in, others are let in or refused. */
function verdict(access: Access, held: ReadonlySet<Permission> | null): 'in' | 401 | 403 {
  if (access === 'public') return 'in'
  if (held === null) return 401
  if (access === 'signed-in') return 'in'
  const isLetIn =
    'anyOf' in access
      ? access.anyOf.some((name) => held.has(name))
      : access.allOf.every((name) => held.has(name))
  return isLetIn ? 'in' : 403
}

/** Every guarded call with what was made of it; leaving comes last, because it ends the session. */
async function verdicts(headers: Headers): Promise<string[]> {
  const guarded = accessTable(server.app)
    .filter(({ access }) => access !== 'public')
    .toSorted((one, other) => Number(one.url.endsWith('/logout')) - Number(other.url.endsWith('/logout')))
  const said: string[] = []
  for (const entry of guarded) {
    const status = await statusOf(entry, headers)
    const isRefused = status === 401 || status === 403
    said.push(`${entry.method} ${entry.url} ${isRefused ? status : 'in'}`)
    // Nothing may break there either: a permitted call says what is wrong with what it was sent.
    expect(`${entry.method} ${entry.url} ${status < 500}`).toBe(`${entry.method} ${entry.url} true`)
  }
  return said.toSorted()
}

function expected(held: ReadonlySet<Permission> | null): string[] {
  return accessTable(server.app)
    .filter(({ access }) => access !== 'public')
    .map(({ method, url, access }) => `${method} ${url} ${verdict(access, held)}`)
    .toSorted()
}

async function signedIn(...permissions: Permission[]): Promise<Headers> {
  return (await server.signIn(permissions)).headers
}

test('the table holds the calls of every feature', () => {
  expect(accessTable(server.app).length).toBeGreaterThan(40)
})

test('signed out: every guarded call asks to sign in', async () => {
  expect(await verdicts({})).toEqual(expected(null))
  expect(await verdicts({ authorization: 'Bearer x.y.z' })).toEqual(expected(null))
})

test('with no permission: only what anyone signed in may do', async () => {
  expect(await verdicts(await signedIn())).toEqual(expected(new Set()))
})

test.each(PERMISSIONS)('with %s alone: what asks for it, and nothing else', async (permission) => {
  expect(await verdicts(await signedIn(permission))).toEqual(expected(new Set([permission])))
})

test('with all of them: everything', async () => {
  const said = await verdicts(await signedIn(...PERMISSIONS))
  expect(said.filter((line) => !line.endsWith(' in'))).toEqual([])
})

describe('with all but one', () => {
  test.each(PERMISSIONS)('%s', async (missing) => {
    const held = PERMISSIONS.filter((permission) => permission !== missing)
    expect(await verdicts(await signedIn(...held))).toEqual(expected(new Set(held)))
  })
})

test('a public call answers a person as it answers a stranger', async () => {
  const headers = await signedIn(...PERMISSIONS)
  for (const entry of accessTable(server.app).filter(({ access }) => access === 'public')) {
    const [stranger, person] = [await statusOf(entry, {}), await statusOf(entry, headers)]
    expect([entry.url, person]).toEqual([entry.url, stranger])
  }
})

test('a permission that is taken away is missed on the next call', async () => {
  const { userId, username } = await server.signIn(['users-view'])
  const headers = { authorization: `Bearer ${await signInAs(server.app, username)}` }
  const list = () =>
    server.app.inject({ url: '/api/users/1/25', headers }).then(({ statusCode }) => statusCode)
  expect(await list()).toBe(200)
  await server.db.deleteFrom('user_role').where('user_id', '=', userId).execute()
  expect(await list()).toBe(403)
})
