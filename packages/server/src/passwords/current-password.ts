import type { Context } from '../context/context.ts'
import { rejectErrors } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { verifyPassword } from '../platform/crypto/password-hash.ts'
import { triesOn } from '../rate-limits/tries.ts'
import { PASSWORD_CHECKED_MAX } from '../session/session.limits.ts'
import { WRONG_CURRENT_PASSWORDS, WRONG_TRIES_WINDOW_MS } from './passwords.limits.ts'
import { passwordQueries } from './passwords.queries.ts'

/** Compares with the hash of a signed-in person. */
export type IsCurrentPassword = (userId: number, password: string, hash: string | null) => Promise<boolean>

/**
 * Counts every try before it is checked, so that concurrency does not evade the limit.
 * @throws AppError 429 after too many wrong ones
 */
export function currentPasswordCheck(context: Pick<Context, 'db' | 'now'>): IsCurrentPassword {
  const tries = triesOn(context)
  return async (userId, password, hash) => {
    const counter = {
      key: `current-password:${userId}`,
      max: WRONG_CURRENT_PASSWORDS,
      windowMs: WRONG_TRIES_WINDOW_MS,
    }
    await tries.count(counter)
    if (hash === null || password.length > PASSWORD_CHECKED_MAX) return false
    const isRight = await verifyPassword(password, hash)
    if (isRight) await tries.clear(counter)
    return isRight
  }
}

/**
 * Proof of identity by the password.
 * @throws AppError 422 for a wrong one, 429 after too many wrong ones
 */
export function passwordProof(
  context: Pick<Context, 'db' | 'now'>,
): (actor: Pick<Actor, 'userId'>, password: string) => Promise<void> {
  const isCurrentPassword = currentPasswordCheck(context)
  return async ({ userId }, password) => {
    const hash = await passwordQueries(context.db).hashOf(userId)
    if (!(await isCurrentPassword(userId, password, hash))) rejectErrors({ password: ['invalid'] })
  }
}
