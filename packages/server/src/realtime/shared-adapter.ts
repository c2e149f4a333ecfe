import { createAdapter } from '@socket.io/postgres-adapter'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Namespace, ServerOptions } from 'socket.io'

/** Joins the sockets of all processes on one database: a push made in any of them reaches all. */
export function sharedHubAdapter(pool: pg.Pool, log: FastifyBaseLogger): ServerOptions['adapter'] {
  const lending = lend(pool)
  const makeAdapter = createAdapter(lending.pool, {
    // Longer ones go through a table: a notification of PostgreSQL holds fewer than 8000 bytes.
    payloadThreshold: 7_999,
    errorHandler: (error) =>
      log.error({ err: error }, 'A push could not be passed on to the other processes'),
  })
  // A hub has one namespace, so that the end of its adapter is the end of all. Socket.io says `new` to it, which an
  // arrow function cannot answer.
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
 * Lends the adapter a pool whose connection can be taken back. The adapter forgets the one that it is still opening when
 * it is closed, and a pool waits for ever for what was not given back: the server could not stop.
 */
function lend(pool: pg.Pool): { pool: pg.Pool; end: () => void } {
  let hasEnded = false
  let taken: pg.PoolClient | null = null
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect()
    if (hasEnded) {
      giveBack(client)
      // Refused, the adapter would ask again, and for ever.
      return new Promise(() => undefined)
    }
    const release = client.release.bind(client)
    client.release = (error) => {
      taken = null
      release(error)
    }
    taken = client
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
  // Its end would make the adapter ask for another.
  client.removeAllListeners('end')
  client.release()
}
