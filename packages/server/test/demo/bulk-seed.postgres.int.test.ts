import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bulkSeed } from '../../src/demo/bulk-seed.ts'
import { urlOf } from '../_database.setup.ts'
import { serverOfFile, startTestServer } from '../_harness.ts'
import { makeUser } from '../_people.ts'

const server = await serverOfFile({ isOwner: true })

const indexes = async () => {
  const { rows } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where tablename in ('lead', 'property') order by indexname`.execute(
    server.db,
  )
  return rows.map(({ definition }) => definition)
}
const count = async (table: 'lead' | 'property' | 'project') => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(
    server.db,
  )
  return rows[0]?.total
}

test('adds exactly the requested numbers of leads and units to existing data, and restores every index', async () => {
  const { userId } = await makeUser(server.db, [])
  const before = await indexes()
  const lines: string[] = []
  await bulkSeed({ leads: 2000, units: 1200 }, server.context, (line) => lines.push(line))
  await bulkSeed({ leads: 1, units: 1 }, server.context)
  expect([await count('lead'), await count('property'), await count('project')]).toEqual([2001, 1201, 4])
  expect(await indexes()).toEqual(before)
  expect(lines).toContain('2000 of 2000 leads written')
  const leads = await server.db.selectFrom('lead').selectAll().execute()
  expect(new Set(leads.map(({ status }) => status)).size).toBe(12)
  expect(
    leads.every((lead) => lead.status >= 3 === (lead.viewing_at !== null && lead.viewing_user_id === userId)),
  ).toBe(true)
})

test('works without users, and with amounts of zero', async () => {
  const empty = await startTestServer({ isOwner: true })
  await bulkSeed({ leads: 0, units: 0 }, empty.context)
  await bulkSeed({ leads: 50, units: 0 }, empty.context)
  const leads = await empty.db.selectFrom('lead').select('viewing_user_id').execute()
  expect([leads.length, leads.every((lead) => lead.viewing_user_id === null)]).toEqual([50, true])
  await empty.close()
})

test('the command ends when a configured database is filled', async () => {
  const configured = await startTestServer({ isOwner: true })
  const script = fileURLToPath(new URL('../../../../scripts/seed.ts', import.meta.url))
  const command = spawn(process.execPath, [script, '--leads', '3', '--units', '0'], {
    env: { DATABASE_URL: urlOf(configured.address), DATA_DIR: configured.context.config.dataDir },
    stdio: 'inherit',
  })
  expect(await once(command, 'exit')).toEqual([0, null])
  expect(await configured.db.selectFrom('lead').select('id').execute()).toHaveLength(3)
  await configured.close()
})
