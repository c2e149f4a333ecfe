import { sql, type RawBuilder } from 'kysely'

/** Ids of a lead and of all leads merged into it, directly or indirectly. */
export const withMerged = (leadId: number): RawBuilder<number> => sql`(
  with recursive member (id) as (
    select ${leadId}::integer
    union
    select lead.id from lead join member on lead.merged_into_id = member.id
  ) select id from member
)`

/** Id of the lead that is kept for the one in a column: the lead itself unless it was merged. */
export const keptLeadOf = (column: string): RawBuilder<number> => sql`(
  with recursive step (id, next_id) as (
    select first.id, first.merged_into_id from lead as first where first.id = ${sql.ref(column)}
    union
    select next.id, next.merged_into_id from lead as next join step on next.id = step.next_id
  ) select id from step where next_id is null
)`
