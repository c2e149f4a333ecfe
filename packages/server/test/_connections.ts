import pg from 'pg'

/** Counts the connections of clients to a server, without its own. */
export async function openConnectionCounter(address: string) {
  const client = new pg.Client(address)
  await client.connect()
  return {
    count: async (): Promise<number> => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      )
      return rows[0]?.count ?? 0
    },
    close: () => client.end(),
  }
}
