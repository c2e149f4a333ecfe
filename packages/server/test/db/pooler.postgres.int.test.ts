import fs from 'node:fs'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { APP_ROLE } from '../../src/db/app-role.ts'
import { sessionSetUp } from '../../src/db/session-settings.ts'
import { admin, databaseNamed, urlOf } from '../_database.setup.ts'
import { startTestServer } from '../_harness.ts'
import { leadBody } from '../_leads.ts'
import { mailsAfter } from '../_mails.ts'

const DATABASE = `latchkey_pooled_${process.pid}`
const PLAIN_ACCOUNT = `${DATABASE}_plain`
/** Its settings stand in for those that a pooler makes. */
const SET_ACCOUNT = `${DATABASE}_set`

const { address: databaseServer, template } = inject('databaseServer')

beforeAll(async () => {
  await admin(databaseServer, `create database ${DATABASE} template ${template} strategy file_copy`)
  for (const account of [PLAIN_ACCOUNT, SET_ACCOUNT])
    await admin(databaseServer, `create role ${account} login noinherit`)
})
afterAll(async () => {
  await admin(databaseServer, `drop database ${DATABASE} with (force)`)
  await admin(databaseServer, `drop role ${PLAIN_ACCOUNT}, ${SET_ACCOUNT}`)
})

const openAs = (account: string) => {
  const databaseUrl = urlOf(databaseNamed(databaseServer, DATABASE))
  const databasePoolUrl = urlOf(databaseNamed(databaseServer, DATABASE), account)
  return startTestServer({
    address: { connectionString: databaseUrl },
    config: { databaseUrl, databasePoolUrl },
  })
}

test('a pooler whose connections have neither role nor settings is rejected', async () => {
  await expect(openAs(PLAIN_ACCOUNT)).rejects.toThrow(
    `In PgBouncer, give the database connect_query='${sessionSetUp(APP_ROLE)}'.`,
  )
})

test('the configuration of PgBouncer sets them, in as many characters as it can send', () => {
  expect(sessionSetUp(APP_ROLE).length).toBeLessThan(500)
  const file = new URL('../../../../deploy/cluster/pgbouncer.ini', import.meta.url)
  expect(fs.readFileSync(file, 'utf8')).toContain(`connect_query='${sessionSetUp(APP_ROLE)}'`)
})

test('through a pooler nothing depends on the session: statements have no names, jobs are polled', async () => {
  await admin(databaseServer, `grant ${APP_ROLE} to ${SET_ACCOUNT}`)
  for (const setting of sessionSetUp(APP_ROLE).split('; '))
    await admin(databaseServer, `alter role ${SET_ACCOUNT} ${setting}`)
  const server = await openAs(SET_ACCOUNT)
  const staff = await server.signIn(PERMISSIONS)
  const made = await server.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: staff.headers,
    payload: leadBody(),
  })
  expect(made.statusCode).toBe(200)
  expect(await mailsAfter(server, 0)).toHaveLength(1)
  const readLead = () => server.db.selectFrom('lead').select('id').where('id', '=', 1).execute()
  // Often enough on every connection to be named without a pooler.
  for (let use = 0; use < 4; use += 1) await Promise.all(Array.from({ length: 10 }, readLead))
  const { rows: named } = await sql`select name from pg_prepared_statements`.execute(server.db)
  expect(named).toEqual([])
  const { rows: others } = await sql<{ name: string }>`
    select application_name as name from pg_stat_activity
    where datname = current_database() and usename <> ${SET_ACCOUNT}`.execute(server.db)
  expect(others.map(({ name }) => name)).toEqual(['latchkey-watch'])
  await server.close()
})
