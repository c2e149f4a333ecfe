import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runWithLockRetries } from '../../src/db/lock-retries.ts'
import { openDb, openPool } from '../../src/db/pool.ts'
import type { Db } from '../../src/db/schema.ts'
import { serverOfFile } from '../_harness.ts'
import { waitForLockWaiters } from '../_locks.ts'

const server = await serverOfFile({ isOwner: true })
const SHORT = { waitMs: 50, pauseMs: 10, maxMs: inject('longWaitMs') }

/** A newer version of the product, which migrates while this one runs. */
let newer: Kysely<Db>

beforeAll(async () => {
  newer = openDb(openPool(server.address, server.context.log, { max: 3 }))
  await sql`create table locked (id integer)`.execute(newer)
})
afterAll(() => newer.destroy())

/** Alters the table on a connection of its own, and returns the lock timeout that is left on it. */
const altered = (retries = SHORT, table = 'locked') =>
  newer.connection().execute(async (connection) => {
    await runWithLockRetries(connection, sql`alter table ${sql.table(table)} add column note text`, retries)
    const { rows } = await sql<{ left: string }>`select current_setting('lock_timeout') as left`.execute(
      connection,
    )
    return rows[0]?.left
  })

const columns = async () => {
  const { rows } = await sql`select from information_schema.columns where table_name = 'locked'`.execute(
    newer,
  )
  return rows.length
}

test('waits for a long transaction of others, while their writes continue', async () => {
  const reader = await newer.startTransaction().execute()
  await sql`select from locked`.execute(reader)
  const done = altered()
  await waitForLockWaiters(newer)
  await sql`insert into locked values (1)`.execute(server.db)
  expect(await columns()).toBe(1)
  await reader.commit().execute()
  expect(await done).toBe('0')
  expect(await columns()).toBe(2)
})

test('gives up after its time, with the timeout as the error', async () => {
  const reader = await newer.startTransaction().execute()
  await sql`select from locked`.execute(reader)
  await expect(altered({ ...SHORT, maxMs: 0 })).rejects.toMatchObject({ code: '55P03' })
  await reader.commit().execute()
})

test('does not repeat another error', async () => {
  await expect(altered(SHORT, 'missing')).rejects.toMatchObject({ code: '42P01' })
})
