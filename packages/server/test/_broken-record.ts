import pg from 'pg'
import type { TestServer } from './_harness.ts'

/**
 * Breaks the database connection that completes a job now running: blocks the completion, then kills its connection.
 * Resolves once prepared.
 */
export async function breakNextRecord({ address }: Pick<TestServer, 'address'>): Promise<void> {
  const [holder, killer] = [new pg.Client(address), new pg.Client(address)]
  await Promise.all([holder.connect(), killer.connect()])
  await holder.query('begin')
  await holder.query("select from pgboss.job where state = 'active' for update")
  void breakTheOneThatWaits(killer).then(() => holder.end())
}

async function breakTheOneThatWaits(killer: pg.Client): Promise<void> {
  for (let broken = 0; broken === 0;) {
    // Not a connection of the queue, whose maintenance may be waiting as well.
    const { rowCount } = await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'latchkey' and wait_event_type = 'Lock'`,
    )
    broken = rowCount ?? 0
  }
  await killer.end()
}
