import type { Context } from '../context/context.ts'
import { hashOfToken } from '../platform/crypto/secret-token.ts'
import { triesOn, type TryCounter } from '../rate-limits/tries.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { FAILURE_WINDOW_MS, FAILURES_PER_ADDRESS, FAILURES_PER_LINK } from './tenants.limits.ts'

/** `token` is undefined before a link is named. */
export interface Try {
  readonly address: string
  readonly token?: string
}

/** Counts tries as failures until they succeed, so that phone and name cannot be guessed (rule P4). */
export interface Failures {
  /**
   * Does not count.
   * @throws AppError 429 for an address above its limit
   */
  check(address: string): Promise<void>
  /**
   * A try on a link also counts for its address.
   * @throws AppError 429 for a link or an address above its limit
   */
  take(attempt: Try): Promise<void>
  /** Takes back a try that was not a failure. */
  forgive(attempt: Try): Promise<void>
}

// By the hash: the table of counters must not contain valid tokens.
const counters = ({ address, token }: Try): TryCounter[] => [
  { key: `tenant:${networkOf(address)}`, max: FAILURES_PER_ADDRESS, windowMs: FAILURE_WINDOW_MS },
  ...(token === undefined
    ? []
    : [
        {
          key: `tenant-link:${hashOfToken(token).toString('hex')}`,
          max: FAILURES_PER_LINK,
          windowMs: FAILURE_WINDOW_MS,
        },
      ]),
]

export function failuresOn(context: Context): Failures {
  const tries = triesOn(context)
  return {
    check: (address) => tries.check(...counters({ address })),
    take: (attempt) => tries.take(...counters(attempt)),
    forgive: (attempt) => tries.forgive(...counters(attempt)),
  }
}
