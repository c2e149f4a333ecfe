import { expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'

const server = await serverOfFile()

test('pages of other origins get no CORS headers and no preflight', async () => {
  const origin = 'https://elsewhere.example'
  const responses = await Promise.all([
    server.app.inject({ url: '/api/version', headers: { origin } }),
    server.app.inject({
      method: 'OPTIONS',
      url: '/api/users/login',
      headers: { origin, 'access-control-request-method': 'POST' },
    }),
  ])
  for (const { headers } of responses) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(headers).not.toHaveProperty('set-cookie')
  }
  expect(responses[1]?.statusCode).toBe(404)
})
