import type { FastifyPluginAsync } from 'fastify'
import { expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'

const calls: FastifyPluginAsync = async (app) => {
  app.get('/probe/ending', { config: { access: 'signed-in', deprecatedOn: '2026-03-01' } }, () => true)
  app.get('/probe/staying', { config: { access: 'signed-in' } }, () => true)
}
const server = await serverOfFile({ routes: [calls] })

test('I6.2: a call that must end says so for six months, in each of its answers and in the document', async () => {
  const { headers } = await server.signIn([])
  for (const [who, status] of [
    [headers, 200],
    [{}, 401],
  ] as const) {
    const ending = await server.app.inject({ url: '/api/probe/ending', headers: who })
    expect([ending.statusCode, ending.headers]).toMatchObject([
      status,
      { deprecation: '@1772323200', sunset: 'Tue, 01 Sep 2026 00:00:00 GMT' },
    ])
    const staying = await server.app.inject({ url: '/api/probe/staying', headers: who })
    expect([staying.headers['deprecation'], staying.headers['sunset']]).toEqual([undefined, undefined])
  }
  const { paths } = (await server.app.inject('/api/openapi.json')).json<{
    paths: Record<string, { get: { deprecated?: boolean } }>
  }>()
  expect(paths['/api/probe/ending']?.get.deprecated).toBe(true)
  expect(paths['/api/probe/staying']?.get).not.toHaveProperty('deprecated')
})
