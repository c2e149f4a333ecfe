import { PERMISSIONS, type Permission } from '@latchkey/domain/permissions/permission.enums'
import { beforeEach, expect, test } from 'vitest'
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

const guarded = accessTable(server.app)
  .filter(({ access }) => access !== 'public')
  // Log out comes last, as it ends the session.
  .toSorted((one, other) => Number(one.url.endsWith('/logout')) - Number(other.url.endsWith('/logout')))

/** Lists the calls with a wrong answer: each caller has to be let in, or gets the status. */
async function wrong(calls: readonly AccessEntry[], headers: Headers, expected: 'in' | 401 | 403) {
  const lines: string[] = []
  for (const entry of calls) {
    const status = await statusOf(entry, headers)
    // A permitted call must not fail either: it answers what is wrong with its body.
    const isRight = expected === 'in' ? status < 500 && status !== 401 && status !== 403 : status === expected
    if (!isRight) lines.push(`${entry.method} ${entry.url} ${status}`)
  }
  return lines
}

const sessions = new Map<string, Promise<Headers>>()

/** The session of somebody with exactly these permissions. */
function holding(permissions: readonly Permission[]): Promise<Headers> {
  const key = permissions.join()
  const session = sessions.get(key) ?? server.signIn(permissions).then(({ headers }) => headers)
  sessions.set(key, session)
  return session
}

const allBut = (...missing: readonly Permission[]) => PERMISSIONS.filter((name) => !missing.includes(name))

/** The smallest sets of permissions that open a call. */
function sufficient(access: Access): readonly (readonly Permission[])[] {
  if (typeof access === 'string') return [[]]
  return 'anyOf' in access ? access.anyOf.map((name) => [name]) : [access.allOf]
}

/** The largest sets that do not: who has fewer is refused too. */
function insufficient(access: Access): readonly (readonly Permission[])[] {
  if (typeof access === 'string') return []
  return 'anyOf' in access ? [allBut(...access.anyOf)] : access.allOf.map((name) => allBut(name))
}

async function wrongWith(
  setsOf: (access: Access) => readonly (readonly Permission[])[],
  expected: 'in' | 403,
): Promise<string[]> {
  const lines: string[] = []
  for (const entry of guarded)
    for (const held of setsOf(entry.access))
      for (const line of await wrong([entry], await holding(held), expected))
        lines.push(`${line} with ${held.join(', ')}`)
  return lines
}

test('the table lists the calls of every feature', () => {
  expect(guarded.length).toBeGreaterThan(200)
})

test('without a session: 401 for every guarded call', async () => {
  expect(await wrong(guarded, {}, 401)).toEqual([])
  expect(await wrong(guarded, { authorization: 'Bearer x.y.z' }, 401)).toEqual([])
})

test('no more than the permissions of a call is needed', async () => {
  expect(await wrongWith(sufficient, 'in')).toEqual([])
})

test('with all others but these: 403', async () => {
  expect(await wrongWith(insufficient, 403)).toEqual([])
})

test('with all permissions: everything that is not for programs alone', async () => {
  const { headers } = await server.signIn(PERMISSIONS)
  expect(await wrong(guarded, headers, 'in')).toEqual(['GET /api/events 403'])
})

test('a public call answers with and without a session alike', async () => {
  const { headers } = await server.signIn(PERMISSIONS)
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
