import { isId } from '@latchkey/domain/platform/values/id'
import { sql, type Transaction } from 'kysely'
import type { Db } from './schema.ts'

/** Differs from other advisory locks. */
const PEOPLE_LOCK = 104

/**
 * Serialises changes of people and roles until the transaction ends: their checks depend on all others, such as who is
 * the last administrator (rules R3, R4 and U8).
 */
export async function lockPeople(db: Transaction<Db>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PEOPLE_LOCK}::bigint)`.execute(db)
}

export interface LockedPerson {
  readonly id: number
  readonly active: boolean
}

/**
 * Locks a person against disabling and deletion until the transaction ends, so that work assigned to them is handed
 * over with the rest; undefined for an unknown id. Call before locking a lead: leavers are locked before their leads.
 */
export async function lockPerson(db: Transaction<Db>, id: number | null): Promise<LockedPerson | undefined> {
  if (id === null || !isId(id)) return undefined
  return db
    .selectFrom('app_user')
    .select(['id', 'active'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
}
