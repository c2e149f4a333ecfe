import type { Context } from '../context/context.ts'
import { hashOfToken } from '../platform/crypto/secret-token.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { turns } from '../platform/turns.ts'
import { triesOn, type TryCounter } from '../rate-limits/tries.ts'
import { FAILURE_WINDOW_MS, FAILURES_PER_ADDRESS, FAILURES_PER_LINK } from './tenants.limits.ts'

export interface Try {
  /** Undefined for a caller with a valid proof, whom others of the address must not stop. */
  readonly address?: string
  /** Undefined before a link is named. */
  readonly token?: string
}

/** Limits failures, so that phone and name cannot be guessed. */
export interface Failures {
  /**
   * Runs a try, and counts it for its link and its address if it resolves with null. Tries of a link or an address
   * follow each other: a right one is not rejected for others that are still running.
   * @throws AppError 429 for a link or an address above its limit
   */
  run<Result>(attempt: Try, work: () => Promise<Result | null>): Promise<Result | null>
}

// The key has the hash, because the table of counters must not contain valid tokens.
const counters = ({ address, token }: Try): TryCounter[] => [
  ...(address === undefined
    ? []
    : [{ key: `tenant:${networkOf(address)}`, max: FAILURES_PER_ADDRESS, windowMs: FAILURE_WINDOW_MS }]),
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
  const inTurn = turns()
  return {
    run(attempt, work) {
      const counted = counters(attempt)
      return inTurn(
        counted.map(({ key }) => key),
        async () => {
          // Before the work, for the processes do not wait for each other.
          await tries.count(...counted)
          let isFailure = false
          try {
            const result = await work()
            isFailure = result === null
            return result
          } finally {
            if (!isFailure) await tries.decrement(...counted)
          }
        },
      )
    },
  }
}
