import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { createAvailability } from '../../availability/availability.ts'
import { renderErrors } from './error-plugin.ts'
import { shedLoad } from './load.ts'

const work = vi.fn<() => boolean>(() => true)

/** The status of a call while a database is away or the process is overloaded, and whether the call began. */
async function callWhile(state: 'isDatabaseAway' | 'isOverloaded', url: string) {
  const availability = createAvailability(() => 0)
  availability[state] = true
  const app = Fastify()
  renderErrors(app, availability)
  shedLoad(app, availability)
  app.get('*', work)
  work.mockClear()
  const { statusCode } = await app.inject(url)
  return [statusCode, work.mock.calls.length]
}

test.each([
  ['isDatabaseAway', '/api/leads', 503, 0],
  ['isDatabaseAway', '/api/health?x=1', 200, 1],
  ['isDatabaseAway', '/api/ready', 200, 1],
  ['isDatabaseAway', '/api/version', 200, 1],
  ['isDatabaseAway', '/sign-in', 200, 1],
  ['isOverloaded', '/api/leads', 503, 0],
  ['isOverloaded', '/api/version', 503, 0],
  ['isOverloaded', '/api/ready', 200, 1],
] as const)('%s: %s gets %i', async (state, url, status, began) => {
  expect(await callWhile(state, url)).toEqual([status, began])
})
