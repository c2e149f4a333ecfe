import type { FastifyReply } from 'fastify'

/** Aborts when the connection closes before the answer was sent. */
export function closeSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  // The request's own signal fires as soon as its body is read.
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
