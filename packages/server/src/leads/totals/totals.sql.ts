import { SECTION_STATUSES, type LeadSection, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** Reads totals kept by triggers, which avoids a full count per request. */
export function storedTotal(section: LeadSection, status?: LeadStatus): RawBuilder<{ total: number }> {
  const statuses = status === undefined ? SECTION_STATUSES[section] : [status]
  return sql`select coalesce(sum(leads), 0) as total from lead_total where status in (${sql.join(statuses.map((each) => sql.lit(each)))})`
}

/** Replaces the rows of each status by their sum. */
export async function foldTotals(db: Kysely<Db>): Promise<void> {
  // One statement and so one snapshot: readers see the rows or their sum, never both.
  await sql`with folded as (delete from lead_total returning status, leads)
    insert into lead_total (status, leads)
    select status, sum(leads) from folded group by status having sum(leads) <> 0`.execute(db)
}
