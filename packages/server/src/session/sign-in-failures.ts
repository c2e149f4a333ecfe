import type { Context } from '../context/context.ts'
import { triesOn, type TryCounter } from '../rate-limits/tries.ts'
import { rateLimitOn } from '../rate-limits/rate-limit.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { knowsAddress } from './known-addresses.ts'
import { accountKey, lockOutQueries } from './lock-out.queries.ts'
import { ACCOUNT_FAILURES, ADDRESS_FAILURES, ADDRESS_WINDOW_MS, LOCK_AFTER } from './session.limits.ts'

/** 'code' is tried after the right password only. */
export type Proof = 'password' | 'code'

/** A try counts as a failure until `uncount` or `clear` is called. */
export interface AccountTry {
  /** False for a locked, limited or unknown account: even a right try is rejected. */
  readonly isAllowed: boolean
  /** Audits the failure; the last one of a row locks. */
  recordFailure(): Promise<void>
  /** Removes the try from the counts: it was right, and a second step follows. */
  uncount(): Promise<void>
  /** Resets the row of failures after a sign-in. */
  clear(): Promise<void>
}

/** Counts tries as failures, by address and account, before they are checked. */
export interface SignInFailures {
  /**
   * Checks without counting.
   * @throws AppError 429 for an address with too many failures of this kind
   */
  check(kind: 'sign-in' | 'token', address: string): Promise<void>
  /**
   * Counts a try of an address.
   * @throws AppError 429 when it has too many
   */
  count(kind: 'sign-in' | 'token', address: string): Promise<void>
  /** Removes a try of an address from the count. */
  decrement(kind: 'sign-in' | 'token', address: string): Promise<void>
  /** A null `userId` is an unknown account. */
  countOn(userId: number | null, proof: Proof, address: string): Promise<AccountTry>
}

/** Codes are also counted across addresses: an attacker with the password may use many. */
const ANYWHERE = 'codes from anywhere'

const addressCounter = (kind: 'sign-in' | 'token', address: string): TryCounter => ({
  key: `${kind}:${networkOf(address)}`,
  max: ADDRESS_FAILURES,
  windowMs: ADDRESS_WINDOW_MS,
})

export function signInFailures(context: Context): SignInFailures {
  const tries = triesOn(context)
  const limit = rateLimitOn(context)
  const lockOut = lockOutQueries(context.db)

  const audit = (proof: Proof, userId: number | null, address: string, isLocking: boolean) =>
    context.change({ userId: null, address }, async (change) => {
      const action = proof === 'code' ? 'session.refuse-code' : 'session.refuse'
      await change.audit({ action, entity: 'user', entityId: userId })
      if (isLocking) await change.audit({ action: 'user.lock', entity: 'user', entityId: userId })
    })

  async function tryOn(userId: number, proof: Proof, address: string): Promise<AccountTry> {
    const isCode = proof === 'code'
    const account = accountKey(userId)
    const origins = [networkOf(address), ...(isCode ? [ANYWHERE] : [])]
    const places: number[] = []
    for (const origin of origins) places.push(await lockOut.count(userId, origin, new Date(context.now())))
    const isLocked = places.some((place) => place > LOCK_AFTER)
    // Tries rejected by a lock do not count here: a single network must not slow down the account for all others.
    const countsOnAccount = !isCode && !isLocked
    const isCounted =
      countsOnAccount && (await limit.hit(account, ACCOUNT_FAILURES, ADDRESS_WINDOW_MS)).isAllowed
    // Above the limit of the account, the address must be one that it was used from before.
    const isSlowEnough = !countsOnAccount || isCounted || (await knowsAddress(context.db, userId, address))
    const uncountAccount = async () => {
      if (isCounted) await limit.decrement(account)
    }
    return {
      isAllowed: isSlowEnough && !isLocked,
      // The count of codes across addresses is never lower than that of one address.
      recordFailure: () => audit(proof, userId, address, places.at(-1) === LOCK_AFTER),
      async uncount() {
        await uncountAccount()
        for (const origin of origins) await lockOut.decrement(userId, origin)
      },
      async clear() {
        await uncountAccount()
        await lockOut.clear(userId, [...origins, ANYWHERE])
      },
    }
  }

  /** Takes as long as a try on a real account, so that timing does not reveal whether it exists. */
  async function tryUnknownAccount(proof: Proof, address: string): Promise<AccountTry> {
    const nobody = `nobody:${networkOf(address)}`
    const { isAllowed } = await limit.hit(nobody, LOCK_AFTER, ADDRESS_WINDOW_MS)
    if (isAllowed) await limit.hit(`account:${nobody}`, ACCOUNT_FAILURES, ADDRESS_WINDOW_MS)
    return {
      isAllowed: false,
      recordFailure: () => audit(proof, null, address, false),
      uncount: () => Promise.resolve(),
      clear: () => Promise.resolve(),
    }
  }

  return {
    check: (kind, address) => tries.check(addressCounter(kind, address)),
    count: (kind, address) => tries.count(addressCounter(kind, address)),
    decrement: (kind, address) => tries.decrement(addressCounter(kind, address)),
    countOn: (userId, proof, address) =>
      userId === null ? tryUnknownAccount(proof, address) : tryOn(userId, proof, address),
  }
}
