import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { isDatabaseAway, UnconfirmedCommit } from '../../src/availability/faults.ts'
import { TransactionTooLong } from '../../src/availability/contention.ts'
import { TRANSACTION_TIMEOUT_MS } from '../../src/db/time-limits.ts'
import { admin } from '../_database.setup.ts'
import { serverOfFile } from '../_harness.ts'

const server = await serverOfFile()

const setting = async (key: string) =>
  (await server.db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst())?.value

test('an audit entry is written with the change, and rolled back with it', async () => {
  const author = { userId: null, address: '203.0.113.9' }
  const changes = [{ field: 'status', from: 1, to: 2 }]
  const entry = { action: 'lead.restore', entity: 'lead', entityId: 17, changes } as const
  await server.context.change(author, (change) => change.audit(entry))
  const failing = server.context.change(author, async (change) => {
    await change.audit({ ...entry, entityId: 18 })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  const rows = await server.db.selectFrom('audit').selectAll().where('action', '=', 'lead.restore').execute()
  expect(rows).toEqual([
    expect.objectContaining({
      user_id: null,
      address: '203.0.113.9',
      entity: 'lead',
      entity_id: 17,
      changes,
    }),
  ])
})

test('a change that goes on and on is ended after a minute, and rolled back', async () => {
  const endless = server.context.change(null, async ({ db }) => {
    await db.insertInto('setting').values({ key: 'endless', value: '1' }).execute()
    const began = performance.now()
    for (let second = 0; second < 1_000; second += 1) {
      vi.spyOn(performance, 'now').mockReturnValue(began + second * 1_000)
      await sql`select 1`.execute(db)
    }
  })
  await expect(endless).rejects.toThrow(TransactionTooLong)
  expect(await setting('endless')).toBeUndefined()
})

test('a transaction is limited by the database too, from PostgreSQL 17', async () => {
  const { rows } = await sql<{ version: number; limit: string | null }>`
    select current_setting('server_version_num')::integer as version,
      extract(epoch from current_setting('transaction_timeout', true)::interval) * 1000 as limit`.execute(
    server.db,
  )
  const [found] = rows
  expect(Number(found?.limit ?? 0)).toBe((found?.version ?? 0) >= 170_000 ? TRANSACTION_TIMEOUT_MS : 0)
})

test('of two deadlocked changes both succeed: the database’s victim is retried', async () => {
  await server.db
    .insertInto('setting')
    .values([
      { key: 'one', value: '0' },
      { key: 'two', value: '0' },
    ])
    .execute()
  let tries = 0
  let arrived = 0
  const { promise: together, resolve: bothHoldOne } = Promise.withResolvers<void>()
  const changes = new Map<string, Promise<void>>()
  const addTo = (first: string, second: string) => {
    let ownTries = 0
    const change = server.context.change(null, async ({ db }) => {
      tries += 1
      ownTries += 1
      // PostgreSQL may give the lock to a retry before the waiting change, and both would wait again.
      if (ownTries > 1) await changes.get(second)
      const add = (key: string) =>
        sql`update setting set value = (value::int + 1)::text where key = ${key}`.execute(db)
      await add(first)
      arrived += 1
      if (arrived === 2) bothHoldOne()
      await together
      await add(second)
    })
    changes.set(first, change)
    return change
  }
  await Promise.all([addTo('one', 'two'), addTo('two', 'one')])
  expect(tries).toBe(3)
  expect([await setting('one'), await setting('two')]).toEqual(['2', '2'])
})

function insertSetting(key: string) {
  let tries = 0
  server.pushed.length = 0
  const done = server.context.change(null, async (change) => {
    tries += 1
    change.push('leads-refresh', {})
    await change.db.insertInto('setting').values({ key, value: '' }).execute()
  })
  return { done, tries: () => tries }
}

describe('a connection that is lost', () => {
  /** Ends its own connection: at the commit for the key `at commit`, at once for any other. */
  beforeAll(() =>
    admin(
      server.address,
      `create function end_connection() returns trigger language plpgsql security definer as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
      create constraint trigger ended_at_commit after insert on setting deferrable initially deferred
        for each row when (new.key = 'at commit') execute function end_connection();
      create trigger ended_at_once after insert on setting
        for each row when (new.key = 'at once') execute function end_connection()`,
    ),
  )

  test('during the commit: unconfirmed, not repeated, and pages refetch', async () => {
    const { done, tries } = insertSetting('at commit')
    await expect(done).rejects.toThrow(UnconfirmedCommit)
    expect(tries()).toBe(1)
    expect(server.pushed).toHaveLength(1)
  })

  test('before the commit: nothing was stored', async () => {
    const { done, tries } = insertSetting('at once')
    await expect(done).rejects.toSatisfy(isDatabaseAway)
    expect(tries()).toBe(1)
    expect(server.pushed).toEqual([])
  })
})

test('a change that fails for another reason is not retried', async () => {
  let tries = 0
  const failing = server.context.change(null, async ({ db }) => {
    tries += 1
    await sql`select 1 / 0`.execute(db)
  })
  await expect(failing).rejects.toThrow('division by zero')
  expect(tries).toBe(1)
})

test('counts and large ids are numbers, areas keep every digit, and numbers above the safe maximum throw', async () => {
  const { rows } = await sql`select count(*) as count, 12.50::numeric(10, 2) as area from setting`.execute(
    server.db,
  )
  expect(rows).toEqual([{ count: expect.any(Number), area: '12.50' }])
  await expect(sql`select 9007199254740993::bigint as big`.execute(server.db)).rejects.toThrow('too large')
})
