import { secondStepAddress, type SecondStep } from '@latchkey/domain/session/second-step'
import type { Transaction } from 'kysely'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/schema.ts'
import { hashOfToken, newSecretToken } from '../platform/crypto/secret-token.ts'
import { CHALLENGE_MS } from './two-factor.limits.ts'
import { twoFactorQueries } from './two-factor.queries.ts'

/** Path of the second step; null when the password is enough. The sign-in is recorded by the second step only. */
export async function secondStepFor(
  { config, now }: Pick<Context, 'config' | 'now'>,
  db: Transaction<Db>,
  userId: number,
): Promise<string | null> {
  const queries = twoFactorQueries(db)
  const { isOn, isRequired } = await queries.state(userId, config)
  if (!isOn && !isRequired) return null
  const step: SecondStep = isOn ? 'code' : 'set-up'
  const token = newSecretToken()
  const expiresAt = new Date(now() + CHALLENGE_MS)
  await queries.challenge({ tokenHash: hashOfToken(token), userId, step, expiresAt })
  return secondStepAddress(step, token)
}
