import { VERIFICATION_HEADER } from '@latchkey/domain/links/verification'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../_harness.ts'
import { refusal } from '../_staff.ts'
import { LINKS, tenantsOf } from '../_tenants.ts'

let server: TestServer
let tenants: ReturnType<typeof tenantsOf>
beforeAll(async () => {
  server = await startTestServer()
  tenants = tenantsOf(server)
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('attempt').execute())

test('comments of 524288 characters of four bytes fit, with the verification in the header too', async () => {
  const { id, token } = await tenants.invited('questionnaire')
  const verification = await tenants.proofOf('questionnaire', token)
  const long = '😀'.repeat(524_288)
  const send = (notes: string, proof: string) =>
    tenants.send('questionnaire', id, tenants.answers({ verification, notes }), {
      [VERIFICATION_HEADER]: proof,
    })
  expect((await send(long, `${verification}x`)).statusCode).toBe(413)
  expect((await send(`${long}!`, verification)).json()).toEqual(refusal('notes', 'maxlength'))
  expect((await send(long, verification)).json()).toBe(true)
})

test.each(LINKS)('more than 64 KB of a %s are not read without the header', async (purpose) => {
  const { id, token } = await tenants.invited(purpose)
  const verification = await tenants.proofOf(purpose, token)
  const ofLength = (length: number) => {
    const bare = JSON.stringify(tenants.answers({ verification, notes: '' })).length
    return tenants.answers({ verification, notes: 'x'.repeat(length - bare) })
  }
  expect((await tenants.send(purpose, id, ofLength(65_537))).statusCode).toBe(413)
  expect((await tenants.send(purpose, id, ofLength(65_536))).json()).toBe(true)
})

test.each(LINKS)('an address that has no try left is refused before its %s is read', async (purpose) => {
  await server.db
    .insertInto('attempt')
    .values({ key: 'tenant:127.0.0.1', count: 50, window_ends_at: new Date(server.clock.now + 60_000) })
    .execute()
  expect((await tenants.send(purpose, 1, { notes: 'x'.repeat(8_000_000) })).statusCode).toBe(429)
})

test.each(LINKS)('of 300 guesses made at once on a %s link, 10 are judged', async (purpose) => {
  const { token } = await tenants.invited(purpose)
  const guesses = Array.from({ length: 300 }, (_, nr) =>
    tenants.open(purpose, token, { lastName: `Guess ${nr}` }),
  )
  const codes = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code === 200)).toHaveLength(10)
  expect(codes.filter((code) => code === 429)).toHaveLength(290)
})

test('guesses on a link that is refused slow the address down too', async () => {
  const [one, other] = [await tenants.invited('questionnaire'), await tenants.invited('questionnaire')]
  for (let nr = 0; nr < 50; nr += 1) await tenants.open('questionnaire', one.token, { lastName: 'Wrong' })
  expect((await tenants.open('questionnaire', other.token)).statusCode).toBe(429)
})

test('whoever answers rightly is not slowed down', async () => {
  const { token } = await tenants.invited('questionnaire')
  for (let nr = 0; nr < 60; nr += 1) {
    expect((await tenants.open('questionnaire', token)).statusCode).toBe(200)
  }
})
