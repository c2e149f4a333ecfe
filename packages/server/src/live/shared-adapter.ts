import { createAdapter } from '@socket.io/postgres-adapter'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Namespace, ServerOptions } from 'socket.io'

/** Shares pushes between processes over the database. */
export function sharedHubAdapter(pool: pg.Pool, log: FastifyBaseLogger): ServerOptions['adapter'] {
  const lending = lend(pool)
  const makeAdapter = createAdapter(lending.pool, {
    // Longer payloads go through a table: a NOTIFY holds fewer than 8000 bytes.
    payloadThreshold: 7_999,
    errorHandler: (error) =>
      log.error({ err: error }, 'A push could not be passed on to the other processes'),
  })
  // A hub has one namespace, so closing its adapter closes everything. Called with `new`, so it cannot be an arrow
  // function.
  return function adapterOf(namespace: Namespace) {
    const adapter = makeAdapter(namespace)
    const close = adapter.close.bind(adapter)
    adapter.close = () => {
      close()
      lending.end()
    }
    return adapter
  }
}

/**
 * A pool for the adapter whose connection can be reclaimed. A closed adapter forgets the connection that it is still
 * opening, and the pool would wait for it for ever: the server could not stop.
 */
function lend(pool: pg.Pool): { pool: pg.Pool; end: () => void } {
  let hasEnded = false
  let taken: pg.PoolClient | null = null
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect()
    if (hasEnded) {
      giveBack(client)
      // If rejected, the adapter would retry for ever.
      return new Promise(() => undefined)
    }
    const release = client.release.bind(client)
    client.release = (error) => {
      taken = null
      release(error)
    }
    taken = client
    // The adapter connects again and forgets this client, which would keep its place in the pool for ever.
    client.once('end', () => {
      if (taken === client) client.release(true)
    })
    return client
  }
  return {
    pool: Object.create(pool, {
      connect: { value: connect },
      query: { value: pool.query.bind(pool) },
    }) as pg.Pool,
    end: () => {
      hasEnded = true
      if (taken) giveBack(taken)
    },
  }
}

function giveBack(client: pg.PoolClient): void {
  // Its 'end' would make the adapter connect again.
  client.removeAllListeners('end')
  client.release()
}
