import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { FirstAnswer } from './leads.waiting.ts'
import { answerColumns } from './leads.waiting.ts'
import { ROW_COLUMNS } from './leads.list.queries.ts'
import type { CountedLeadRecord } from './leads.present.ts'

/** True for a lead that waits, in the words of its index. Source: decision A3.1. */
export const WAITS: RawBuilder<SqlBool> = sql`(section = 1 and first_answered_at is null)`

/** How many leads wait: those that were submitted by an instant have reached the warning, or the target. */
interface WaitingTotals {
  readonly total: number
  readonly warned: number
  readonly overdue: number
}

/** The leads that wait for a first answer. */
export const answerQueries = (db: Kysely<Db>) => ({
  /** Those that wait longest. */
  async longest(limit: number): Promise<CountedLeadRecord[]> {
    const { rows } = await sql<CountedLeadRecord>`
      select ${ROW_COLUMNS} from lead where deleted_at is null and ${WAITS}
      order by submitted_at, id limit ${limit}`.execute(db)
    return rows
  },

  /** How many wait; null for an instant before which nobody can have been submitted. */
  async totals(warnedBy: Date | null, overdueBy: Date | null): Promise<WaitingTotals> {
    const { rows } = await sql<WaitingTotals>`
      select count(*) as total,
        count(*) filter (where submitted_at <= ${warnedBy}) as warned,
        count(*) filter (where submitted_at <= ${overdueBy}) as overdue
      from lead where deleted_at is null and ${WAITS}`.execute(db)
    return rows[0] ?? { total: 0, warned: 0, overdue: 0 }
  },

  /** Writes the first answer to a lead, or takes it back. Its version stays: no field of its form changes. */
  async write(leadId: number, answer: FirstAnswer | null): Promise<void> {
    await db.updateTable('lead').set(answerColumns(answer)).where('id', '=', leadId).execute()
  },
})
