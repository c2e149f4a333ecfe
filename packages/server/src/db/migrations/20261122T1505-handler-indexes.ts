import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

/** The indexes are built concurrently. */
export const runsInTransaction = false

/** The lists need them in their default orders, by handler or unassigned. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(
    db,
    'lead_handler_submitted',
    sql`on lead (section, handler_user_id, submitted_at, id) where deleted_at is null`,
  )
  await buildIndex(
    db,
    'lead_handler_date',
    sql`on lead (section, handler_user_id, date_and_time desc nulls last, id desc) where deleted_at is null`,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists lead_handler_submitted, lead_handler_date`.execute(db)
}
