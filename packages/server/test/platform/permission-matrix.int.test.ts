import { PERMISSIONS, type Permission } from '@latchkey/domain/permissions/permission.enums'
import { beforeEach, describe, expect, test } from 'vitest'
import { accessTable, type AccessEntry } from '../../src/platform/http/access-plugin.ts'
import type { Access } from '../../src/platform/http/access.ts'
import { serverOfFile } from '../_harness.ts'
import { signInAs } from '../_people.ts'

const server = await serverOfFile()
beforeEach(() => server.db.deleteFrom('attempt').execute())

/** An id without a record: a permitted call changes nothing. */
const NO_ID = '2147483647'

const addressOf = (url: string) =>
  url.replaceAll(/:(\w+)/g, (_, name: string) => (['page', 'limit'].includes(name) ? '1' : NO_ID))

type Headers = Record<string, string>

async function statusOf({ method, url }: AccessEntry, headers: Headers): Promise<number> {
  const response = await server.app.inject({ method: method as 'GET', url: addressOf(url), headers })
  return response.statusCode
}

/** The expected result: 401 without a session, else permitted or 403. */
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

/** Every guarded call with its result; log out comes last, as it ends the session. */
async function verdicts(headers: Headers): Promise<string[]> {
  const guarded = accessTable(server.app)
    .filter(({ access }) => access !== 'public')
    .toSorted((one, other) => Number(one.url.endsWith('/logout')) - Number(other.url.endsWith('/logout')))
  const lines: string[] = []
  for (const entry of guarded) {
    const status = await statusOf(entry, headers)
    const isRejected = status === 401 || status === 403
    lines.push(`${entry.method} ${entry.url} ${isRejected ? status : 'in'}`)
    // A permitted call must not fail either: it answers what is wrong with its body.
    expect(`${entry.method} ${entry.url} ${status < 500}`).toBe(`${entry.method} ${entry.url} true`)
  }
  return lines.toSorted()
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

test('the table lists the calls of every feature', () => {
  expect(accessTable(server.app).length).toBeGreaterThan(40)
})

test('without a session: 401 for every guarded call', async () => {
  expect(await verdicts({})).toEqual(expected(null))
  expect(await verdicts({ authorization: 'Bearer x.y.z' })).toEqual(expected(null))
})

test('without permissions: only calls for anyone signed in', async () => {
  expect(await verdicts(await signedIn())).toEqual(expected(new Set()))
})

test.each(PERMISSIONS)('with %s alone: the calls that need it, and no others', async (permission) => {
  expect(await verdicts(await signedIn(permission))).toEqual(expected(new Set([permission])))
})

test('with all permissions: everything that is not for programs alone', async () => {
  const lines = await verdicts(await signedIn(...PERMISSIONS))
  expect(lines.filter((line) => !line.endsWith(' in'))).toEqual(['GET /api/events 403'])
})

describe('with all but one', () => {
  test.each(PERMISSIONS)('%s', async (missing) => {
    const held = PERMISSIONS.filter((permission) => permission !== missing)
    expect(await verdicts(await signedIn(...held))).toEqual(expected(new Set(held)))
  })
})

test('a public call answers with and without a session alike', async () => {
  const headers = await signedIn(...PERMISSIONS)
  for (const entry of accessTable(server.app).filter(({ access }) => access === 'public')) {
    const [anonymous, person] = [await statusOf(entry, {}), await statusOf(entry, headers)]
    expect([entry.url, person]).toEqual([entry.url, anonymous])
  }
})

test('a removed permission is missing from the next call on', async () => {
  const { userId, username } = await server.signIn(['users-view'])
  const headers = { authorization: `Bearer ${await signInAs(server.app, username)}` }
  const list = () =>
    server.app.inject({ url: '/api/users/1/25', headers }).then(({ statusCode }) => statusCode)
  expect(await list()).toBe(200)
  await server.db.deleteFrom('user_role').where('user_id', '=', userId).execute()
  expect(await list()).toBe(403)
})
