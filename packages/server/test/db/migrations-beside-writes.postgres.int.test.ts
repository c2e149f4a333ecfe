import { sql, type Kysely } from 'kysely'
import type pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { migrate, migrateUpTo } from '../../src/db/migrate.ts'
import { MIGRATIONS } from '../../src/db/migrations.ts'
import { openDb, openPool, type DatabasePool } from '../../src/db/pool.ts'
import type { Db } from '../../src/db/schema.ts'
import { admin, databaseNamed } from '../_database.setup.ts'

let name: string
let pool: DatabasePool
let db: Kysely<Db>
let count = 0

beforeEach(async () => {
  count += 1
  name = `latchkey_beside_writes_${process.pid}_${count}`
  const { address } = inject('databaseServer')
  await admin(address, `create database ${name}`)
  pool = openPool(databaseNamed(address, name), pino({ level: 'silent' }))
  db = openDb(pool)
})
afterEach(async () => {
  await pool.end()
  await admin(inject('databaseServer').address, `drop database ${name} with (force)`)
})

const BUILDING = Object.keys(MIGRATIONS).filter((each) => MIGRATIONS[each]?.runsInTransaction === false)

const writeAHomeAndALead = (client: pg.Pool | pg.PoolClient) =>
  client.query(`with one as (insert into property (name) values ('Plot 1') returning id)
    insert into lead (first_name, last_name, email, phone, status, property_id)
    select 'Ann', 'Lee', 'ann@example.com', '07700 900123', 1, id from one`)

/** As a transaction that writes to every table. */
const lockAsWriter = (client: pg.PoolClient) =>
  client.query(`do $$ declare each regclass; begin
    for each in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
      execute format('lock table %s in row exclusive mode', each);
    end loop;
  end $$`)

test.each(BUILDING)(
  '%s runs while others write, and can be repeated after an interruption',
  async (migration) => {
    const names = Object.keys(MIGRATIONS).toSorted()
    await migrateUpTo(db, names[names.indexOf(migration) - 1] ?? '')
    const other = await pool.connect()
    await other.query('begin')
    await writeAHomeAndALead(other)
    await lockAsWriter(other)
    const migrating = migrateUpTo(db, migration).catch((error: unknown) => error)
    const waiting = "from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await expect.poll(async () => (await pool.query(`select ${waiting}`)).rowCount).toBe(1)
    // Behind the lock that an ordinary index waits for, this would wait too.
    await writeAHomeAndALead(pool)
    // Polled, because a migration that retries does not wait all the time.
    await expect
      .poll(async () => (await pool.query(`select pg_terminate_backend(pid) ${waiting}`)).rowCount)
      .toBe(1)
    expect(await migrating).toBeInstanceOf(Error)
    await other.query('commit')
    other.release()
    await migrate(db)
    const { rows } = await sql`select from pg_index where not indisvalid`.execute(db)
    expect(rows).toEqual([])
  },
)
