import type { ViewingOutcome } from '@latchkey/domain/leads/outcome/outcome.contract'
import type { Transaction } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { LeadRecord } from './lead.present.ts'

/** Records what became of the viewing of a lead; `byUserId` is null for the tenant. */
export async function recordOutcome(
  db: Transaction<Db>,
  lead: Pick<LeadRecord, 'id' | 'viewing_at' | 'viewing_user_id'>,
  { outcome, byUserId, at }: { outcome: ViewingOutcome; byUserId: number | null; at: Date },
): Promise<void> {
  if (lead.viewing_at === null) return
  await db
    .insertInto('viewing_outcome')
    .values({
      lead_id: lead.id,
      viewing_at: lead.viewing_at,
      agent_id: lead.viewing_user_id,
      outcome,
      by_user_id: byUserId,
      at,
    })
    .execute()
}
