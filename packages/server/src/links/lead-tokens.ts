import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import { keptLeadOf, withMerged } from '../db/merged-leads.sql.ts'
import { addLinkToken, expiryOf, isOpenedBy, type LinkToken } from './link-token.ts'

/** What a tenant's link lets the tenant do; a link for one is nothing to the other. Source: decision P1. */
export type LeadLinkPurpose = Db['lead_token']['purpose']

/** Numbers that keep the locks of each purpose apart from other advisory locks. */
const LOCKS: Readonly<Record<LeadLinkPurpose, number>> = { questionnaire: 101, reservation: 102 }

/** A link as it is issued. */
export interface LeadLink {
  id: number
  leadId: number
  purpose: LeadLinkPurpose
}

/** A live link as it is found by its token, with the lead that it opens: the kept one, where its own was merged. */
export interface LiveLeadLink {
  id: number
  leadId: number
}

/** The links mailed to tenants; bound to a database, or to a transaction for those that write. */
export const leadTokens = (db: Transaction<Db> | Kysely<Db>) => ({
  /** Issues a link, which nothing opens before it has a token; older ones go on working until then. Answers its number. */
  async issue(leadId: number, purpose: LeadLinkPurpose, nowMs: number): Promise<number> {
    // Two that issue at once take turns, so that the later one has the higher number.
    await sql`select pg_advisory_xact_lock(${LOCKS[purpose]}::integer, ${leadId}::integer)`.execute(db)
    const { id } = await db
      .insertInto('lead_token')
      .values({
        lead_id: leadId,
        purpose,
        created_at: new Date(nowMs),
        expires_at: expiryOf(purpose, nowMs),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  /**
   * One more token for a link, for a mail that is about to be sent; older links of its purpose end. Null for a link that
   * was used or cancelled, and for one that opens another lead by now. Source: decision P1.
   */
  async addToken({ id, leadId, purpose }: LeadLink, nowMs: number): Promise<LinkToken | null> {
    if (!(await opens(db, id, leadId))) return null
    const token = await addLinkToken(db, 'lead_token', id, expiryOf(purpose, nowMs))
    if (token !== null)
      await ending(db, leadId, nowMs).where('purpose', '=', purpose).where('id', '<', id).execute()
    return token
  },

  /** Ends every live link of a lead, but for the one that is to go on. */
  async cancel(leadId: number, nowMs: number, keptId?: number): Promise<void> {
    await ending(db, leadId, nowMs)
      .$if(keptId !== undefined, (links) => links.where('id', '!=', keptId ?? 0))
      .execute()
  },

  /** The newest live link of a lead's own, whichever lead it opens; undefined for none. */
  newest(leadId: number, purpose: LeadLinkPurpose, nowMs: number): Promise<LiveLeadLink | undefined> {
    return liveLink(db, purpose, nowMs)
      .where('lead_token.lead_id', '=', leadId)
      .orderBy('lead_token.id', 'desc')
      .limit(1)
      .executeTakeFirst()
  },

  /** The link behind a token while it works; undefined for an unknown, used, cancelled, foreign or expired one alike. */
  find(token: string, purpose: LeadLinkPurpose, nowMs: number): Promise<LiveLeadLink | undefined> {
    return liveLink(db, purpose, nowMs).where(isOpenedBy(token)).executeTakeFirst()
  },

  /** The same, by the link's own number. */
  findById(id: number, purpose: LeadLinkPurpose, nowMs: number): Promise<LiveLeadLink | undefined> {
    return liveLink(db, purpose, nowMs).where('lead_token.id', '=', id).executeTakeFirst()
  },

  /** Uses a link up, whichever of its tokens opened it; true for the one call that did. */
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

/** Cancels live links of a lead, and of those that were merged into it. */
function ending(db: Transaction<Db> | Kysely<Db>, leadId: number, nowMs: number) {
  return db
    .updateTable('lead_token')
    .set({ cancelled_at: new Date(nowMs) })
    .where(sql<boolean>`lead_id in ${withMerged(leadId)}`)
    .where('cancelled_at', 'is', null)
    .where('consumed_at', 'is', null)
}

/** True for a link that opens a lead: it was issued for the lead, or for one that was merged into it. */
async function opens(db: Transaction<Db> | Kysely<Db>, id: number, leadId: number): Promise<boolean> {
  const link = await db
    .selectFrom('lead_token')
    .select('id')
    .where('id', '=', id)
    .where(sql<boolean>`${leadId} in (lead_token.lead_id, ${keptLeadOf('lead_token.lead_id')})`)
    .executeTakeFirst()
  return link !== undefined
}

/** Links of one purpose that are neither used, cancelled nor expired, and whose lead is there. */
function liveLink(db: Transaction<Db> | Kysely<Db>, purpose: LeadLinkPurpose, nowMs: number) {
  return db
    .selectFrom('lead_token')
    .innerJoin('lead', (join) => join.on('lead.id', '=', sql<number>`${keptLeadOf('lead_token.lead_id')}`))
    .select(['lead_token.id', 'lead.id as leadId'])
    .where('purpose', '=', purpose)
    .where('consumed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', new Date(nowMs))
    .where('lead.deleted_at', 'is', null)
}
