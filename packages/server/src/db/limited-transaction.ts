import type { Transaction } from 'kysely'
import { TransactionTooLong } from '../availability/contention.ts'
import type { Db } from './schema.ts'

/**
 * A transaction whose statements fail after its time, so that no loop holds its connection and locks for ever; also
 * before PostgreSQL 17, which has no such limit.
 */
export function limitedTo(db: Transaction<Db>, limitMs: number): Transaction<Db> {
  const until = performance.now() + limitMs
  return db.withPlugin({
    transformQuery: ({ node }) => {
      if (performance.now() > until) throw new TransactionTooLong(`It took longer than ${limitMs} ms`)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
}
