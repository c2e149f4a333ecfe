import { sql, type Transaction } from 'kysely'
import type { Db } from './schema.ts'

/** Number of the lock on people and roles, apart from other advisory locks. */
const PEOPLE_LOCK = 104

/**
 * Lets those who change people and roles take turns until the transaction ends: they are few, and what they may do
 * depends on all the others, such as who is the last administrator. Source: decisions R3, R4 and U8.
 */
export async function lockPeople(db: Transaction<Db>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PEOPLE_LOCK}::bigint)`.execute(db)
}
