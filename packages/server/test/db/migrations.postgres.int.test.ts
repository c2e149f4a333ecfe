import { PERMISSIONS, SYSTEM_ADMINISTRATOR } from '@latchkey/domain/permissions/permission.enums'
import { sql, type Kysely } from 'kysely'
import { NO_MIGRATIONS } from 'kysely/migration'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { isMigrated, migrate, migrateUpTo, MIGRATION_LOCK, migratorFor } from '../../src/db/migrate.ts'
import { MIGRATIONS } from '../../src/db/migrations.ts'
import { leadTokens } from '../../src/links/lead-tokens.ts'
import { hashOfToken } from '../../src/platform/crypto/secret-token.ts'
import { openDb, openPool, type DatabasePool } from '../../src/db/pool.ts'
import type { Db } from '../../src/db/schema.ts'
import { admin, databaseNamed } from '../_database.setup.ts'

let name: string
let pool: DatabasePool
let db: Kysely<Db>
let count = 0

async function open(options = ''): Promise<void> {
  count += 1
  name = `latchkey_migrations_${process.pid}_${count}`
  const { address } = inject('databaseServer')
  await admin(address, `create database ${name} ${options}`)
  pool = openPool(databaseNamed(address, name), pino({ level: 'silent' }))
  db = openDb(pool)
}
afterEach(async () => {
  await pool.end()
  await admin(inject('databaseServer').address, `drop database ${name} with (force)`)
})

/** All objects but those of PostgreSQL and its extensions. */
async function objects(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select 'table ' || table_name || '.' || column_name || ' ' || data_type as name
      from information_schema.columns where table_schema = 'public'
    union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all select 'function ' || p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`.execute(db)
  return rows.map((row) => row.name)
}

const ours = async () => (await objects()).filter((each) => !each.includes('kysely_migration'))

describe('a new database', () => {
  beforeEach(() => open())

  test('every migration can be undone and repeated', async () => {
    expect(await isMigrated(db)).toBe(false)
    await migrate(db)
    expect(await isMigrated(db)).toBe(true)
    const made = await ours()
    expect(made.length).toBeGreaterThan(100)
    const { error } = await migratorFor(db).migrateTo(NO_MIGRATIONS)
    expect(error).toBeUndefined()
    expect(await ours()).toEqual([])
    await migrate(db)
    expect(await ours()).toEqual(made)
  })

  test('links mailed before links had several tokens stay valid, also after the migration is undone', async () => {
    const BEFORE = '20261121T1010-unused-pictures'
    const hash = hashOfToken('mailed-before')
    await migratorFor(db).migrateTo(BEFORE)
    await sql`insert into lead (first_name, last_name, email, phone, status) values ('Ann', 'Lee', 'a@example.com', '1', 1)`.execute(
      db,
    )
    await sql`insert into lead_token (lead_id, purpose, token_hash, expires_at)
      select id, 'questionnaire', ${hash}, now() + interval '1 day' from lead`.execute(db)
    await migrate(db)
    const tokens = leadTokens(db)
    const link = await tokens.find('mailed-before', 'questionnaire', Date.now())
    if (!link) throw new Error('The link does not work any more.')
    const second = await tokens.addToken({ ...link, purpose: 'questionnaire' }, Date.now())
    await tokens.issue(link.leadId, 'reservation', Date.now())
    expect((await migratorFor(db).migrateTo(BEFORE)).error).toBeUndefined()
    const { rows } = await sql`select token_hash from lead_token`.execute(db)
    expect(rows).toEqual([{ token_hash: hashOfToken(second?.token ?? '') }])
  })

  test('a username with an international domain gets its ASCII form, unless that is taken', async () => {
    await migrateUpTo(db, '20261128T2050-phone-keys')
    for (const username of ['zoe@müller.example', 'ann@bücher.example', 'ann@XN--bcher-kva.example'])
      await db.insertInto('app_user').values({ username }).execute()
    await migrate(db)
    const users = await db.selectFrom('app_user').select('username').orderBy('id').execute()
    expect(users.map(({ username }) => username)).toEqual([
      'zoe@xn--mller-kva.example',
      'ann@bücher.example',
      'ann@XN--bcher-kva.example',
    ])
  })

  test('processes that start together take turns', async () => {
    await Promise.all(Array.from({ length: 8 }, () => migrate(db)))
    expect(await isMigrated(db)).toBe(true)
  })

  test('a process waits for another’s migration', async () => {
    const other = await pool.connect()
    await other.query(`select pg_advisory_lock(${MIGRATION_LOCK})`)
    const migrating = migrate(db)
    const hasAsked = async () => {
      const { rows } = await other.query(
        "select from pg_stat_activity where datname = current_database() and query like '%pg_try_advisory_lock%' and pid <> pg_backend_pid()",
      )
      return rows.length > 0
    }
    await expect.poll(hasAsked).toBe(true)
    expect(await objects()).toEqual([])
    await other.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`)
    other.release()
    await migrating
    expect(await isMigrated(db)).toBe(true)
  })

  test('a first start that fails leaves an empty database, and the next one works', async () => {
    // In the way of a migration in the middle.
    await sql`create table office (id integer)`.execute(db)
    const before = await objects()
    await expect(migrate(db)).rejects.toThrow('relation "office" already exists')
    expect(await objects()).toEqual(before)
    await sql`drop table office`.execute(db)
    await migrate(db)
    expect(await isMigrated(db)).toBe(true)
  })

  test('every file of the folder is a migration, and names sort in the order of writing', () => {
    expect(Object.keys(MIGRATIONS)).toContain('20261121T0300-first')
    for (const each of Object.keys(MIGRATIONS)) expect(each).toMatch(/^\d{8}T\d{4}-[a-z0-9-]+$/)
  })
})

