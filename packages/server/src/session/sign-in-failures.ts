import type { Context } from '../context/context.ts'
import { triesOn, type TryCounter } from '../limits/tries.ts'
import { rateLimitOn } from '../limits/rate-limit.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { knowsAddress } from './known-addresses.ts'
import { accountKey, lockOutQueries } from './lock-out.queries.ts'
import { ACCOUNT_FAILURES, ADDRESS_FAILURES, ADDRESS_WINDOW_MS, LOCK_AFTER } from './session.limits.ts'

/** What a try proves: whoever is at the code has given the right password before. */
export type Proof = 'password' | 'code'

/** A try on an account, counted as a failure until it is forgiven. */
export interface AccountTry {
  /** False for one that must be refused without a look at it: the account is locked for this address. */
  readonly isJudged: boolean
  /** Notes the failure; the last of a row locks. */
  refuse(): Promise<void>
  /** Takes the try back: it was right, and there is another step to take. */
  forgive(): Promise<void>
  /** Forgets the row of failures: somebody is in. */
  clear(): Promise<void>
}

/** Counts sign-ins as failed before they are judged, by address and by account. Source: decision S5. */
export interface SignInFailures {
  /** @throws AppError 429 for an address with too many failures of this kind; counts nothing. */
  check(kind: 'sign-in' | 'token', address: string): Promise<void>
  /** Counts a try of an address. @throws AppError 429 for one that has too many. */
  take(kind: 'sign-in' | 'token', address: string): Promise<void>
  /** Takes a try of an address back that was no failure. */
  forgive(kind: 'sign-in' | 'token', address: string): Promise<void>
  /** Counts a try on an account; there may be none of that name. */
  takeOn(userId: number | null, proof: Proof, address: string): Promise<AccountTry>
}

/** Where codes are counted in addition to their address: whoever has the password may try from many. */
const ANYWHERE = 'codes from anywhere'

const addressCounter = (kind: 'sign-in' | 'token', address: string): TryCounter => ({
  key: `${kind}:${networkOf(address)}`,
  max: ADDRESS_FAILURES,
  windowMs: ADDRESS_WINDOW_MS,
})

/** Creates it from the context. */
export function signInFailures(context: Context): SignInFailures {
  const tries = triesOn(context)
  const limit = rateLimitOn(context)
  const lockOut = lockOutQueries(context.db)

  /** Counts a password on an account; where that was too many, the address must be one that it was used from before. */
  async function isWithin(account: string, userId: number, address: string): Promise<boolean> {
    const { isAllowed } = await limit.hit(account, ACCOUNT_FAILURES, ADDRESS_WINDOW_MS)
    return isAllowed || knowsAddress(context.db, userId, address)
  }

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
    // What the lock refuses counts no further: one network alone must not slow the account for all others.
    const countsOnAccount = !isCode && !isLocked
    const isSlowEnough = !countsOnAccount || (await isWithin(account, userId, address))
    const forgiveAccount = async () => {
      if (countsOnAccount) await limit.forgive(account)
    }
    return {
      isJudged: isSlowEnough && !isLocked,
      // Of codes, those from anywhere are never fewer.
      refuse: () => audit(proof, userId, address, places.at(-1) === LOCK_AFTER),
      async forgive() {
        await forgiveAccount()
        for (const origin of origins) await lockOut.forgive(userId, origin)
      },
      async clear() {
        await forgiveAccount()
        await lockOut.clear(userId, [...origins, ANYWHERE])
      },
    }
  }

  /** A try on an account that is not there, which takes as long as any other: time must not say who has one. Source: decision S1. */
  async function tryOnNobody(proof: Proof, address: string): Promise<AccountTry> {
    const nobody = `nobody:${networkOf(address)}`
    const { isAllowed } = await limit.hit(nobody, LOCK_AFTER, ADDRESS_WINDOW_MS)
    if (isAllowed) await limit.hit(`account:${nobody}`, ACCOUNT_FAILURES, ADDRESS_WINDOW_MS)
    return {
      isJudged: false,
      refuse: () => audit(proof, null, address, false),
      forgive: () => Promise.resolve(),
      clear: () => Promise.resolve(),
    }
  }

  return {
    check: (kind, address) => tries.check(addressCounter(kind, address)),
    take: (kind, address) => tries.take(addressCounter(kind, address)),
    forgive: (kind, address) => tries.forgive(addressCounter(kind, address)),
    takeOn: (userId, proof, address) =>
      userId === null ? tryOnNobody(proof, address) : tryOn(userId, proof, address),
  }
}
