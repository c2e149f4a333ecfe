import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { isDatabaseAway } from '../../src/availability/faults.ts'
import type { Db } from '../../src/db/schema.ts'
import { ask } from '../_embedded-folders.ts'
import { startTestServer, type TestServer } from '../_harness.ts'
import { insertLead, leadBody } from '../_leads.ts'
import type { SignedIn } from '../_people.ts'
import { startReplicated, type ReplicatedDatabase } from '../_standby.ts'

let database: ReplicatedDatabase
let server: TestServer
/** Their latest change is longer ago than a transaction lasts. */
let reader: SignedIn

/** After a transaction's longest time. */
const LATER_MS = 600_001

beforeAll(async () => {
  database = await startReplicated()
  server = await startTestServer({
    address: { connectionString: database.urls.primary },
    config: { databaseUrl: database.urls.primary, databaseReadUrl: database.urls.standby },
  })
  reader = await server.signIn(PERMISSIONS)
})
afterAll(async () => {
  await server.close()
  await database.stop()
})

beforeEach(async () => {
  server.clock.advance(LATER_MS)
  await database.resume()
  await untilReplicaIsRead()
})

const placeOf = async (db: Kysely<Db>) => {
  const { rows } = await sql<{ place: string }>`
    select case when pg_is_in_recovery() then 'standby' else 'primary' end as place`.execute(db)
  return rows[0]?.place
}

const place = () => server.context.replica.read(reader.userId, placeOf)

const untilReplicaIsRead = () => expect.poll(place).toBe('standby')

const get = async (url: string, person = reader) => {
  const response = await server.app.inject({ url: `/api${url}`, headers: person.headers })
  expect(response.statusCode).toBe(200)
  return response
}

const reported = async (person = reader) =>
  (await get('/reports?from=2026-03-01&to=2026-03-08', person)).json<{ funnel: { count: number }[] }>()
    .funnel[0]?.count

const behindFigure = async () =>
  (await get('/reports/leads/1/10?from=2026-03-01&to=2026-03-08&figure=enquiries')).json<{ total: number }>()
    .total

const audited = async () => (await get('/audit/1/10')).json<{ total: number }>().total

const exported = async () => {
  const payload = { format: 'csv' }
  const { headers } = reader
  const response = await server.app.inject({ method: 'POST', url: '/api/export/enquiries', headers, payload })
  expect(response.statusCode).toBe(200)
  return response.body.trim().split('\n').length - 1
}

/** All that is read from the replica; the export last, because it is itself a change of the reader. */
const figures = async () => [await reported(), await behindFigure(), await audited(), await exported()]

/** Not by the reader. */
async function addLead(): Promise<void> {
  await insertLead(server.db, { submitted_at: new Date(server.clock.now) })
  await server.context.change(null, (change) =>
    change.audit({ action: 'lead.create', entity: 'lead', entityId: 1 }),
  )
}

test('reports, the leads behind a figure, the audit list and exports are read from the replica', async () => {
  await database.pause()
  const before = await figures()
  server.clock.advance(LATER_MS)
  await database.resume()
  await expect.poll(place).toBe('standby')
  await database.pause()
  await addLead()
  const [enquiries = 0, leads = 0, lines = 0, rows = 0] = before
  // The first export is audited.
  expect(await figures()).toEqual([enquiries, leads, lines + 1, rows])
})

test('a person is never shown less than what they changed', async () => {
  const author = await server.signIn(PERMISSIONS)
  const before = (await reported(author)) ?? 0
  await database.pause()
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: author.headers,
    payload: leadBody(),
  })
  expect(statusCode).toBe(200)
  expect(await reported(author)).toBe(before + 1)
  expect(await reported()).toBe(before)
})

test('the primary is read while the replica lags by more than ten seconds', async () => {
  await database.pause()
  const before = (await reported()) ?? 0
  await addLead()
  server.clock.advance(9_000)
  expect(await reported()).toBe(before)
  server.clock.advance(1_001)
  expect(await reported()).toBe(before + 1)
})

test('a replica that lags and has replayed everything again is read again', async () => {
  await database.pause()
  await addLead()
  server.clock.advance(10_001)
  await expect.poll(place).toBe('primary')
  await database.resume()
  await expect.poll(place).toBe('standby')
})

test('a write that reaches a standby, as after a failover, counts as a database that is away', async () => {
  const write = ask(database.standby, 'update setting set value = value')
  await expect(write).rejects.toSatisfy(isDatabaseAway)
})

test('reads go on while the replica is away', async () => {
  const before = await reported()
  await database.standby.stop()
  onTestFinished(() => database.startStandby())
  expect(await reported()).toBe(before)
})