describe('a migrated database', () => {
  beforeEach(() => open(`template ${inject('databaseServer').template} strategy file_copy`))

  test('permissions are those of the domain, and the System Administrator holds all of them', async () => {
    const held = await db
      .selectFrom('role')
      .innerJoin('role_permission', 'role_permission.role_id', 'role.id')
      .innerJoin('permission', 'permission.id', 'role_permission.permission_id')
      .select('permission.name')
      .where('role.name', '=', SYSTEM_ADMINISTRATOR)
      .where('role.status', '=', true)
      .execute()
    expect(held.map((row) => row.name).toSorted()).toEqual([...PERMISSIONS].toSorted())
  })

  test('a restart restores missing permissions and keeps what people changed', async () => {
    await db.deleteFrom('role_permission').execute()
    await db
      .updateTable('permission')
      .set({ status: false, description: 'old' })
      .where('name', '=', 'users-view')
      .execute()
    await migrate(db)
    const { rows } = await sql<{ roles: number; held: number }>`
      select (select count(*) from role) as roles, (select count(*) from role_permission) as held`.execute(db)
    expect(rows).toEqual([{ roles: 1, held: PERMISSIONS.length }])
    const permission = await db
      .selectFrom('permission')
      .selectAll()
      .where('name', '=', 'users-view')
      .executeTakeFirst()
    expect(permission).toMatchObject({ status: false, description: 'See and manage users' })
  })

  test('a permission of a newer version is given to the System Administrator, and to no other role', async () => {
    await sql`insert into role (name, description) values ('Agents', '')`.execute(db)
    await sql`insert into role_permission (role_id, permission_id)
      select role.id, permission.id from role, permission
      where role.name = 'Agents' and permission.name = 'viewings-view'`.execute(db)
    const heldBy = async (role: string) => {
      const { rows } = await sql<{ held: string }>`
        select permission.name as held from role
        join role_permission on role_permission.role_id = role.id
        join permission on permission.id = role_permission.permission_id
        where role.name = ${role}`.execute(db)
      return rows.map(({ held }) => held)
    }
    const isNewer = sql`name in ('right-to-rent-override', 'privacy-manage')`
    await sql`delete from role_permission where permission_id in (select id from permission where ${isNewer})`.execute(
      db,
    )
    await sql`delete from permission where ${isNewer}`.execute(db)
    await migrate(db)
    expect(await heldBy('Agents')).toEqual(['viewings-view'])
    expect(await heldBy(SYSTEM_ADMINISTRATOR)).toHaveLength(PERMISSIONS.length)
  })

  test('a database migrated by a newer version is rejected and left unchanged', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('29990101T0000-later', 'now')`.execute(
      db,
    )
    const before = await objects()
    await expect(migrate(db)).rejects.toThrow(
      /newer version of Latchkey .*29990101T0000-later.*Nothing was changed/,
    )
    expect(await objects()).toEqual(before)
  })

  test('a failed migration leaves nothing behind', async () => {
    const before = await ours()
    const broken = {
      ...MIGRATIONS,
      '29990101T0000-broken': {
        up: async (on: Kysely<unknown>) => {
          await sql`create table half_done (id integer)`.execute(on)
          await sql`select no_such_thing`.execute(on)
        },
      },
    }
    await expect(migrate(db, broken)).rejects.toThrow('no_such_thing')
    expect(await ours()).toEqual(before)
  })
})
