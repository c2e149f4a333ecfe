import pg from 'pg'

/** Number of queued and running jobs. */
export async function countJobs(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pgboss.job where state in ('created', 'retry', 'active') and name like 'mail.%'`,
    )
    return rows[0]?.count ?? 0
  } finally {
    await client.end()
  }
}
