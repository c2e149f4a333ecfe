import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

/** Indexes are built while others read and write. */
export const runsInTransaction = false

/** Finds the leads of one handler, or of nobody, in the orders in which the lists open. */
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

/** Takes it back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists lead_handler_submitted, lead_handler_date`.execute(db)
}
