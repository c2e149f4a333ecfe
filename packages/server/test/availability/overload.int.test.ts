import { afterEach, expect, test } from 'vitest'
import { serverOfFile, startTestServer } from '../_harness.ts'

const server = await serverOfFile()
afterEach(() => {
  server.context.availability.isOverloaded = false
})

const statusOf = async (url: string) => (await server.app.inject(url)).statusCode

test('an overloaded process rejects calls with Retry-After', async () => {
  server.context.availability.isOverloaded = true
  const response = await server.app.inject({ method: 'POST', url: '/api/users/login', payload: {} })
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
  expect(response.json()).toEqual({
    error: 'unavailable',
    message: 'The server is busy. Please try again in a moment.',
  })
  server.context.availability.isOverloaded = false
  expect(await statusOf('/api/ready')).toBe(200)
})

test('/health answers under overload, and /ready gives the reason', async () => {
  server.context.availability.isOverloaded = true
  expect(await statusOf('/api/health')).toBe(200)
  const ready = await server.app.inject('/api/ready')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'The server is busy.' }])
})

test('a process that has just started rejects nothing', async () => {
  const fresh = await startTestServer({ config: { overloadSeconds: 2 } })
  try {
    expect((await fresh.app.inject('/api/ready')).statusCode).toBe(200)
  } finally {
    await fresh.close()
  }
})
