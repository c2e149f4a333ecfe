import type { Context } from '../context/context.ts'
import { rateLimited } from '../platform/http/error.ts'
import { rateLimitOn } from '../limits/rate-limit.ts'
import { ADDRESS_FAILURES, ADDRESS_WINDOW_MS } from './session.limits.ts'
import { sessionQueries } from './session.queries.ts'

/** Counts failed sign-ins, by address and by account. Source: decision S5. */
export interface SignInFailures {
  /** @throws AppError 429 for an address with too many failures of this kind. */
  refuseAfterTooMany(kind: 'sign-in' | 'token', address: string): Promise<void>
  /** Counts a failure of an address. */
  countFor(kind: 'sign-in' | 'token', address: string): Promise<void>
  /** Counts a wrong password or code and notes it; one too many in a row locks the account. */
  refuse(
    action: 'session.refuse' | 'session.refuse-code',
    userId: number | null,
    address: string,
  ): Promise<void>
}

/** Creates it from the context. */
export function signInFailures(context: Context): SignInFailures {
  const limit = rateLimitOn(context)
  const countFor: SignInFailures['countFor'] = async (kind, address) => {
    await limit.hit(`${kind}:${address}`, ADDRESS_FAILURES, ADDRESS_WINDOW_MS)
  }
  return {
    countFor,
    async refuseAfterTooMany(kind, address) {
      const { count, retryAfterSeconds } = await limit.peek(`${kind}:${address}`)
      if (count >= ADDRESS_FAILURES) throw rateLimited(retryAfterSeconds)
    },
    async refuse(action, userId, address) {
      await countFor('sign-in', address)
      await context.change({ userId: null, address }, async (change) => {
        const at = new Date(context.now())
        const isLocked = userId !== null && (await sessionQueries(change.db).countFailure(userId, at))
        await change.audit({ action, entity: 'user', entityId: userId })
        if (isLocked) await change.audit({ action: 'user.lock', entity: 'user', entityId: userId })
      })
    },
  }
}
