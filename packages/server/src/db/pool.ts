import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import { withNamedStatements } from './named-statements.ts'
import type { Db } from './schema.ts'

/** Connection settings of the `pg` driver. */
export type DatabaseAddress = Pick<pg.PoolConfig, 'connectionString' | 'host' | 'user' | 'database'>

/** Imports and migrations lift it. */
export const STATEMENT_TIMEOUT_MS = 30_000

/** Maximum wait of a request for a connection. */
const CONNECT_TIMEOUT_MS = 3_000

/** Maximum idle time of a transaction, which holds its locks. */
export const IDLE_TRANSACTION_TIMEOUT_MS = 60_000

export interface PoolOptions {
  readonly max?: number
  /** Null keeps the account's own rights. */
  readonly role?: string | null
  /** True at a pooler in transaction mode, which sets the role and the time limits of its connections itself. */
  readonly isPooler?: boolean
}

/** A pool whose connections can be broken at once, also those being opened. */
export class DatabasePool extends pg.Pool {
  readonly isPooler: boolean
  readonly #open: ReadonlySet<pg.Client>

  constructor({ isPooler, ...config }: pg.PoolConfig & { readonly isPooler: boolean }) {
    const open = new Set<pg.Client>()
    class TrackedClient extends pg.Client {
      constructor(settings?: string | pg.ClientConfig) {
        super(settings)
        open.add(this)
        this.once('end', () => open.delete(this))
      }
    }
    super({ ...config, Client: TrackedClient })
    this.isPooler = isPooler
    this.#open = open
  }

  /** Fails every pending query. */
  breakConnections(): void {
    for (const client of this.#open) client.connection.stream.destroy()
  }
}

export function openPool(
  address: DatabaseAddress,
  log: FastifyBaseLogger,
  { max = 10, role = null, isPooler = false }: PoolOptions = {},
): DatabasePool {
  const pool = new DatabasePool({
    ...address,
    max,
    isPooler,
    ...(!isPooler && sessionSettings(role)),
    application_name: 'latchkey',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: readingRules(),
  })
  const report = (error: Error) => log.error({ err: error }, 'A database connection failed')
  // Both are needed: without the second, a restart of the database ends the process.
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  return pool
}

/** Of connections that belong to one process. */
function sessionSettings(role: string | null): pg.PoolConfig {
  return {
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    // The pool waits for it, and rejects a connection that cannot take the role.
    ...(role !== null && {
      onConnect: (client: pg.ClientBase): unknown =>
        client.query(`set role ${client.escapeIdentifier(role)}`),
    }),
  }
}

/** A pooler gives each transaction another connection, which does not know the names of statements. */
export function openDb(pool: DatabasePool): Kysely<Db> {
  return new Kysely<Db>({
    dialect: new PostgresDialect({ pool: pool.isPooler ? pool : withNamedStatements(pool) }),
  })
}

/** Counts and large ids become numbers; days and `numeric` stay text, so that no zone moves a day and no digit is lost. */
function readingRules(): pg.TypeOverrides {
  const rules = new pg.TypeOverrides()
  rules.setTypeParser(pg.types.builtins.INT8, wholeNumber)
  rules.setTypeParser(pg.types.builtins.DATE, (text) => text)
  return rules
}

function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}
