import { expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'

const server = await serverOfFile({
  routes: [
    async (app) => {
      app.post('/probe/full/:code', { config: { access: 'public' } }, (request) => {
        const { code } = request.params as { code: string }
        throw Object.assign(new Error('no space left on device'), { code })
      })
    },
  ],
})

const readyStatus = async () => (await server.app.inject('/api/ready')).statusCode

test.each([
  ['the file system', 'ENOSPC'],
  ['the database', '53100'],
])('a write that %s has no space for gets 503, and /ready fails for half a minute', async (_who, code) => {
  expect(await readyStatus()).toBe(200)
  const response = await server.app.inject({ method: 'POST', url: `/api/probe/full/${code}` })
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  expect(response.json()).toEqual({
    error: 'unavailable',
    message: expect.stringMatching(/^Nothing was saved, because the server has no space left/),
  })
  const ready = await server.app.inject('/api/ready')
  expect(ready.statusCode).toBe(503)
  expect(ready.json()).toEqual({ status: 'There is no space left to write on.' })
  server.clock.advance(30_000)
  expect(await readyStatus()).toBe(200)
})
