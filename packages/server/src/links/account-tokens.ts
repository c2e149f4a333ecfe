import { TOKEN_LIFETIME_SECONDS } from '@latchkey/domain/links/link.rules'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import { hashOfToken, newSecretToken } from '../platform/secret-token.ts'
import type { IssuedLink } from './lead-tokens.ts'

/** Why a member of staff is sent a link to set a password, and how long it works. Source: decision S10. */
type AccountLinkPurpose = Extract<keyof typeof TOKEN_LIFETIME_SECONDS, 'passwordReset' | 'passwordInvite'>

/** Number that keeps the locks of people's links apart from other advisory locks. */
const LOCK = 103

/** The links that let members of staff set a password. */
export const accountTokens = (db: Transaction<Db>) => ({
  /** Issues a fresh link and cancels every older one: the newest wins. Source: decision S10. */
  async issue(userId: number, purpose: AccountLinkPurpose, nowMs: number): Promise<IssuedLink> {
    // Two that issue at once take turns, so that the second cancels the first.
    await sql`select pg_advisory_xact_lock(${LOCK}::integer, ${userId}::integer)`.execute(db)
    await this.cancel(userId, nowMs)
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

  /** Ends every live link of a person. */
  async cancel(userId: number, nowMs: number): Promise<void> {
    await db
      .updateTable('account_token')
      .set({ cancelled_at: new Date(nowMs) })
      .where('user_id', '=', userId)
      .where('cancelled_at', 'is', null)
      .where('consumed_at', 'is', null)
      .execute()
  },

  /** Uses a link of this person up; true for the one call that did. Source: decision S10. */
  async consume(token: string, userId: number, nowMs: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('account_token')
      .set({ consumed_at: new Date(nowMs) })
      .where('token_hash', '=', hashOfToken(token))
      .where('user_id', '=', userId)
      .where('consumed_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .where('expires_at', '>', new Date(nowMs))
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
})
