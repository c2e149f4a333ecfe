import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import { withNamedStatements } from './named-statements.ts'
import type { Db } from './schema.ts'
import { sessionSetUp } from './session-settings.ts'
import { CONNECT_TIMEOUT_MS, TRANSACTION_TIMEOUT_MS } from './time-limits.ts'

/** Connection settings of the `pg` driver. */
export type DatabaseAddress = Pick<pg.PoolConfig, 'connectionString' | 'host' | 'user' | 'database'>

export interface PoolOptions {
  readonly max?: number
  /** Maximum wait for a connection while all are in use, in milliseconds; 0, the default, waits without limit. */
  readonly waitMs?: number
  /** Null keeps the account's own rights. */
  readonly role?: string | null
  /** True for migrations and seeds, whose transactions may take long. */
  readonly isOwner?: boolean
  /** True at a pooler in transaction mode, which prepares its connections itself. */
  readonly isPooler?: boolean
}

type Receive = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/** A pool whose connections can be broken at once, also those being opened. */
export class DatabasePool extends pg.Pool {
  readonly isPooler: boolean
  readonly #open: ReadonlySet<pg.Client>
  /** Fail the requests that wait for a connection. */
  readonly #waiting = new Set<() => void>()

  constructor({ isPooler, ...config }: pg.PoolConfig & { readonly isPooler: boolean }) {
    const open = new Set<pg.Client>()
    class TrackedClient extends pg.Client {
      constructor(settings?: pg.ClientConfig) {
        // The pool's own limit includes the wait for a connection in use.
        super({ ...settings, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
        open.add(this)
        this.once('end', () => open.delete(this))
      }
    }
    super({ ...config, Client: TrackedClient })
    this.isPooler = isPooler
    this.#open = open
  }

  override connect(): Promise<pg.PoolClient>
  override connect(receive: Receive): void
  override connect(receive?: Receive): Promise<pg.PoolClient> | undefined {
    if (receive === undefined)
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error)))
      })
    const fail = () => receive(new Error('Connection terminated'), undefined, () => undefined)
    this.#waiting.add(fail)
    super.connect((error, client, release) => {
      if (this.#waiting.delete(fail)) receive(error, client, release)
      else release()
    })
    return undefined
  }

  /** Fails every pending query, and every request that waits for a connection. */
  breakConnections(): void {
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const client of this.#open) client.connection.stream.destroy()
    for (const fail of waiting) fail()
  }
}

export function openPool(
  address: DatabaseAddress,
  log: FastifyBaseLogger,
  { max = 10, waitMs = 0, role = null, isOwner = false, isPooler = false }: PoolOptions = {},
): DatabasePool {
  const pool = new DatabasePool({
    ...address,
    max,
    isPooler,
    ...(!isPooler && sessionSettings(role, isOwner ? 0 : TRANSACTION_TIMEOUT_MS)),
    application_name: 'latchkey',
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    types: readingRules(),
  })
  const report = (error: Error) => log.error({ err: error }, 'A database connection failed')
  // Both are needed: without the second, a restart of the database ends the process.
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  return pool
}

/**
 * Of connections that belong to one process. By statements: a pooler in session mode rejects settings of the
 * connection. The pool waits for them, and rejects a connection that cannot take the role.
 */
function sessionSettings(role: string | null, transactionMs: number): pg.PoolConfig {
  return {
    onConnect: (client: pg.ClientBase): unknown =>
      client.query(
        // PostgreSQL before 17 would reject the last one.
        `${sessionSetUp(role)}; select set_config('transaction_timeout', '${transactionMs}', false)
         where current_setting('server_version_num')::integer >= 170000`,
      ),
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
