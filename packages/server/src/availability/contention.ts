/** Thrown when the rows that a transaction had read were changed while it waited for a lock. */
export class Overtaken extends Error {}

/** A transaction was ended because it took too long. */
export class TransactionTooLong extends Error {}

/** Serialisation failure and deadlock. */
const CONTENTION = new Set(['40001', '40P01'])

/** SQLSTATE of a time limit: of a statement, a lock, an idle transaction and a transaction. */
const TIMEOUTS = new Set(['57014', '55P03', '25P03', '25P04'])

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** True where a migration changed the columns of a named statement. */
export const isStaleStatement = (error: unknown): boolean =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'

/** True when the database did not get through with the work. */
export const isTooBusy = (error: unknown): boolean =>
  isContention(error) || error instanceof TransactionTooLong || TIMEOUTS.has(codeOf(error))

/** True when the whole transaction has to be retried. */
export function isContention(error: unknown): boolean {
  if (error instanceof Overtaken || isStaleStatement(error)) return true
  return CONTENTION.has(codeOf(error))
}
