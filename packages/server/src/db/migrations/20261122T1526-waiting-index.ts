import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

/** The index is built concurrently. */
export const runsInTransaction = false

/** Unanswered leads, oldest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(
    db,
    'lead_waiting',
    sql`on lead (submitted_at, id) where deleted_at is null and section = 1 and first_answered_at is null`,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists lead_waiting`.execute(db)
}
