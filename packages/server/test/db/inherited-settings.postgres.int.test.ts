import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { caller } from '../_caller.ts'
import { admin, databaseNamed, urlOf } from '../_database.setup.ts'
import { startTestServer } from '../_harness.ts'
import { leadBody } from '../_leads.ts'
import { mailsAfter } from '../_mails.ts'

const NAME = `latchkey_inherits_${process.pid}`

/** Of the account: they win over those of the database and of the server. */
const SETTINGS = [
  `search_path = elsewhere, "$user"`,
  `client_encoding = 'LATIN1'`,
  `datestyle = 'German, DMY'`,
  `intervalstyle = 'iso_8601'`,
  `timezone = 'Pacific/Auckland'`,
  `bytea_output = 'escape'`,
  `extra_float_digits = -15`,
  `standard_conforming_strings = off`,
  `array_nulls = off`,
  `client_min_messages = 'debug1'`,
  `default_transaction_isolation = 'serializable'`,
  `lock_timeout = '1s'`,
  `statement_timeout = '2s'`,
  `idle_session_timeout = '2s'`,
]

const { address: databaseServer } = inject('databaseServer')
const database = databaseNamed(databaseServer, NAME)

beforeAll(async () => {
  await admin(databaseServer, `create role ${NAME} login createrole`)
  for (const setting of SETTINGS) await admin(databaseServer, `alter role ${NAME} set ${setting}`)
  await admin(databaseServer, `create database ${NAME} owner ${NAME}`)
  await admin(database, 'create schema elsewhere')
  await admin(database, `grant all on schema elsewhere to ${NAME}`)
  await admin(database, 'create schema extensions')
  await admin(database, `grant usage on schema extensions to ${NAME}`)
  await admin(database, 'create extension pg_trgm schema extensions')
})
afterAll(async () => {
  await admin(databaseServer, `drop database ${NAME} with (force)`)
  await admin(databaseServer, `drop role ${NAME}`)
})

test('whatever the account sets, and wherever pg_trgm is, the first start and what follows work', async () => {
  const databaseUrl = urlOf(database, NAME)
  const server = await startTestServer({
    address: { connectionString: databaseUrl },
    config: { databaseUrl },
  })
  try {
    const agent = await caller(server, ...PERMISSIONS)
    const person = { firstName: 'Łukasz', lastName: 'O’Brien' }
    const { id } = (await agent.post('/leads', leadBody(person))).json<Lead>()
    expect((await agent.get(`/leads/${id}`)).json()).toMatchObject(person)
    expect(await mailsAfter(server, 0)).toHaveLength(1)
    await server.settled()
    const { rows } = await sql<{ moment: Date; bytes: Buffer; path: string }>`
      select '2026-03-02 09:00+00'::timestamptz as moment, '\\x00ff'::bytea as bytes,
        current_setting('search_path') as path`.execute(server.db)
    expect(rows).toEqual([
      { moment: new Date('2026-03-02T09:00:00Z'), bytes: Buffer.of(0, 255), path: 'public' },
    ])
    const jobs = await sql`select from pgboss.job`.execute(server.db)
    expect(jobs.rows.length).toBeGreaterThan(0)
  } finally {
    await server.close()
  }
})
