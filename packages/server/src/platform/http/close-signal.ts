import type { FastifyReply } from 'fastify'

/** Aborts when the connection closes before the response is sent. */
export function closeSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  // `request.signal` fires as soon as the body is read.
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
