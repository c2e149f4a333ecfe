import { hash } from 'node:crypto'
import { sql, type PostgresPool, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { isStaleStatement } from '../availability/contention.ts'

/** Maximum number of named statements; each connection keeps each of them with its plan. */
const NAMED_MAX = 100

/** Maximum number of texts whose uses are counted: those of a single search would otherwise add up. */
const COUNTED_MAX = 1000

/** Use from which a statement is named: those that run at the start only are not. */
const NAMED_FROM_USE = 3

export interface StatementNames {
  /** Null for a statement without a name. */
  of(text: string, values: readonly unknown[]): string | null
  /** Sends the statement without a name from now on. */
  leaveOut(text: string): void
}

/** Begins a statement with patterns or offsets that has one best plan, whatever the values are. */
export const ONE_PLAN = sql`/* one plan */`

/**
 * Names repeated statements. Statements with patterns and offsets get none, unless they begin with `ONE_PLAN`: their
 * best plan depends on the values.
 */
export function statementNames(namedMax = NAMED_MAX): StatementNames {
  const names = new Map<string, string | null>()
  const uses = new Map<string, number>()
  return {
    of(text, values) {
      const known = names.get(text)
      if (known !== undefined) return known
      if (names.size >= namedMax || isCommand(text, values) || planDependsOnValues(text)) return null
      const count = (uses.get(text) ?? 0) + 1
      if (uses.size >= COUNTED_MAX) uses.clear()
      uses.set(text, count)
      if (count < NAMED_FROM_USE) return null
      uses.delete(text)
      // A hash of the text: two owners of names may share a pool and so a connection.
      const name = `latchkey_${hash('sha1', text)}`
      names.set(text, name)
      return name
    },
    leaveOut: (text) => void names.set(text, null),
  }
}

/** Has no plan, as `begin` and `commit`: naming it would only add a round trip. */
const isCommand = (text: string, values: readonly unknown[]): boolean =>
  values.length === 0 && !/^\s*(?:select|with)\b/i.test(text)

const planDependsOnValues = (text: string): boolean =>
  !text.startsWith('/* one plan */') && / like |offset \$/i.test(text)

/**
 * A pool for Kysely whose repeated statements are parsed and planned once per connection. A stale one is sent again
 * without a name; inside a transaction the caller retries the whole transaction.
 */
export function withNamedStatements(pool: pg.Pool, names = statementNames()): PostgresPool {
  return {
    options: pool.options,
    connect: async () => namingClient(await pool.connect(), names),
    end: () => pool.end(),
  }
}

function namingClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  async function query(text: string, values: readonly unknown[]): Promise<unknown> {
    const name = names.of(text, values)
    if (name === null) return client.query(text, [...values])
    try {
      return await client.query({ name, text, values: [...values] })
    } catch (error) {
      if (!isStaleStatement(error)) throw error
      names.leaveOut(text)
      if (client.getTransactionStatus() !== 'I') throw error
      return client.query(text, [...values])
    }
  }
  return {
    query: query as PostgresPoolClient['query'],
    release: (isBroken) => client.release(isBroken),
  }
}
