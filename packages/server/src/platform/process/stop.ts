import type { FastifyBaseLogger } from 'fastify'

/** The process then ends anyway. */
const STOP_WITHIN_MS = 15_000

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** Stops in order at the first signal, at once at the second. `delayMs` is how long `stop` waits by itself. */
export function stopOnSignals(stop: () => Promise<void>, log: FastifyBaseLogger, delayMs: number): void {
  let isStopping = false
  const handle = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => {
      log.error('The server did not stop in time and is ended')
      process.exit(1)
    }, delayMs + STOP_WITHIN_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'The server did not stop cleanly')
        process.exit(1)
      },
    )
  }
  for (const signal of SIGNALS) process.on(signal, handle)
}
