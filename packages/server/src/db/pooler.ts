import { StartProblem } from '../config/start-problem.ts'
import { connectProblem } from './connect-problem.ts'
import type { DatabasePool } from './pool.ts'
import { IS_SET_UP, sessionSetUp } from './session-settings.ts'

/** @throws StartProblem when the pooler is unreachable, or its connections lack the role or other settings */
export async function assertPoolerSetUp(pool: DatabasePool, role: string | null): Promise<void> {
  const { rows } = await pool
    .query<{ user: string; isSetUp: boolean }>(`select current_user as user, ${IS_SET_UP} as "isSetUp"`)
    .catch((error: unknown) => {
      throw connectProblem('DATABASE_POOL_URL', 'a pooler', error)
    })
  const [connection] = rows
  if (connection && (role === null || connection.user === role) && connection.isSetUp) return
  throw new StartProblem(
    `DATABASE_POOL_URL names a pooler whose connections are not set up for Latchkey. In PgBouncer, give the database connect_query='${sessionSetUp(role)}'.`,
  )
}
