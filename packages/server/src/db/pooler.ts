import { StartProblem } from '../config/start-problem.ts'
import type { DatabasePool } from './pool.ts'
import { IDLE_TRANSACTION_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from './time-limits.ts'

/** PgBouncer's `connect_query`: what the pooler runs on each of its connections. */
export const connectQuery = (role: string | null): string =>
  [
    ...(role === null ? [] : [`set role ${role}`]),
    `set statement_timeout = ${STATEMENT_TIMEOUT_MS}`,
    `set idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_TIMEOUT_MS}`,
  ].join('; ')

/** @throws StartProblem when the pooler is unreachable, or its connections lack the role or the time limits */
export async function assertPoolerSetUp(pool: DatabasePool, role: string | null): Promise<void> {
  const { rows } = await pool
    .query<{ user: string; limits: string[] }>(
      `select current_user as user,
        array[current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout')] as limits`,
    )
    .catch((error: unknown) => {
      throw new StartProblem(`DATABASE_POOL_URL names a pooler that cannot be used: ${String(error)}.`)
    })
  const [connection] = rows
  if (connection && (role === null || connection.user === role) && !connection.limits.includes('0')) return
  throw new StartProblem(
    `DATABASE_POOL_URL names a pooler whose connections are not set up for Latchkey. In PgBouncer, give the database connect_query='${connectQuery(role)}'.`,
  )
}
