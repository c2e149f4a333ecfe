import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './_harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('an address that does not exist is answered with 404', async () => {
  const answer = await server.app.inject('/api/nothing')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ error: 'not_found', message: expect.any(String) })
})
