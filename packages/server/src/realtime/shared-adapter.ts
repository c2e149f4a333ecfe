import { createAdapter } from '@socket.io/postgres-adapter'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { ServerOptions } from 'socket.io'

/** Joins the sockets of all processes on one database: a push made in any of them reaches all. */
export function sharedHubAdapter(pool: pg.Pool, log: FastifyBaseLogger): ServerOptions['adapter'] {
  return createAdapter(pool, {
    // Longer ones go through a table: a notification of PostgreSQL holds fewer than 8000 bytes.
    payloadThreshold: 7_999,
    errorHandler: (error) =>
      log.error({ err: error }, 'A push could not be passed on to the other processes'),
  }) as ServerOptions['adapter']
}
