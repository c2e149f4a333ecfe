import { sql, type RawBuilder } from 'kysely'

/** The ids of a lead and of all that were merged into it, directly or by way of others. Source: decision A4.2. */
export const withMerged = (leadId: number): RawBuilder<number> => sql`(
  with recursive member (id) as (
    select ${leadId}::integer
    union all
    select lead.id from lead join member on lead.merged_into_id = member.id
  ) select id from member
)`

/** The id of the lead that is kept for the one that a column names: that one itself, unless it was merged into another. Source: decision A4.2. */
export const keptLeadOf = (column: string): RawBuilder<number> => sql`(
  with recursive step (id, next_id) as (
    select first.id, first.merged_into_id from lead as first where first.id = ${sql.ref(column)}
    union all
    select next.id, next.merged_into_id from lead as next join step on next.id = step.next_id
  ) select id from step where next_id is null
)`
