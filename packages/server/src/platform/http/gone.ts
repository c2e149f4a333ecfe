import type { FastifyReply } from 'fastify'

/** Fires when nobody waits for an answer any more: the connection ended before it was sent. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  // The request's own signal fires as soon as its body is read.
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
