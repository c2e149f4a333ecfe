import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

/** Leads are filled in batches, so that saves continue; the indexes are built concurrently. */
export const runsInTransaction = false

const BATCH = 5_000

/**
 * The steps that leads reached before they were recorded: by their history, and without it by their status and dates.
 * Then the indexes of the reports.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from lead`.execute(db)
  const last = rows[0]?.last ?? 0
  for (let from = 1; from <= last; from += BATCH)
    await sql`
      with passed as (
        select entity_id as id, at, (change ->> 'to')::integer as status
        from audit, jsonb_array_elements(changes) as change
        where entity = 'lead' and entity_id between ${from} and ${from + BATCH - 1}
          and change ->> 'field' = 'status' and change ->> 'to' ~ '^\\d{1,2}$'
        union all
        select id, coalesce(reservation_complete_at, reservation_sent_at, viewing_at, submitted_at), status
        from lead where id between ${from} and ${from + BATCH - 1}
      ), first as (
        select id,
          min(at) filter (where status in (4, 5) or status >= 7) as viewing,
          min(at) filter (where status >= 7) as reservation,
          min(at) filter (where status = 12) as complete
        from passed group by id
      )
      update lead set
        viewing_reached_at = coalesce(viewing_reached_at, first.viewing),
        reservation_reached_at = coalesce(reservation_reached_at, first.reservation),
        complete_reached_at = coalesce(complete_reached_at, first.complete)
      from first
      where lead.id = first.id and first.viewing is not null
        and (lead.viewing_reached_at is null
          or (lead.reservation_reached_at is null and first.reservation is not null)
          or (lead.complete_reached_at is null and first.complete is not null))`.execute(db)
  await buildIndex(
    db,
    'lead_report',
    sql`on lead (submitted_at) include (source, status, handler_user_id, property_id, first_answered_at,
        first_answer_minutes, viewing_reached_at, reservation_reached_at, complete_reached_at)
      where deleted_at is null`,
  )
  await buildIndex(db, 'viewing_outcome_report', sql`on viewing_outcome (viewing_at)`)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index lead_report, viewing_outcome_report`.execute(db)
}
