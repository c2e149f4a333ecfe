import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { admin } from '../_database.setup.ts'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'

const server = await serverOfFile()

/** As a standby that only reads, or a primary that no longer writes. */
async function stopWrites(): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db)
  await admin(server.address, `alter database ${rows[0]?.name} set default_transaction_read_only = on`)
  await admin(
    server.address,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  )
}

test('what can be read is read while nothing can be written', async () => {
  const person = await caller(server, 'enquiries-view', 'viewings-view')
  const id = await insertLead(server.db)
  const feed = (await person.post('/users/calendar-feed')).json<{ url: string }>()
  // The last use of the session is to be recorded again.
  server.clock.advance(120_000)
  await stopWrites()
  for (const url of [
    `/leads/${id}`,
    `/leads/${id}/history`,
    '/leads/enquiries/1/25',
    '/users/my-permissions',
  ])
    await expect.poll(async () => (await person.get(url)).statusCode, { message: url }).toBe(200)
  const { pathname: url } = new URL(feed.url)
  expect((await server.app.inject({ url })).statusCode).toBe(200)
  expect((await person.post(`/leads/${id}/delete`)).statusCode).toBeGreaterThanOrEqual(500)
})
