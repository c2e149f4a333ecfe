import { SOURCES_LISTED_MAX } from '@latchkey/domain/integrations/sources/source.limits'
import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { LeadSourceTable } from '../../db/tables/integrations.ts'
import type { SourceRecord } from '../received/received.queries.ts'

/** Counts of what a source has sent. */
export interface SourceCounts {
  readonly last_at: Date | null
  readonly this_week: number
  readonly to_complete: number
}

export const sourceQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Sources in use come first, by name. At most `SOURCES_LISTED_MAX`: those that ended longest ago are left out. */
  async all(weekBegan: Date): Promise<(SourceRecord & SourceCounts)[]> {
    const { rows } = await sql<SourceRecord & SourceCounts>`
      select lead_source.*, counts.*
      from (
        select * from lead_source order by ended_at desc nulls first, id desc limit ${sql.lit(SOURCES_LISTED_MAX)}
      ) as lead_source cross join lateral (
        select max(at) as last_at, count(*) filter (where at >= ${weekBegan}) as this_week,
          count(*) filter (where done_at is null) as to_complete
        from lead_received where source_id = lead_source.id
      ) as counts
      order by ended_at is not null, folded_text(name), id`.execute(db)
    return rows
  },

  /** Serialises changes of sources until the transaction ends: names are unique. */
  async lock(): Promise<SourceRecord[]> {
    await sql`lock table lead_source in share row exclusive mode`.execute(db)
    return db.selectFrom('lead_source').selectAll().execute()
  },

  async insert(values: Insertable<LeadSourceTable>): Promise<number> {
    const { id } = await db.insertInto('lead_source').values(values).returning('id').executeTakeFirstOrThrow()
    return id
  },

  async update(id: number, values: Updateable<LeadSourceTable>): Promise<void> {
    await db
      .updateTable('lead_source')
      .set((source) => ({ ...values, version: source('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  },
})
