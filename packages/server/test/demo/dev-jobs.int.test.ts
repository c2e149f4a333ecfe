import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { startTestServer, type TestServer } from '../_harness.ts'
import { insertLead } from '../_leads.ts'
import { fieldError } from '../_staff.ts'

let demo: TestServer
beforeAll(async () => {
  demo = await startTestServer({ config: { demo: true } })
})
afterAll(() => demo.close())

const run = (name: string, payload?: object) =>
  demo.app.inject({ method: 'POST', url: `/dev/jobs/${name}`, ...(payload && { payload }) })

/** At noon on the day after tomorrow; the clock of tests stands at 09:00. */
const viewing = () =>
  insertLead(demo.db, {
    status: 4,
    viewing_at: new Date(demo.clock.now + 51 * 3_600_000),
    viewing_confirmed_at: new Date(demo.clock.now),
  })

test('a job runs as if it were that moment, and says how many mails it made', async () => {
  await viewing()
  const at = demo.clock.now / 1000 + 25 * 3600
  expect((await run('reminders', { at })).json()).toEqual({ mails: 1, notifications: 0 })
  expect((await run('reminders', { at })).json()).toEqual({ mails: 0, notifications: 0 })
})

test('without a moment, or without a body, it runs as of now', async () => {
  await viewing()
  for (const payload of [{}, { at: null }, undefined])
    expect((await run('reminders', payload)).json()).toEqual({ mails: 0, notifications: 0 })
  demo.clock.advance(25 * 3_600_000)
  expect((await run('reminders')).json()).toEqual({ mails: 1, notifications: 0 })
  demo.clock.reset()
})

test('erasing imports makes no mail, nor do a webhook that is off and a feed without hours', async () => {
  expect((await run('imports')).json()).toEqual({ mails: 0, notifications: 0 })
  expect((await run('webhooks')).json()).toEqual({ mails: 0, notifications: 0 })
  expect((await run('feeds')).json()).toEqual({ mails: 0, notifications: 0 })
})

test('404 for another job, 422 for what is no moment', async () => {
  expect((await run('constructor')).statusCode).toBe(404)
  const wrong = await run('feedback', { at: 'tomorrow' })
  expect([wrong.statusCode, wrong.json()]).toEqual([422, fieldError('at', 'date')])
})

it.each(['reminders', 'feedback', 'deadlines', 'imports', 'keys', 'webhooks', 'feeds'])(
  '%s cannot be run outside a demo',
  async (name) => {
    const server = await startTestServer()
    const response = await server.app.inject({ method: 'POST', url: `/dev/jobs/${name}`, payload: {} })
    expect(response.statusCode).toBe(404)
    await server.close()
  },
)
