import type pg from 'pg'
import { vi } from 'vitest'
import type { TestServer } from './_harness.ts'

/** First words of the statements that the work sends on request connections, in order. */
export async function statementsOf(server: TestServer, work: () => Promise<unknown>): Promise<string[]> {
  await server.settled()
  const { pool } = server.services
  const sent: string[] = []
  const watched = new Map<pg.PoolClient, () => void>()
  const watch = (client: pg.PoolClient) => {
    if (watched.has(client)) return
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const spy = vi.spyOn(client, 'query').mockImplementation((...args: unknown[]) => {
      const [asked] = args as [string | { text: string }]
      sent.push((typeof asked === 'string' ? asked : asked.text).trim().split(/\s+/, 3).join(' '))
      return query(...args) as never
    })
    watched.set(client, () => spy.mockRestore())
  }
  pool.on('acquire', watch)
  try {
    await work()
  } finally {
    pool.off('acquire', watch)
    for (const restore of watched.values()) restore()
  }
  return sent
}
