import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser, signInAs } from '../_people.ts'
import { startTestServer, type TestServer } from '../_harness.ts'
import { insertLead } from '../_leads.ts'

const LIST = '/api/leads/enquiries/1/25'

let server: TestServer
let authorization: string
beforeAll(async () => {
  server = await startTestServer()
  const { username } = await makeUser(server.db, ['enquiries-view'])
  authorization = `Bearer ${await signInAs(server.app, username)}`
  for (let made = 0; made < 10; made += 1) await insertLead(server.db)
})
afterAll(() => server.close())

const get = (url: string, encodings: string) =>
  server.app.inject({ url, headers: { authorization, 'accept-encoding': encodings } })

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a list is sent as %s to clients that accept it', async (encoding, decompress) => {
  const plain = await get(LIST, 'identity')
  const response = await get(LIST, encoding)
  expect(response.headers['content-encoding']).toBe(encoding)
  expect(response.headers.vary).toMatch(/accept-encoding/i)
  expect(response.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  expect(JSON.parse(decompress(response.rawPayload).toString('utf8'))).toEqual(plain.json())
})

test('it is not compressed for other clients, and short answers never are', async () => {
  expect((await get(LIST, 'identity')).headers['content-encoding']).toBeUndefined()
  expect((await get('/api/users/calendar-feed', 'br')).headers['content-encoding']).toBeUndefined()
})
