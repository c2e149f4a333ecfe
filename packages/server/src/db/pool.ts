import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from './schema.ts'

/** How to reach a database: what the `pg` driver takes. */
export type DatabaseAddress = Pick<pg.PoolConfig, 'connectionString' | 'host' | 'user' | 'database'>

/** Longest a single statement may run, in milliseconds; imports and migrations lift it for themselves. */
const STATEMENT_TIMEOUT_MS = 30_000

/** Longest a transaction may sit idle while it holds its locks, in milliseconds. */
const IDLE_TRANSACTION_TIMEOUT_MS = 60_000

/** How a pool differs from that of the whole process. */
export interface PoolOptions {
  readonly max?: number
  /** The database role whose rights its connections have; null for the account's own. */
  readonly role?: string | null
}

/** Opens the connections that everything in the process shares. */
export function openPool(
  address: DatabaseAddress,
  log: FastifyBaseLogger,
  { max = 10, role = null }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...address,
    max,
    // The pool waits for the answer, and gives out no connection that cannot take the role.
    ...(role !== null && {
      onConnect: (client: pg.ClientBase): unknown =>
        client.query(`set role ${client.escapeIdentifier(role)}`),
    }),
    application_name: 'latchkey',
    connectionTimeoutMillis: 10_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    types: readingRules(),
  })
  const report = (error: Error) => log.error({ err: error }, 'A database connection failed')
  // Both are needed: without the second, a restart of the database ends the process.
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  return pool
}

/** Typed queries over a pool. */
export function openDb(pool: pg.Pool): Kysely<Db> {
  return new Kysely<Db>({ dialect: new PostgresDialect({ pool }) })
}

/** Counts and large ids are read as numbers; `numeric` stays text, so that no digit of an area is lost. */
function readingRules(): pg.TypeOverrides {
  const rules = new pg.TypeOverrides()
  rules.setTypeParser(pg.types.builtins.INT8, wholeNumber)
  return rules
}

function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}
