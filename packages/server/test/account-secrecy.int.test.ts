import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stranger } from './_caller.ts'
import { startTestServer, type TestServer } from './_harness.ts'
import { makeUser } from './_people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('attempt').execute())

/** So many sign-ins are measured for each kind of name. */
const ROUNDS = 15

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

test('a refused sign-in takes as long for a name that nobody has, and for one that may not enter', async () => {
  const names = {
    known: (await makeUser(server.db, [])).username,
    unknown: 'nobody-at-all@latchkey.example',
    disabled: (await makeUser(server.db, [], { active: false })).username,
  }
  const times = { known: [] as number[], unknown: [] as number[], disabled: [] as number[] }
  // One after the other in turn, so that a busy moment of the machine meets all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of ['known', 'unknown', 'disabled'] as const) {
      await server.db.deleteFrom('attempt').execute()
      await server.db.updateTable('app_user').set({ failed_sign_ins: 0, locked_until: null }).execute()
      const username = names[kind]
      const signIn = () => stranger(server).post('/users/login', { username, password: 'wrong' })
      times[kind].push(await millisecondsOf(signIn))
    }
  }
  const known = median(times.known)
  for (const other of [median(times.unknown), median(times.disabled)]) {
    expect(other).toBeGreaterThan(known / 2)
    expect(other).toBeLessThan(known * 2)
  }
})

test('a page of another site learns nothing: no answer names it, and no preflight is granted', async () => {
  const origin = 'https://elsewhere.example'
  const answers = await Promise.all([
    server.app.inject({ url: '/api/version', headers: { origin } }),
    server.app.inject({
      method: 'OPTIONS',
      url: '/api/users/login',
      headers: { origin, 'access-control-request-method': 'POST' },
    }),
  ])
  for (const { headers } of answers) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(headers).not.toHaveProperty('set-cookie')
  }
  expect(answers[1]?.statusCode).toBe(404)
})
