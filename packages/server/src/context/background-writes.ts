import type { FastifyBaseLogger } from 'fastify'
import { concurrencyLimit } from '../platform/concurrency-limit.ts'

/** Records what was read. No response waits for it or fails with it, so that reads work where nothing can be written. */
export interface BackgroundWrites {
  /** Skipped while a write with the same key is running. */
  start(key: string, write: () => Promise<unknown>): void
  /** Resolves when everything is written, or has failed. */
  settled(): Promise<void>
}

/** Further writes wait: while the database hangs, they must not take the connections of reads. */
const AT_ONCE = 2

export function createBackgroundWrites(log: FastifyBaseLogger): BackgroundWrites {
  const limit = concurrencyLimit(AT_ONCE)
  const running = new Map<string, Promise<void>>()

  async function write(key: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await limit(work)
    } catch (error) {
      log.error({ err: error, key }, 'A read was answered and could not be recorded')
    } finally {
      running.delete(key)
    }
  }

  return {
    start(key, work) {
      if (!running.has(key)) running.set(key, write(key, work))
    },
    async settled() {
      await Promise.all(running.values())
    },
  }
}
