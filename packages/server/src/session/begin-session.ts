import { deviceName } from '@latchkey/domain/session/device-name'
import type { Session } from '@latchkey/domain/session/session.contract'
import type { Change } from '../context/context.ts'
import { hashOfToken, newSecretToken } from '../platform/crypto/secret-token.ts'
import { unixSeconds } from '../platform/values/unix-seconds.ts'
import type { Origin } from './origin.ts'
import { SESSION_MS } from './session.limits.ts'
import { sessionQueries, type SignInUser } from './session.queries.ts'
import type { SessionTokens } from './session-tokens.ts'

export interface BegunSession {
  id: number
  session: Session
}

/**
 * Begins a session after the last step of the sign-in, and mails a notice if the device is new; false when the account
 * was disabled or its password changed meanwhile.
 */
export async function beginSession(
  change: Pick<Change, 'db' | 'audit' | 'enqueue'>,
  user: SignInUser,
  { from, nowMs, tokens }: { from: Origin; nowMs: number; tokens: SessionTokens },
): Promise<BegunSession | false> {
  const queries = sessionQueries(change.db)
  const at = new Date(nowMs)
  if (!(await queries.acceptPassword(user, at))) return false
  const known = new Set((await queries.devices(user.id)).map(deviceName))
  const device = deviceName(from.device)
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
  if (known.size > 0 && !known.has(device))
    await change.enqueue('mail.account-notice', {
      userId: user.id,
      notice: 'new-device',
      happenedAt: unixSeconds(at),
      device,
    })
  const jwt = await tokens.tokenOf(secret, expiresAt)
  return { id, session: { id: user.id, email: user.username, jwt } }
}
