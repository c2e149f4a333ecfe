import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import { keptLeadOf, withMerged } from '../db/merged-leads.sql.ts'
import { addLinkToken, expiryOf, isOpenedBy, type LinkToken } from './link-token.ts'

/** A token can be used for one purpose only. */
export type LeadLinkPurpose = Db['lead_token']['purpose']

/** Links to a form, which are used up by it. */
export type FormLinkPurpose = Exclude<LeadLinkPurpose, 'page'>

/** Classes of the advisory locks by purpose. */
const LOCKS: Readonly<Record<FormLinkPurpose, number>> = { questionnaire: 101, reservation: 102 }

export interface LeadLink {
  id: number
  leadId: number
  purpose: FormLinkPurpose
}

/** A link with the lead that it opens, which is the kept one for a merged lead. */
export interface LiveLeadLink {
  id: number
  leadId: number
}

export const leadTokens = (db: Transaction<Db> | Kysely<Db>) => ({
  /** A link without a token, so nothing opens it yet; older links stay valid until it has one. Resolves with its id. */
  async issue(leadId: number, purpose: FormLinkPurpose, nowMs: number): Promise<number> {
    // Serialised, so that the later link has the higher id.
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
   * Adds a token for a mail about to be sent and cancels older links of the purpose. Null for a used or cancelled link,
   * and for one that meanwhile opens another lead.
   */
  async addToken({ id, leadId, purpose }: LeadLink, nowMs: number): Promise<LinkToken | null> {
    if (!(await opens(db, id, leadId))) return null
    const token = await addLinkToken(db, 'lead_token', id, expiryOf(purpose, nowMs))
    if (token !== null)
      await ending(db, leadId, nowMs).where('purpose', '=', purpose).where('id', '<', id).execute()
    return token
  },

  /** Cancels all live links of the lead but `keptId`. */
  async cancel(leadId: number, nowMs: number, keptId?: number): Promise<void> {
    await ending(db, leadId, nowMs)
      .$if(keptId !== undefined, (links) => links.where('id', '!=', keptId ?? 0))
      .execute()
  },

  /** Finds the newest link issued for this lead, whichever lead it opens. */
  newest(leadId: number, purpose: FormLinkPurpose, nowMs: number): Promise<LiveLeadLink | undefined> {
    return liveLink(db, purpose, nowMs)
      .where('lead_token.lead_id', '=', leadId)
      .orderBy('lead_token.id', 'desc')
      .limit(1)
      .executeTakeFirst()
  },

  /** Undefined alike for unknown, used, cancelled, foreign and expired tokens. */
  find(token: string, purpose: LeadLinkPurpose, nowMs: number): Promise<LiveLeadLink | undefined> {
    return liveLink(db, purpose, nowMs).where(isOpenedBy(token)).executeTakeFirst()
  },

  /** Finds a live link by its id. */
  findById(id: number, purpose: LeadLinkPurpose, nowMs: number): Promise<LiveLeadLink | undefined> {
    return liveLink(db, purpose, nowMs).where('lead_token.id', '=', id).executeTakeFirst()
  },

  /** Uses up the link with all its tokens; true for exactly one call. */
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

/** Ends the links of the lead and of leads merged into it. */
function ending(db: Transaction<Db> | Kysely<Db>, leadId: number, nowMs: number) {
  return db
    .updateTable('lead_token')
    .set({ cancelled_at: new Date(nowMs) })
    .where(sql<boolean>`lead_id in ${withMerged(leadId)}`)
    .where('cancelled_at', 'is', null)
    .where('consumed_at', 'is', null)
}

/** Issued for the lead, or for one merged into it. */
async function opens(db: Transaction<Db> | Kysely<Db>, id: number, leadId: number): Promise<boolean> {
  const link = await db
    .selectFrom('lead_token')
    .select('id')
    .where('id', '=', id)
    .where(sql<boolean>`${leadId} in (lead_token.lead_id, ${keptLeadOf('lead_token.lead_id')})`)
    .executeTakeFirst()
  return link !== undefined
}

/** Neither used, cancelled nor expired; the lead exists and is not anonymised. */
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
    .where('lead.anonymised_at', 'is', null)
}
