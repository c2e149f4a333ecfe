import { TOKEN_LIFETIME_SECONDS } from '@latchkey/domain/links/link.rules'
import type { Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import { hashOfToken, newSecretToken } from '../platform/secret-token.ts'
import type { IssuedLink } from './lead-tokens.ts'

/** Why a member of staff is sent a link to set a password, and how long it works. Source: decision S10. */
type AccountLinkPurpose = Extract<keyof typeof TOKEN_LIFETIME_SECONDS, 'passwordReset' | 'passwordInvite'>

/** The links that let members of staff set a password. */
export const accountTokens = (db: Transaction<Db>) => ({
  /** Issues a fresh link and cancels every older one: the newest wins. Source: decision S10. */
  async issue(userId: number, purpose: AccountLinkPurpose, nowMs: number): Promise<IssuedLink> {
    await db
      .updateTable('account_token')
      .set({ cancelled_at: new Date(nowMs) })
      .where('user_id', '=', userId)
      .where('cancelled_at', 'is', null)
      .where('consumed_at', 'is', null)
      .execute()
    const token = newSecretToken()
    const expiresAt = new Date(nowMs + TOKEN_LIFETIME_SECONDS[purpose] * 1000)
    await db
      .insertInto('account_token')
      .values({
        user_id: userId,
        purpose: purpose === 'passwordInvite' ? 'invite' : 'reset',
        token_hash: hashOfToken(token),
        created_at: new Date(nowMs),
        expires_at: expiresAt,
      })
      .execute()
    return { token, expiresAt }
  },
})
