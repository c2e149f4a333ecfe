import { hash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Statements that have a name; each connection keeps each of them with its plan. */
const NAMED_MAX = 100

/** Texts whose uses are counted; those made for one search or one list of ids would otherwise add up. */
const COUNTED_MAX = 1000

/** A statement has a name from this use on: those of the start, which do not come again, get none. */
const NAMED_FROM_USE = 3

/** Names for the statements of a pool. */
export interface StatementNames {
  /** The name of a statement; null for one that is sent without. */
  of(text: string, values: readonly unknown[]): string | null
  /** Sends a statement without a name from now on. */
  leaveOut(text: string): void
}

/** Names for statements that come again. Patterns and offsets get none: their best plan depends on the values. */
export function statementNames(namedMax = NAMED_MAX): StatementNames {
  const names = new Map<string, string | null>()
  const uses = new Map<string, number>()
  return {
    of(text, values) {
      const known = names.get(text)
      if (known !== undefined) return known
      if (values.length === 0 || names.size >= namedMax || planDependsOnValues(text)) return null
      const count = (uses.get(text) ?? 0) + 1
      if (uses.size >= COUNTED_MAX) uses.clear()
      uses.set(text, count)
      if (count < NAMED_FROM_USE) return null
      uses.delete(text)
      // Made from the text: one connection may be given names by two who share its pool.
      const name = `latchkey_${hash('sha1', text)}`
      names.set(text, name)
      return name
    },
    leaveOut: (text) => void names.set(text, null),
  }
}

const planDependsOnValues = (text: string): boolean => / like |offset \$/i.test(text)

/** True where a named statement was refused because a migration has changed its columns. */
export const isStaleStatement = (error: unknown): boolean =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'

/**
 * A pool for Kysely whose statements are parsed and planned once for each connection. One that a migration has made
 * stale is sent again without a name; within a transaction that is left to whoever repeats the transaction.
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
