import { beforeEach, describe, expect, test } from 'vitest'
import { newKey } from '../../src/integrations/keys/key.text.ts'
import { serverOfFile } from '../_harness.ts'
import { callsOf, program, type Program } from '../_keys.ts'
import { leadBody } from '../_leads.ts'

const server = await serverOfFile()
beforeEach(() => server.db.deleteFrom('attempt').execute())

const leadsOf = async (email: string) =>
  (await server.db.selectFrom('lead').select('id').where('email', '=', email).execute()).length

describe('how often a key may call', () => {
  test('I1/6: 121 writes in a minute are one too many, and reads go on', async () => {
    const key = await program(server, { enquiries: 'change' })
    // Their answers do not matter.
    await Promise.all(Array.from({ length: 120 }, () => key.post('/leads', { email: 'x' })))
    const refused = await key.post('/leads', leadBody())
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['ratelimit']).toMatch(/^"write";r=0;t=\d+$/)
    const read = await key.get('/leads/enquiries/1/25')
    expect(read.statusCode).toBe(200)
    expect(read.headers['ratelimit-policy']).toBe('"read";q=600;w=60')
    expect(read.headers['ratelimit']).toMatch(/^"read";r=599;t=(59|60)$/)
    server.clock.advance(61_000)
    expect((await key.post('/leads', leadBody())).statusCode).toBe(200)
  })

  test('51 unknown keys with a right checksum from one network: 429; a good one goes on', async () => {
    for (let nr = 0; nr < 50; nr += 1)
      expect((await callsOf(server, newKey().text).get('/leads/enquiries/1/25')).statusCode).toBe(401)
    const refused = await callsOf(server, newKey().text).get('/leads/enquiries/1/25')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)])
    const good = await program(server, { enquiries: 'read' })
    expect((await good.get('/leads/enquiries/1/25')).statusCode).toBe(200)
  })
})

const create = (key: Program, email: string, token: string, more: object = {}) =>
  key.post('/leads', leadBody({ email, ...more }), { 'idempotency-key': token })

describe('Idempotency-Key', () => {
  test('I1/7: a call twice makes one lead and gets one answer; another body is 422', async () => {
    const key = await program(server, { enquiries: 'change' })
    const first = await create(key, 'once@example.com', 'a')
    const again = await create(key, 'once@example.com', 'a')
    expect([first.statusCode, first.headers['idempotency-replayed']]).toEqual([200, undefined])
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([200, 'true'])
    expect(again.body).toBe(first.body)
    expect(await leadsOf('once@example.com')).toBe(1)
    const other = await create(key, 'other@example.com', 'a')
    expect([other.statusCode, other.json()]).toEqual([
      422,
      [{ attribute: 'Idempotency-Key', errors: [{ name: 'unique' }] }],
    ])
  })

  test('I1/7: twice at once makes one lead; the answers are equal, or one says that the other runs', async () => {
    const key = await program(server, { enquiries: 'change' })
    for (let round = 0; round < 10; round += 1) {
      const email = `round${round}@example.com`
      const answers = await Promise.all([create(key, email, `r${round}`), create(key, email, `r${round}`)])
      expect(await leadsOf(email)).toBe(1)
      const bodies = new Set(answers.filter(({ statusCode }) => statusCode === 200).map(({ body }) => body))
      expect(bodies.size).toBe(1)
      const others = answers.filter(({ statusCode }) => statusCode !== 200)
      expect(others.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 409))
      for (const { body } of others) expect(JSON.parse(body)).toMatchObject({ error: 'in-progress' })
    }
  })

  test('a refusal of the fields is an answer too; 24 hours later, and for another key, the call is new', async () => {
    const [key, another] = [
      await program(server, { enquiries: 'change' }),
      await program(server, { enquiries: 'change' }),
    ]
    const invalid = await create(key, 'no address', 'b')
    const again = await create(key, 'no address', 'b')
    expect([again.statusCode, again.body]).toEqual([422, invalid.body])
    await create(another, 'later@example.com', 'b')
    server.clock.advance(24 * 3_600_000 + 1)
    expect((await create(key, 'later@example.com', 'b')).statusCode).toBe(200)
    expect(await leadsOf('later@example.com')).toBe(2)
  })

  test('what is no visible text of 1 to 255 characters is 422', async () => {
    const key = await program(server, { enquiries: 'change' })
    for (const token of ['', 'two words', 'x'.repeat(256), 'é'])
      expect((await create(key, 'never@example.com', token)).json()).toEqual([
        { attribute: 'Idempotency-Key', errors: [{ name: 'pattern' }] },
      ])
    expect(await leadsOf('never@example.com')).toBe(0)
  })
})
