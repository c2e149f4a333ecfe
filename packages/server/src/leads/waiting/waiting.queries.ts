import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { FirstAnswer } from '../record/lead.waiting.ts'
import { responseColumns } from '../record/lead.waiting.ts'
import { sectionNumber } from '../record/lead.columns.ts'
import { ROW_COLUMNS } from '../lists/lists.queries.ts'
import type { ListedLeadRecord } from '../record/lead.present.ts'

/** The same condition as `isWaiting` and the index `lead_waiting`. */
const WAITS: RawBuilder<SqlBool> = sql`(section = ${sql.lit(sectionNumber('Enquiry'))} and first_answered_at is null)`

interface WaitingTotals {
  readonly total: number
  readonly warned: number
  readonly overdue: number
}

export const waitingQueries = (db: Kysely<Db>) => ({
  async longest(limit: number): Promise<ListedLeadRecord[]> {
    const { rows } = await sql<ListedLeadRecord>`
      select ${ROW_COLUMNS} from lead where deleted_at is null and ${WAITS}
      order by submitted_at, id limit ${limit}`.execute(db)
    return rows
  },

  /** Null for an instant before every submission. */
  async totals(warnedBy: Date | null, overdueBy: Date | null): Promise<WaitingTotals> {
    const { rows } = await sql<WaitingTotals>`
      select count(*) as total,
        count(*) filter (where submitted_at <= ${warnedBy}) as warned,
        count(*) filter (where submitted_at <= ${overdueBy}) as overdue
      from lead where deleted_at is null and ${WAITS}`.execute(db)
    return rows[0] ?? { total: 0, warned: 0, overdue: 0 }
  },

  /** Enquiries that wait to be completed; `late` are those received by then, null for none. */
  async toComplete(lateBy: Date | null): Promise<{ total: number; late: number }> {
    const { rows } = await sql<{ total: number; late: number }>`
      select count(*) as total, count(*) filter (where at <= ${lateBy}) as late
      from lead_received where done_at is null`.execute(db)
    return rows[0] ?? { total: 0, late: 0 }
  },

  /** Null removes the answer. The version stays: no field of the form changes. */
  async write(leadId: number, answer: FirstAnswer | null): Promise<void> {
    await db.updateTable('lead').set(responseColumns(answer)).where('id', '=', leadId).execute()
  },
})
