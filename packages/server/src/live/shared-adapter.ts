import { EventEmitter } from 'node:events'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Namespace, ServerOptions } from 'socket.io'

export interface SharedAdapterParts {
  /** Sends; may be a pooler's. */
  readonly pool: Pick<pg.Pool, 'query'>
  /** Opens a connection that listens; called again when it ends. */
  readonly connection: () => Promise<pg.Client>
  readonly log: FastifyBaseLogger
}

/** `onGap` is called when pushes of other processes may have been missed: when a connection ends or begins to listen. */
export type HubAdapter = (onGap: () => void) => ServerOptions['adapter']

/** Shares pushes between processes over the database. */
export const sharedHubAdapter =
  (parts: SharedAdapterParts): HubAdapter =>
  (onGap) =>
    openAdapter(parts, onGap)

function openAdapter(
  { pool, connection, log }: SharedAdapterParts,
  onGap: () => void,
): ServerOptions['adapter'] {
  const lending = lend(connection, onGap)
  const adapterPool = { query: pool.query.bind(pool), connect: lending.connect }
  // The package's types ask for a whole pool; it uses these two methods.
  const makeAdapter = createAdapter(adapterPool as unknown as pg.Pool, {
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

/** Gives the adapter a shared connection: releasing it only removes the adapter's listeners. */
function lend(connection: () => Promise<pg.Client>, onGap: () => void) {
  let hasEnded = false
  let lent: LentClient | null = null
  return {
    connect: async (): Promise<LentClient> => {
      const client = await connection()
      // The adapter forgets a connection when listening on it fails, or when it is closed while it waits. If rejected,
      // a closed one would retry for ever.
      lent?.release()
      if (hasEnded) return new Promise(() => undefined)
      return (lent = new LentClient(client, onGap))
    },
    end: () => {
      hasEnded = true
      lent?.release()
    },
  }
}

class LentClient extends EventEmitter {
  readonly #client: pg.Client
  readonly #onGap: () => void
  readonly #emitEnd = () => {
    this.#onGap()
    this.emit('end')
  }
  readonly #emitNotification = (message: pg.Notification) => this.emit('notification', message)

  constructor(client: pg.Client, onGap: () => void) {
    super()
    this.#client = client
    this.#onGap = onGap
    client.on('end', this.#emitEnd).on('notification', this.#emitNotification)
  }

  /** The adapter sends nothing but LISTEN. */
  async query(text: string): Promise<void> {
    await this.#client.query(text)
    this.#onGap()
  }

  release(): void {
    this.#client.off('end', this.#emitEnd).off('notification', this.#emitNotification)
  }
}
