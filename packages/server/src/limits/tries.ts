import { rateLimitOn } from './rate-limit.ts'
import { rateLimited } from '../platform/http/error.ts'

/** A count of tries, and how many of them the window allows. */
export interface TryCounter {
  /** Names what is limited and whom: `login:203.0.113.9`. */
  readonly key: string
  readonly max: number
  readonly windowMs: number
}

/** Tries that are counted before they are judged, so that many made at once are no way around a limit. */
export interface Tries {
  /**
   * Judges what was counted so far, for refusing a call before its body is read.
   * @throws AppError 429 where one of the counters has no try left.
   */
  check(...counters: readonly TryCounter[]): Promise<void>
  /**
   * Counts a try in each of the counters.
   * @throws AppError 429 where one of them is over its limit; the others have counted it all the same.
   */
  take(...counters: readonly TryCounter[]): Promise<void>
  /** Takes a counted try back that was no failure. */
  forgive(...counters: readonly TryCounter[]): Promise<void>
  /** Forgets all that were counted. */
  clear(...counters: readonly TryCounter[]): Promise<void>
}

/** Tries counted in the database, and so across processes. */
export function triesOn(parts: Parameters<typeof rateLimitOn>[0]): Tries {
  const limit = rateLimitOn(parts)
  return {
    async check(...counters) {
      for (const { key, max } of counters) {
        const { count, retryAfterSeconds } = await limit.peek(key)
        if (count >= max) throw rateLimited(retryAfterSeconds)
      }
    },
    async take(...counters) {
      let waitSeconds = 0
      for (const { key, max, windowMs } of counters) {
        const { isAllowed, retryAfterSeconds } = await limit.hit(key, max, windowMs)
        if (!isAllowed) waitSeconds = Math.max(waitSeconds, retryAfterSeconds)
      }
      if (waitSeconds > 0) throw rateLimited(waitSeconds)
    },
    async forgive(...counters) {
      for (const { key } of counters) await limit.forgive(key)
    },
    async clear(...counters) {
      for (const { key } of counters) await limit.clear(key)
    },
  }
}
