import type { Context } from '../context/context.ts'
import { hashOfToken } from '../platform/crypto/secret-token.ts'
import { triesOn, type TryCounter } from '../limits/tries.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { FAILURE_WINDOW_MS, FAILURES_PER_ADDRESS, FAILURES_PER_LINK } from './tenants.limits.ts'

/** Who tries, and with which link where one is named. */
export interface Try {
  readonly address: string
  readonly token?: string
}

/** Counts answers as wrong until they turn out right, so that phone and name cannot be guessed. Source: decision P4. */
export interface Failures {
  /** @throws AppError 429 for an address that has no try left; counts nothing. */
  check(address: string): Promise<void>
  /** @throws AppError 429 for a link or an address with too many; a try on a link counts for the address too. */
  take(attempt: Try): Promise<void>
  /** Takes a try back that was no wrong answer. */
  forgive(attempt: Try): Promise<void>
}

// The counter is named by the hash: a table of counters must not hold links that work.
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

/** Creates it from the context. */
export function failuresOn(context: Context): Failures {
  const tries = triesOn(context)
  return {
    check: (address) => tries.check(...counters({ address })),
    take: (attempt) => tries.take(...counters(attempt)),
    forgive: (attempt) => tries.forgive(...counters(attempt)),
  }
}
