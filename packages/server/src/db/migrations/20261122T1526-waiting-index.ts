import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

/** The index is built while others read and write. */
export const runsInTransaction = false

/** Finds the leads that wait for a first answer, oldest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(
    db,
    'lead_waiting',
    sql`on lead (submitted_at, id) where deleted_at is null and section = 1 and first_answered_at is null`,
  )
}

/** Takes it back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists lead_waiting`.execute(db)
}
