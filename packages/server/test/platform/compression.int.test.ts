import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeUser, signInAs } from '../_people.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'

const LIST = '/api/leads/enquiries/1/25'

const server = await serverOfFile()
const { username } = await makeUser(server.db, ['enquiries-view'])
const authorization = `Bearer ${await signInAs(server.app, username)}`
for (let made = 0; made < 10; made += 1) await insertLead(server.db)

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
