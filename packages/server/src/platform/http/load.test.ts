import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { createAvailability } from '../../availability/availability.ts'
import { renderErrors } from './error-plugin.ts'
import { shedLoad } from './load.ts'

const work = vi.fn<() => boolean>(() => true)

/** A call while the database is away or the process is overloaded. */
function callWhile(state: 'isDatabaseAway' | 'isOverloaded', url: string) {
  const availability = createAvailability(() => 0)
  availability[state] = true
  const app = Fastify()
  renderErrors(app, availability)
  shedLoad(app, availability)
  app.get('*', work)
  work.mockClear()
  return app.inject(url)
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
  const { statusCode } = await callWhile(state, url)
  expect([statusCode, work.mock.calls.length]).toEqual([status, began])
})

test.each([
  ['isDatabaseAway', 'The database cannot be reached just now. Please try again in a moment.'],
  ['isOverloaded', 'The server is busy. Please try again in a moment.'],
] as const)('%s: the answer says so', async (state, message) => {
  expect((await callWhile(state, '/api/leads')).json()).toMatchObject({ message })
})
