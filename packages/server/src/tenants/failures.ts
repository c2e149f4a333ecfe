import type { Context } from '../context/context.ts'
import { hashOfToken } from '../platform/crypto/secret-token.ts'
import { rateLimited } from '../platform/http/error.ts'
import { rateLimitOn } from '../db/rate-limit.ts'
import { FAILURE_WINDOW_MS, FAILURES_PER_ADDRESS, FAILURES_PER_LINK } from './tenants.limits.ts'

/** Who tries, and with which link where one is named. */
export interface Try {
  readonly address: string
  readonly token?: string
}

/** Counts wrong answers, so that phone and name cannot be guessed. Source: decision P4. */
export interface Failures {
  /** @throws AppError 429 for a link or an address with too many. */
  admit(attempt: Try): Promise<void>
  note(attempt: Try): Promise<void>
}

// The counter is named by the hash: a table of counters must not hold links that work.
const counters = ({ address, token }: Try) => [
  { key: `tenant:${address}`, max: FAILURES_PER_ADDRESS },
  ...(token === undefined
    ? []
    : [{ key: `tenant-link:${hashOfToken(token).toString('hex')}`, max: FAILURES_PER_LINK }]),
]

/** Creates it from the context. */
export function failuresOn(context: Context): Failures {
  const limit = rateLimitOn(context)

  return {
    async admit(attempt) {
      for (const { key, max } of counters(attempt)) {
        const { count, retryAfterSeconds } = await limit.peek(key)
        if (count >= max) throw rateLimited(retryAfterSeconds)
      }
    },
    async note(attempt) {
      for (const { key, max } of counters(attempt)) await limit.hit(key, max, FAILURE_WINDOW_MS)
    },
  }
}
