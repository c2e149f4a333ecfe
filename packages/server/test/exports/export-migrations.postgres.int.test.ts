import { EXPORT_LISTS } from '@latchkey/domain/exports/export-lists'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../src/context/context.ts'
import { openDb, openPool } from '../../src/db/pool.ts'
import type { Db } from '../../src/db/schema.ts'
import { exportRoutes } from '../../src/exports/export.routes.ts'
import { EXPORT_TABLES, exportService } from '../../src/exports/export.service.ts'
import { buildFeatures } from '../../src/features.ts'
import { startTestServer, type TestServer } from '../_harness.ts'
import { insertHome, insertLead } from '../_leads.ts'
import { insertProject } from '../_homes.ts'
import { waitForLockWaiters } from '../_locks.ts'
import type { SignedIn } from '../_people.ts'

let server: TestServer
let manager: SignedIn
let projectId: number
let columns = 0

/** A newer version of the product, which migrates while this one runs. */
let newer: Kysely<Db>

/** Runs between the read of an export and its audit entry. */
let beforeAudit = async () => {}

/** Export calls whose audit entries wait for `beforeAudit`. */
const gated = (context: Context) => {
  const change: Context['change'] = async (author, work) => {
    await beforeAudit()
    return context.change(author, work)
  }
  return exportRoutes(exportService({ ...context, change }))
}

beforeAll(async () => {
  server = await startTestServer({
    isOwner: true,
    features: (context) => ({
      routes: [
        ...buildFeatures(context).routes,
        async (app) => {
          await app.register(gated(context), { prefix: '/gated' })
        },
      ],
    }),
  })
  newer = openDb(openPool(server.address, server.context.log, { max: 2 }))
  manager = await server.signIn([...PERMISSIONS], 'manager@latchkey.example')
  projectId = await insertProject(server.db)
  await insertHome(server.db, { project_id: projectId })
  await insertLead(server.db)
  await insertLead(server.db, { status: 4, viewing_at: new Date(server.clock.now) })
  await insertLead(server.db, { status: 7 })
})
afterAll(async () => {
  await newer.destroy()
  await server.close()
})

const post = (list: string, prefix = '') =>
  server.app.inject({
    method: 'POST',
    url: `/api${prefix}/export/${list}`,
    headers: manager.headers,
    payload: { format: 'csv', projectId },
  })

/** Adds a column with a different value per row, which rewrites the table. */
const addColumn = (db: Kysely<Db>, table: string) => {
  columns += 1
  return sql`alter table ${sql.table(table)}
    add column ${sql.id(`added_${columns}`)} uuid not null default gen_random_uuid()`.execute(db)
}

test.each([
  ['enquiries', 'lead'],
  ['viewings', 'lead'],
  ['reservations', 'lead'],
  ['units', 'property'],
  ['audit', 'audit'],
])('an export of %s that waits for a migration has every row', async (list, table) => {
  const migration = await newer.startTransaction().execute()
  await addColumn(migration, table)
  const exported = post(list).then((answer) => answer)
  await waitForLockWaiters(newer)
  await migration.commit().execute()
  const { statusCode, body } = await exported
  expect(statusCode).toBe(200)
  expect(body.trim().split('\r\n').length).toBeGreaterThan(1)
})

test.each(['audit', 'app_user'])(
  'an export and a migration of %s that block each other both finish',
  async (table) => {
    let migration: Promise<unknown> | undefined
    beforeAudit = async () => {
      if (migration) return
      migration = addColumn(newer, table)
      await waitForLockWaiters(newer)
    }
    expect((await post('audit', '/gated')).statusCode).toBe(200)
    await migration
  },
)

/** The number of transactions that hold the lock of exports. */
async function exporting(): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database and datname = current_database()
    where locktype = 'advisory' and objsubid = 2`.execute(newer)
  return rows.length
}

test.each(EXPORT_LISTS)('an export of %s reads only tables that it has locked', async (list) => {
  let read: string[] = []
  beforeAudit = async () => {
    // Only this database: tables of other test files' databases have the same oids.
    const { rows } = await sql<{ name: string }>`
      select distinct relname as name from pg_locks join pg_class on pg_class.oid = relation
      join pg_database on pg_database.oid = pg_locks.database and datname = current_database()
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and pid in (select pid from pg_locks where locktype = 'advisory' and objsubid = 2)`.execute(newer)
    read = rows.map(({ name }) => name)
  }
  // The export of the test before may still hold its tables when its last byte has arrived.
  await expect.poll(exporting).toBe(0)
  expect((await post(list, '/gated')).statusCode).toBe(200)
  expect(read.toSorted()).toEqual([...EXPORT_TABLES[list]].toSorted())
})
