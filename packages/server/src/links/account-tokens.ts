import type { TokenPurpose } from '@latchkey/domain/links/link.rules'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { JobData } from '../jobs/jobs.contract.ts'
import { addLinkToken, expiryOf, isOpenedBy, type LinkToken } from './link-token.ts'

/** Links to set a password, with different lifetimes. */
export type AccountLinkPurpose = Extract<TokenPurpose, 'passwordReset' | 'passwordInvite'>

export type ResetAskedBy = JobData['mail.password-reset']['askedBy']

/** One hour for one's own request, three days for an administrator's (rule S10). */
export const RESET_PURPOSE = {
  self: 'passwordReset',
  administrator: 'passwordInvite',
} as const satisfies Record<ResetAskedBy, AccountLinkPurpose>

export interface AccountLink {
  id: number
  userId: number
  purpose: AccountLinkPurpose
}

/** Class of the advisory locks of people's links. */
const LOCK = 103

export const accountTokens = (db: Transaction<Db>) => ({
  /** A link without a token, so nothing opens it yet; older links stay valid until it has one. Resolves with its id. */
  async issue(userId: number, purpose: AccountLinkPurpose, nowMs: number): Promise<number> {
    // Serialised, so that the later link has the higher id.
    await sql`select pg_advisory_xact_lock(${LOCK}::integer, ${userId}::integer)`.execute(db)
    const { id } = await db
      .insertInto('account_token')
      .values({
        user_id: userId,
        purpose: purpose === 'passwordInvite' ? 'invite' : 'reset',
        created_at: new Date(nowMs),
        expires_at: expiryOf(purpose, nowMs),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  /**
   * Adds a token for a mail about to be sent and cancels older links of the person. Null for a used or
   * cancelled link.
   */
  async addToken({ id, userId, purpose }: AccountLink, nowMs: number): Promise<LinkToken | null> {
    const token = await addLinkToken(db, 'account_token', id, expiryOf(purpose, nowMs))
    if (token !== null) await ending(db, userId, nowMs).where('id', '<', id).execute()
    return token
  },

  /** Adds a token for a person who is redirected at once, without a mail. */
  async issueToken(userId: number, purpose: AccountLinkPurpose, nowMs: number): Promise<LinkToken> {
    const id = await this.issue(userId, purpose, nowMs)
    const token = await this.addToken({ id, userId, purpose }, nowMs)
    if (token === null) throw new Error('A link was over as soon as it was issued.')
    return token
  },

  /** Cancels all live links of the person. */
  async cancel(userId: number, nowMs: number): Promise<void> {
    await ending(db, userId, nowMs).execute()
  },

  /** Uses up the link to which the token belongs; true for exactly one call. */
  async consume(token: string, userId: number, nowMs: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('account_token')
      .set({ consumed_at: new Date(nowMs) })
      .where(isOpenedBy(token))
      .where('user_id', '=', userId)
      .where('consumed_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .where('expires_at', '>', new Date(nowMs))
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
})

function ending(db: Transaction<Db>, userId: number, nowMs: number) {
  return db
    .updateTable('account_token')
    .set({ cancelled_at: new Date(nowMs) })
    .where('user_id', '=', userId)
    .where('cancelled_at', 'is', null)
    .where('consumed_at', 'is', null)
}
