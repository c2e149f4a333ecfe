import { isStaleStatement } from '../db/named-statements.ts'

/** What the transaction had read was changed while it waited for a lock. */
export class Overtaken extends Error {}

/** Serialisation failure and deadlock. */
const CONTENTION = new Set(['40001', '40P01'])

/** True when the whole transaction has to be retried. */
export function isContention(error: unknown): boolean {
  if (error instanceof Overtaken || isStaleStatement(error)) return true
  return error instanceof Error && 'code' in error && CONTENTION.has(String(error.code))
}
