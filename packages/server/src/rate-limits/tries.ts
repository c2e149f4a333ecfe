import { rateLimitOn } from './rate-limit.ts'
import { rateLimited } from '../platform/http/error.ts'

export interface TryCounter {
  /** Kind and subject of the limit: `login:203.0.113.9`. */
  readonly key: string
  readonly max: number
  readonly windowMs: number
}

/** Tries are counted before they are checked, so that concurrency does not evade a limit. */
export interface Tries {
  /**
   * Checks without counting, to reject a call before its body is read.
   * @throws AppError 429 when one of the counters is exhausted
   */
  check(...counters: readonly TryCounter[]): Promise<void>
  /**
   * Counts a try in each counter.
   * @throws AppError 429 when one is at its limit; then none of them counts
   */
  count(...counters: readonly TryCounter[]): Promise<void>
  /** Removes a try that was not a failure from the count. */
  decrement(...counters: readonly TryCounter[]): Promise<void>
  clear(...counters: readonly TryCounter[]): Promise<void>
}

/** Tries are counted in the database, so that processes share the counts. */
export function triesOn(parts: Parameters<typeof rateLimitOn>[0]): Tries {
  const limit = rateLimitOn(parts)
  const decrement: Tries['decrement'] = async (...counters) => {
    for (const { key } of counters) await limit.decrement(key)
  }
  return {
    async check(...counters) {
      for (const { key, max } of counters) {
        const { count, retryAfterSeconds } = await limit.peek(key)
        if (count >= max) throw rateLimited(retryAfterSeconds)
      }
    },
    async count(...counters) {
      for (const [place, { key, max, windowMs }] of counters.entries()) {
        const { isAllowed, retryAfterSeconds } = await limit.hit(key, max, windowMs)
        if (isAllowed) continue
        await decrement(...counters.slice(0, place))
        throw rateLimited(retryAfterSeconds)
      }
    },
    decrement,
    async clear(...counters) {
      for (const { key } of counters) await limit.clear(key)
    },
  }
}
