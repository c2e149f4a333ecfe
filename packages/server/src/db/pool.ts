import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import { withNamedStatements } from './named-statements.ts'
import type { Db } from './schema.ts'

/** How to reach a database: what the `pg` driver takes. */
export type DatabaseAddress = Pick<pg.PoolConfig, 'connectionString' | 'host' | 'user' | 'database'>

/** Longest a single statement may run, in milliseconds; imports and migrations lift it for themselves. */
const STATEMENT_TIMEOUT_MS = 30_000

/** Longest a request waits for a connection, in milliseconds. */
const CONNECT_TIMEOUT_MS = 3_000

/** Longest a transaction may sit idle while it holds its locks, in milliseconds. */
const IDLE_TRANSACTION_TIMEOUT_MS = 60_000

/** How a pool differs from that of the whole process. */
export interface PoolOptions {
  readonly max?: number
  /** The database role whose rights its connections have; null for the account's own. */
  readonly role?: string | null
}

/** Connections that can all be broken at once, also those that are still being opened. */
export class DatabasePool extends pg.Pool {
  readonly #open: ReadonlySet<pg.Client>

  constructor(config: pg.PoolConfig) {
    const open = new Set<pg.Client>()
    class TrackedClient extends pg.Client {
      constructor(settings?: string | pg.ClientConfig) {
        super(settings)
        open.add(this)
        this.once('end', () => open.delete(this))
      }
    }
    super({ ...config, Client: TrackedClient })
    this.#open = open
  }

  /** Makes everything fail that waits for the database on one of the connections. */
  breakConnections(): void {
    for (const client of this.#open) client.connection.stream.destroy()
  }
}

/** Opens the connections that everything in the process shares. */
export function openPool(
  address: DatabaseAddress,
  log: FastifyBaseLogger,
  { max = 10, role = null }: PoolOptions = {},
): DatabasePool {
  const pool = new DatabasePool({
    ...address,
    max,
    // The pool waits for the answer, and gives out no connection that cannot take the role.
    ...(role !== null && {
      onConnect: (client: pg.ClientBase): unknown =>
        client.query(`set role ${client.escapeIdentifier(role)}`),
    }),
    application_name: 'latchkey',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
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
  return new Kysely<Db>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) })
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
