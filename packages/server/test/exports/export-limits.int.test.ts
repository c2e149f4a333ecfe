import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import { EXPORT_MAX_ROWS, EXPORTS_AT_ONCE } from '@latchkey/domain/exports/export-lists'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exportRoutes } from '../../src/exports/export.routes.ts'
import { exportService } from '../../src/exports/export.service.ts'
import { buildFeatures } from '../../src/features.ts'
import { serverOfFile } from '../_harness.ts'
import type { SignedIn } from '../_people.ts'

/** More than the buffers between server and client hold. */
const ROWS = 5000

const timeUp = new AbortController()

const server = await serverOfFile({
  isListening: true,
  features: (context) => ({
    routes: [
      ...buildFeatures(context).routes,
      async (app) => {
        const limited = exportRoutes(exportService(context, () => timeUp.signal))
        await app.register(limited, { prefix: '/limited' })
      },
    ],
  }),
})
const people: SignedIn[] = []
for (let nr = 0; nr < 3; nr += 1) people.push(await server.signIn(PERMISSIONS))
const long = 'x'.repeat(255)
await sql`insert into lead
  (first_name, last_name, email, phone, status, property_name,
   property_address_line1, property_address_line2, property_city, property_county)
  select ${long}::text, nr, 'bulk@example.com', '07700 900123', 7, ${long}::text,
   ${long}::text, ${long}::text, ${long}::text, ${long}::text
  from generate_series(1, ${ROWS}::int) nr`.execute(server.db)

/** Exports that are not read beyond their beginning, one for each person. */
const begun = (of: readonly (SignedIn | undefined)[], prefix = '') =>
  Promise.all(
    of.map(async (who): Promise<IncomingMessage> => {
      const request = http.request(`${server.url}/api${prefix}/export/reservations`, {
        method: 'POST',
        headers: { ...who?.headers, 'content-type': 'application/json' },
        agent: false,
      })
      request.end(JSON.stringify({ format: 'csv' }))
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      return response
    }),
  )

const statusesOf = (responses: readonly IncomingMessage[]) =>
  responses.map(({ statusCode = 0 }) => statusCode).toSorted((one, other) => one - other)

async function statusOf(who: SignedIn | undefined) {
  const [response] = await begun([who])
  response?.destroy()
  return response?.statusCode
}

/** Begins exports again until they end so: those of the test before release their places only after it. */
async function begunWith(expected: readonly number[], of: readonly (SignedIn | undefined)[], prefix = '') {
  let responses: readonly IncomingMessage[] = []
  const begin = async () => {
    giveUp(responses)
    responses = await begun(of, prefix)
    return statusesOf(responses)
  }
  await expect.poll(begin).toEqual(expected)
  return responses
}

function giveUp(responses: readonly IncomingMessage[]) {
  for (const each of responses) each.destroy()
}

test('of eight concurrent exports of one person two succeed, and six get 429', async () => {
  const eight = Array.from({ length: 8 }, () => people[0])
  const statuses = [200, 200, 429, 429, 429, 429, 429, 429]
  const responses = await begunWith(statuses, eight)
  expect(statusesOf(responses)).toEqual(statuses)
  giveUp(responses)
})

test('a third one gets 429, until one is aborted', async () => {
  const [one] = people
  const responses = await begunWith([200, 200], [one, one])
  const [rejected] = await begun([one])
  expect(rejected?.statusCode).toBe(429)
  expect(Number(rejected?.headers['retry-after'])).toBeGreaterThan(0)
  responses[0]?.destroy()
  await expect.poll(() => statusOf(one)).toBe(200)
  giveUp(responses)
})

test('the person’s limit is checked before that of the process', async () => {
  const [one, other, third] = people
  const responses = await begunWith([200, 200, 200, 200], [one, one, other, other])
  expect(await statusOf(third)).toBe(503)
  expect(await statusOf(other)).toBe(429)
  // As on another process, whose exports are only known from the database.
  await server.db.transaction().execute(async (elsewhere) => {
    for (let place = 0; place < EXPORTS_AT_ONCE; place += 1)
      await sql`select pg_advisory_xact_lock(6, ${Number(third?.userId) * EXPORTS_AT_ONCE + place})`.execute(
        elsewhere,
      )
    expect(await statusOf(third)).toBe(429)
  })
  giveUp(responses)
})

test('exports that are read too slowly are ended, and their places released', async () => {
  const [one, other, third] = people
  const responses = await begunWith([200, 200, 200, 200], [one, one, other, other], '/limited')
  expect(await statusOf(third)).toBe(503)
  timeUp.abort()
  await expect.poll(() => statusOf(third)).toBe(200)
  for (const response of responses) {
    response.resume()
    await expect(finished(response)).rejects.toThrow('aborted')
  }
})

test('100,001 rows: 409, and no export', async () => {
  await server.db.transaction().execute(async (trx) => {
    // The time limit of the server's statements is not one of a test's set-up on a busy machine.
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`insert into lead (first_name, last_name, email, phone, status, viewing_at, property_name)
      select 'Bulk', nr, 'bulk@example.com', '07700 900123', 4, now(), 'Plot 1'
      from generate_series(1, ${EXPORT_MAX_ROWS + 1}::int) nr`.execute(trx)
  })
  const send = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/export/viewings',
      headers: people[0]?.headers ?? {},
      payload: { format: 'csv' },
    })
  // Polled: exports of the test before release their places only after it.
  await expect.poll(async () => (await send()).statusCode).toBe(409)
  const response = await send()
  expect(response.json()).toMatchObject({
    error: 'too-many',
    rows: EXPORT_MAX_ROWS + 1,
    max: EXPORT_MAX_ROWS,
  })
  expect(response.headers['content-disposition']).toBeUndefined()
})
