import type { TokenPurpose } from '@latchkey/domain/links/link.rules'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { JobData } from '../jobs/jobs.contract.ts'
import { addLinkToken, expiryOf, isOpenedBy, type LinkToken } from './link-token.ts'

/** Why a member of staff is sent a link to set a password, and how long it works. Source: decision S10. */
export type AccountLinkPurpose = Extract<TokenPurpose, 'passwordReset' | 'passwordInvite'>

/** Who asked for somebody's link to set another password. */
export type ResetAskedBy = JobData['mail.password-reset']['askedBy']

/** A link that a person asked for works for an hour, one that an administrator sent for three days. Source: decision S10. */
export const RESET_PURPOSE = {
  self: 'passwordReset',
  administrator: 'passwordInvite',
} as const satisfies Record<ResetAskedBy, AccountLinkPurpose>

/** A link as it is issued. */
export interface AccountLink {
  id: number
  userId: number
  purpose: AccountLinkPurpose
}

/** Number that keeps the locks of people's links apart from other advisory locks. */
const LOCK = 103

/** The links that let members of staff set a password. */
export const accountTokens = (db: Transaction<Db>) => ({
  /** Issues a link, which nothing opens before it has a token; older ones go on working until then. Answers its number. */
  async issue(userId: number, purpose: AccountLinkPurpose, nowMs: number): Promise<number> {
    // Two that issue at once take turns, so that the later one has the higher number.
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
   * One more token for a link, for a mail that is about to be sent; every older link of the person ends: the newest
   * wins. Null for a link that was used or cancelled. Source: decision S10.
   */
  async addToken({ id, userId, purpose }: AccountLink, nowMs: number): Promise<LinkToken | null> {
    const token = await addLinkToken(db, 'account_token', id, expiryOf(purpose, nowMs))
    if (token !== null) await ending(db, userId, nowMs).where('id', '<', id).execute()
    return token
  },

  /** A fresh link for somebody who is sent to it at once, without a mail. */
  async issueToken(userId: number, purpose: AccountLinkPurpose, nowMs: number): Promise<LinkToken> {
    const id = await this.issue(userId, purpose, nowMs)
    const token = await this.addToken({ id, userId, purpose }, nowMs)
    if (token === null) throw new Error('A link was over as soon as it was issued.')
    return token
  },

  /** Ends every live link of a person. */
  async cancel(userId: number, nowMs: number): Promise<void> {
    await ending(db, userId, nowMs).execute()
  },

  /** Uses a link of this person up, by any of its tokens; true for the one call that did. Source: decision S10. */
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

/** Cancels live links of a person. */
function ending(db: Transaction<Db>, userId: number, nowMs: number) {
  return db
    .updateTable('account_token')
    .set({ cancelled_at: new Date(nowMs) })
    .where('user_id', '=', userId)
    .where('cancelled_at', 'is', null)
    .where('consumed_at', 'is', null)
}
