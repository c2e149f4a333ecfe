import { TOKEN_LIFETIME_SECONDS } from '@latchkey/domain/links/link.rules'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import { hashOfToken, newSecretToken } from '../platform/secret-token.ts'

/** What a tenant's link lets the tenant do; a link for one is nothing to the other. Source: decision P1. */
export type LeadLinkPurpose = Db['lead_token']['purpose']

/** Numbers that keep the locks of each purpose apart from other advisory locks. */
const LOCKS: Readonly<Record<LeadLinkPurpose, number>> = { questionnaire: 101, reservation: 102 }

/** A link that was just issued. The token is in no table and in no job: it exists here and in the mail. */
export interface IssuedLink {
  token: string
  expiresAt: Date
}

/** A live link as it is found by its token. */
export interface LiveLeadLink {
  id: number
  leadId: number
}

/** The links mailed to tenants; bound to a database, or to a transaction for those that write. */
export const leadTokens = (db: Transaction<Db> | Kysely<Db>) => ({
  /** Issues a fresh link of one purpose and cancels the older ones. */
  async issue(leadId: number, purpose: LeadLinkPurpose, nowMs: number): Promise<IssuedLink> {
    // Two that issue at once take turns, so that the second cancels the first.
    await sql`select pg_advisory_xact_lock(${LOCKS[purpose]}::integer, ${leadId}::integer)`.execute(db)
    await this.cancel(leadId, nowMs, purpose)
    const token = newSecretToken()
    const expiresAt = new Date(nowMs + TOKEN_LIFETIME_SECONDS[purpose] * 1000)
    await db
      .insertInto('lead_token')
      .values({
        lead_id: leadId,
        purpose,
        token_hash: hashOfToken(token),
        created_at: new Date(nowMs),
        expires_at: expiresAt,
      })
      .execute()
    return { token, expiresAt }
  },

  /** Ends every live link of a lead, or only those of one purpose. */
  async cancel(leadId: number, nowMs: number, purpose?: LeadLinkPurpose): Promise<void> {
    await db
      .updateTable('lead_token')
      .set({ cancelled_at: new Date(nowMs) })
      .where('lead_id', '=', leadId)
      .where('cancelled_at', 'is', null)
      .where('consumed_at', 'is', null)
      .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? 'questionnaire'))
      .execute()
  },

  /** The link behind a token while it works; undefined for an unknown, used, cancelled, foreign or expired one alike. */
  find(token: string, purpose: LeadLinkPurpose, nowMs: number): Promise<LiveLeadLink | undefined> {
    return liveLink(db, purpose, nowMs).where('token_hash', '=', hashOfToken(token)).executeTakeFirst()
  },

  /** The same, by the link's own number. */
  findById(id: number, purpose: LeadLinkPurpose, nowMs: number): Promise<LiveLeadLink | undefined> {
    return liveLink(db, purpose, nowMs).where('lead_token.id', '=', id).executeTakeFirst()
  },

  /** Uses a link up; true for the one call that did. */
  async consume(id: number, nowMs: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('lead_token')
      .set({ consumed_at: new Date(nowMs) })
      .where('id', '=', id)
      .where('consumed_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .where('expires_at', '>', new Date(nowMs))
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
})

/** Links of one purpose that are neither used, cancelled nor expired, and whose lead is there. */
function liveLink(db: Transaction<Db> | Kysely<Db>, purpose: LeadLinkPurpose, nowMs: number) {
  return db
    .selectFrom('lead_token')
    .innerJoin('lead', 'lead.id', 'lead_token.lead_id')
    .select(['lead_token.id', 'lead_token.lead_id as leadId'])
    .where('purpose', '=', purpose)
    .where('consumed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', new Date(nowMs))
    .where('lead.deleted_at', 'is', null)
}
