import { sql, type Kysely } from 'kysely'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { appConnection, APP_ROLE } from '../../src/db/app-role.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openDb, openPool, type DatabaseAddress } from '../../src/db/pool.ts'
import type { Db } from '../../src/db/schema.ts'
import { openServices } from '../../src/services.ts'
import { testConfig } from '../_config.ts'
import { admin, databaseNamed, urlOf } from '../_database.setup.ts'
import { serverOfFile } from '../_harness.ts'

const log = pino({ level: 'silent' })
const CHANGES_OF_THE_TRAIL = ['update audit set action = action', 'delete from audit', 'truncate audit']

const server = await serverOfFile()
await server.context.change(null, (change) =>
  change.audit({ action: 'user.create', entity: 'user', entityId: 1 }),
)

const run = (db: Kysely<Db>, statement: string) => sql.raw(statement).execute(db)
const workedAs = async (db: Kysely<Db>) =>
  (await sql<{ name: string }>`select current_user as name`.execute(db)).rows[0]?.name

/** The same database by a connection string. */
const external = (account?: string, database?: string): DatabaseAddress => ({
  connectionString: urlOf(
    database === undefined ? server.address : databaseNamed(server.address, database),
    account,
  ),
})

describe('the connections of the product', () => {
  test('use a role of their own', async () => {
    expect(await workedAs(server.db)).toBe(APP_ROLE)
  })

  test.each([...CHANGES_OF_THE_TRAIL, 'alter table audit disable trigger all', 'drop table audit'])(
    'cannot change the audit trail: %s',
    async (statement) => {
      await expect(run(server.db, statement)).rejects.toThrow(/permission denied|must be owner/)
    },
  )

  test.each(['drop table lead', 'create table mine (id integer)', 'delete from kysely_migration'])(
    'cannot change the tables: %s',
    async (statement) => {
      await expect(run(server.db, statement)).rejects.toThrow(/permission denied|must be owner/)
    },
  )
})

describe('a configured database', () => {
  test('is used with the role, which each connection takes on', async () => {
    const owner = openPool(external(), log, { max: 1 })
    const connection = await appConnection(openDb(owner), external())
    await owner.end()
    expect(connection).toEqual({ address: external(), role: APP_ROLE, hasOwnRole: true })
    const pool = openPool(connection.address, log, { max: 2, role: connection.role })
    const db = openDb(pool)
    const names = await Promise.all([workedAs(db), workedAs(db)])
    expect(names).toEqual([APP_ROLE, APP_ROLE])
    for (const statement of CHANGES_OF_THE_TRAIL)
      await expect(run(db, statement)).rejects.toThrow('permission denied')
    await pool.end()
  })

  test('is protected by the trigger where its account may not create roles, and the log says so', async () => {
    const name = `latchkey_plain_${process.pid}`
    await admin(server.address, `create role ${name} login`)
    await admin(server.address, `create database ${name} owner ${name}`)
    const lines: string[] = []
    try {
      const address = external(name, name)
      const owner = openPool(address, log, { max: 2 })
      await migrate(openDb(owner))
      await owner.end()
      const services = await openServices({
        config: testConfig({}),
        log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
        address,
      })
      const { context } = services
      const { db } = context
      expect(await workedAs(db)).toBe(name)
      await context.change(null, (change) =>
        change.audit({ action: 'user.create', entity: 'user', entityId: null }),
      )
      for (const statement of CHANGES_OF_THE_TRAIL)
        await expect(run(db, statement)).rejects.toThrow('can only be added to')
      await services.close()
    } finally {
      await admin(server.address, `drop database ${name} with (force)`)
      await admin(server.address, `drop role ${name}`)
    }
    expect(lines.join('')).toContain('only a trigger keeps the audit trail from being changed')
  })
})
