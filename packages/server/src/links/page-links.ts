import { PAGE_LINKS_MAX } from '@latchkey/domain/links/link.rules'
import { sql, type Transaction } from 'kysely'
import { withMerged } from '../db/merged-leads.sql.ts'
import type { Db } from '../db/schema.ts'
import { addLinkToken, expiryOf, type LinkToken } from './link-token.ts'

/**
 * A token for the tenant's page, for the mail of a job; cancels all but the newest links of the lead (rule T1.1). Each
 * attempt of the job adds a token to the same link.
 */
export async function addPageLink(
  db: Transaction<Db>,
  { leadId, jobId }: { leadId: number; jobId: string },
  nowMs: number,
): Promise<LinkToken> {
  const expiresAt = expiryOf('page', nowMs)
  const earlier = await db
    .selectFrom('lead_token')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('mail_job_id', '=', jobId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  const { id } =
    earlier ??
    (await db
      .insertInto('lead_token')
      .values({
        lead_id: leadId,
        purpose: 'page',
        mail_job_id: jobId,
        created_at: new Date(nowMs),
        expires_at: expiresAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow())
  const link = await addLinkToken(db, 'lead_token', id, expiresAt)
  if (link === null) throw new Error('A link was cancelled as soon as it was issued.')
  await db
    .updateTable('lead_token')
    .set({ cancelled_at: new Date(nowMs) })
    .where('purpose', '=', 'page')
    .where(sql<boolean>`lead_id in ${withMerged(leadId)}`)
    .where('cancelled_at', 'is', null)
    .where('id', 'not in', (links) =>
      links
        .selectFrom('lead_token as newest')
        .select('newest.id')
        .where('newest.purpose', '=', 'page')
        .where('newest.cancelled_at', 'is', null)
        .where(sql<boolean>`newest.lead_id in ${withMerged(leadId)}`)
        .orderBy('newest.id', 'desc')
        .limit(PAGE_LINKS_MAX),
    )
    .execute()
  return link
}
