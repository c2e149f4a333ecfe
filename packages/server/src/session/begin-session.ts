import type { Session } from '@latchkey/domain/session/session.contract'
import type { Change } from '../context/context.ts'
import { hashOfToken, newSecretToken } from '../platform/crypto/secret-token.ts'
import type { Origin } from './origin.ts'
import { SESSION_MS } from './session.limits.ts'
import { sessionQueries, type SignInUser } from './session.queries.ts'
import type { SessionTokens } from './session-tokens.ts'

/** Lets a person in who has proved who they are; false when the account was disabled or given another password in the meantime. */
export async function beginSession(
  change: Pick<Change, 'db' | 'audit'>,
  user: SignInUser,
  { from, nowMs, tokens }: { from: Origin; nowMs: number; tokens: SessionTokens },
): Promise<Session | false> {
  const queries = sessionQueries(change.db)
  const at = new Date(nowMs)
  if (!(await queries.acceptPassword(user, at))) return false
  const secret = newSecretToken()
  const expiresAt = new Date(nowMs + SESSION_MS)
  const id = await queries.begin({
    tokenHash: hashOfToken(secret),
    userId: user.id,
    at,
    expiresAt,
    ...from,
  })
  await change.audit({ action: 'session.begin', entity: 'session', entityId: id })
  return { id: user.id, email: user.username, jwt: await tokens.tokenOf(secret, expiresAt) }
}
